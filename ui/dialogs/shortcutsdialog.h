// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace idemscope {

/// Lists every keyboard shortcut of the window, made from the command table.
void showShortcuts(QWidget* parent);

}
