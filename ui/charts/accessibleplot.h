// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace idemscope {

/// From now on screen readers take a plot for a chart: its accessible name is what it shows, its description the
/// values. Called again it does nothing.
void makePlotsAccessible();

}
