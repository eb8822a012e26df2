// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <functional>
#include <stop_token>

namespace idemscope {

/// How an import tells how far it is and learns that it is to end. Called on the importing thread.
struct ImportWatch
{
    std::stop_token stop;
    std::function<void(int percent)> progress;

    bool isStopped() const { return stop.stop_requested(); }
    /// To be called for every item; false: end at once, the caller of the importer says that it was cancelled.
    bool advance(qint64 done, qint64 total) const;
};

}
