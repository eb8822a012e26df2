// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"

namespace idemscope {

/// 0xRRGGBB of what happened to an attempt, in window and report alike: Okabe–Ito (DESIGN.md §6); in dark the same
/// hues, lighter.
quint32 happeningRgb(Happening happening, bool isDark);

/// "#0072b2"
QString colorName(quint32 rgb);

}
