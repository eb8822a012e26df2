// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runcontext.h"

#include <functional>
#include <future>

namespace idemscope {

/// Takes the operations of one round in chunks and hands a chunk over only when its intents are on the disk (DESIGN.md
/// §4: intent first). While one chunk is fired the next is being committed. Lives on the run's thread.
class OperationSource
{
public:
    using Make = std::function<Result<PlannedOperation>(std::size_t position)>;

    /// `make` plans the operation at a position below `count`, in the order they are fired.
    OperationSource(RunContext& context, std::size_t count, Make make);

    bool isExhausted() const { return m_next == m_count && !m_pending.valid(); }
    /// The next chunk if it is durable by now; empty while it is not. `mayWait`: wait for it. Errors: of planning, of
    /// the log.
    Result<std::vector<PlannedOperation>> take(bool mayWait);

private:
    Result<void> commitNext();

    RunContext& m_context;
    std::size_t m_count;
    Make m_make;
    std::size_t m_next = 0;
    std::vector<PlannedOperation> m_chunk; ///< whose intents are being committed
    std::future<Result<void>> m_pending;
};

/// A planned operation as it is kept in the log, without secrets.
Intent intentOf(const PlannedOperation& operation, int clients, const Redactor& redactor);

}
