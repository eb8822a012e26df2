// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

#include <QPalette>

namespace idemscope {

ThemeColors lightColors();
ThemeColors darkColors();

/// Okabe–Ito (DESIGN.md §6); in dark the same hues, lighter.
QColor happeningColor(Happening happening, bool isDark);

/// The palette that Fusion draws with.
QPalette paletteOf(const ThemeColors& colors);

/// Replaces the @names@ of the style sheet template.
QString styleSheetOf(const QString& styleTemplate, const ThemeColors& colors, bool isDark);

}
