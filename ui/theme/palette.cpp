// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/palette.h"

#include "report/colors.h"

#include <utility>

namespace idemscope {

using namespace Qt::StringLiterals;

ThemeColors lightColors()
{
    ThemeColors c;
    c.window = c.surface = QColor(0xffffff);
    c.bar = QColor(0xfafbfd);
    c.sidebar = QColor(0xf5f7f9);
    c.border = QColor(0xdfe3e8);
    c.hover = QColor(0xedf1f5);
    c.selection = QColor(0xe3eefb);
    c.text = QColor(0x1b1f24);
    c.mutedText = QColor(0x5d6875);
    c.accent = QColor(0x0a60cf);
    c.accentText = QColor(0xffffff);
    c.bad = QColor(0xbf3f0c);
    c.badSurface = QColor(0xfff3ea);
    c.badBorder = QColor(0xf0c3a0);
    c.good = QColor(0x00714f);
    c.goodSurface = QColor(0xebf8f3);
    c.goodBorder = QColor(0xa5dcc8);
    c.unsure = QColor(0x7a5400);
    c.unsureSurface = QColor(0xfff8e6);
    c.unsureBorder = QColor(0xe9d19a);
    c.jsonKey = QColor(0x0b5cad);
    c.jsonString = QColor(0x00704e);
    c.jsonNumber = QColor(0xa14400);
    c.jsonWord = QColor(0x8b3a76);
    c.errorMark = QColor(0xd11a2a);
    return c;
}

ThemeColors darkColors()
{
    ThemeColors c;
    c.window = QColor(0x15191e);
    c.bar = c.sidebar = c.surface = QColor(0x1b2026);
    c.border = QColor(0x2e353e);
    c.hover = QColor(0x262d35);
    c.selection = QColor(0x1f3754);
    c.text = QColor(0xe9edf1);
    c.mutedText = QColor(0xa3adb8);
    c.accent = QColor(0x589ff8);
    c.accentText = QColor(0x0e1116);
    c.bad = QColor(0xff9a68);
    c.badSurface = QColor(0x2b1d16);
    c.badBorder = QColor(0x5e3a26);
    c.good = QColor(0x3cc79d);
    c.goodSurface = QColor(0x14261f);
    c.goodBorder = QColor(0x24523f);
    c.unsure = QColor(0xf0bd55);
    c.unsureSurface = QColor(0x28221a);
    c.unsureBorder = QColor(0x564627);
    c.jsonKey = QColor(0x79b8ff);
    c.jsonString = QColor(0x56d0a6);
    c.jsonNumber = QColor(0xf5a97a);
    c.jsonWord = QColor(0xdd9bc9);
    c.errorMark = QColor(0xff6b6b);
    return c;
}

QColor happeningColor(Happening happening, bool isDark)
{
    return QColor(happeningRgb(happening, isDark));
}

QPalette paletteOf(const ThemeColors& c)
{
    QPalette palette;
    const std::pair<QPalette::ColorRole, QColor> roles[] = {
        {QPalette::Window, c.window},       {QPalette::WindowText, c.text},
        {QPalette::Base, c.surface},        {QPalette::AlternateBase, c.sidebar},
        {QPalette::Text, c.text},           {QPalette::Button, c.surface},
        {QPalette::ButtonText, c.text},     {QPalette::BrightText, c.bad},
        {QPalette::Highlight, c.accent},    {QPalette::HighlightedText, c.accentText},
        {QPalette::Link, c.accent},         {QPalette::LinkVisited, c.accent},
        {QPalette::ToolTipBase, c.surface}, {QPalette::ToolTipText, c.text},
        {QPalette::Light, c.surface},       {QPalette::Midlight, c.hover},
        {QPalette::Mid, c.border},          {QPalette::Dark, c.mutedText},
        {QPalette::Shadow, c.border},       {QPalette::PlaceholderText, c.mutedText},
    };
    for (const auto& [role, color] : roles)
        palette.setColor(role, color);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.disabledText());
    return palette;
}

QString styleSheetOf(const QString& styleTemplate, const ThemeColors& c, bool isDark)
{
    const QColor accentHover = isDark ? c.accent.lighter(110) : c.accent.darker(112);
    const std::pair<QLatin1StringView, QString> names[] = {
        {"@window@"_L1, c.window.name()},
        {"@bar@"_L1, c.bar.name()},
        {"@sidebar@"_L1, c.sidebar.name()},
        {"@surface@"_L1, c.surface.name()},
        {"@border@"_L1, c.border.name()},
        {"@strongBorder@"_L1, mixed(c.border, c.mutedText, 0.5).name()},
        {"@hover@"_L1, c.hover.name()},
        {"@selection@"_L1, c.selection.name()},
        {"@text@"_L1, c.text.name()},
        {"@mutedText@"_L1, c.mutedText.name()},
        {"@disabledText@"_L1, c.disabledText().name()},
        {"@scrollHandle@"_L1, mixed(c.border, c.mutedText, 0.15).name()},
        {"@accent@"_L1, c.accent.name()},
        {"@accentHover@"_L1, accentHover.name()},
        {"@focusRing@"_L1, mixed(c.accent, c.text, 0.6).name()},
        {"@accentText@"_L1, c.accentText.name()},
        {"@bad@"_L1, c.bad.name()},
        {"@badSurface@"_L1, c.badSurface.name()},
        {"@badBorder@"_L1, c.badBorder.name()},
        {"@scheme@"_L1, isDark ? u"dark"_s : u"light"_s},
    };
    QString sheet = styleTemplate;
    for (const auto& [name, value] : names)
        sheet.replace(name, value);
    return sheet;
}

}
