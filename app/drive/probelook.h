// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"

#include <stop_token>

namespace idemscope {

/// What one probe read outside of any run.
struct ProbeLook
{
    Reading reading;      ///< its error is for people; no secret stands in it
    QByteArray key;       ///< the one {{key}} stood for
    QByteArray operation; ///< likewise {{operation}}
};

/// Reads one probe now, for a key and an operation that nobody used yet; nothing is fired, nothing logged. A gateway
/// sink listens for that moment, which shows whether it can. Blocks.
ProbeLook lookAtProbe(const RunJob& job, const Probe& probe, std::stop_token stop);

}
