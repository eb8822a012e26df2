// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace idemscope {

/// Makes screen readers take a drawing for a chart. Its accessible name is to say what it shows, its accessible
/// description the values.
void announceAsChart(QWidget& drawing);

}
