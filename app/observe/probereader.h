// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/engine.h"
#include "observe/observerclock.h"
#include "observe/probepage.h"

namespace idemscope {

/// One look to be taken.
struct ProbeQuery
{
    RenderedRequestPtr request;
    std::vector<ProbeSelection> selections; ///< what one answer is read for
    int pageLimit = 100;
};

/// What a look saw. Times in µs on the observer's clock.
struct ProbeAnswer
{
    std::vector<ProbePage> pages; ///< by selection, all pages of the answer together
    QString error;                ///< English: it was not asked, so there are no pages
    QByteArray raw;               ///< the bodies, joined by line feeds
    qint64 beganAt = 0;
    qint64 endedAt = 0;
};

/// Takes looks through the engine, a bounded number at a time, following pages. Lives on the engine's thread; uses
/// engine and clock of the observer that owns it.
class ProbeReader
{
public:
    using Source = std::function<Result<ProbeQuery>(std::size_t)>;
    using Take = std::function<void(std::size_t, const ProbeAnswer&)>;

    ProbeReader(Engine& engine, ObserverClock& clock, const Redactor& redactor)
        : m_engine(engine)
        , m_clock(clock)
        , m_redactor(redactor)
    {
    }

    /// Takes `count` looks; `source` makes each when its turn comes, `take` gets every answer exactly once, those that
    /// a stop prevented with an error.
    void read(std::size_t count, const Source& source, const Take& take, std::stop_token stop);

private:
    Engine& m_engine;
    ObserverClock& m_clock;
    const Redactor& m_redactor;
};

}
