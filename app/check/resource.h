// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"

namespace idemscope {

/// Where the thing that an acknowledged attempt created is addressed: its Location, or its identity below the request's
/// URL. A Location on another host is none: what is sent there would be sent to somebody else.
std::optional<QString> createdUrl(const Attempt& created);

/// What a GET shows of a thing, so that two looks can be compared: gone, or its JSON value, in which points in time do
/// not count.
QByteArray shownState(const Response& response);

}
