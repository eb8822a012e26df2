// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/delivery.h"

namespace idemscope {

Sentence nameOf(Discipline discipline);
Sentence nameOf(ChannelFault fault);
Sentence nameOf(ClaimVerdict verdict);
/// What a sender under it does, and what that can and cannot promise, in plain words.
Sentence explanationOf(Discipline discipline);
/// What the channel does.
Sentence explanationOf(ChannelFault fault);

}
