// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"
#include "model/verdict.h"

#include <QColor>
#include <QIcon>
#include <QObject>

class QApplication;

namespace idemscope {

/// The colours of one scheme; every widget and chart takes its colours from here.
struct ThemeColors
{
    QColor window, sidebar, surface, border, hover, selection;
    QColor text, mutedText, accent, accentText;
    QColor bad, badSurface, badBorder;       ///< duplicated, lost, unexpected
    QColor good, goodSurface, goodBorder;    ///< exactly once
    QColor unsure, unsureSurface, unsureBorder; ///< in doubt, inconclusive
    QColor jsonKey, jsonString, jsonNumber, jsonWord, errorMark;
};

/// The look of the whole window: light or dark, colours, type scale, spacing, icons (DESIGN.md §6, §9). One object, owned
/// by the application; widgets restyle themselves on changed(). GUI thread.
class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Scheme { System, Light, Dark };
    /// The 8-pixel grid and its half.
    static constexpr int grid = 8;
    static constexpr int half = 4;

    /// Installs Fusion, fonts, palette and style sheet.
    explicit Theme(QApplication& application);

    void setScheme(Scheme scheme);
    Scheme scheme() const;
    bool isDark() const;
    const ThemeColors& colors() const;

    /// One colour and one icon per meaning (Okabe–Ito, adapted to the scheme).
    QColor color(Happening happening) const;
    QIcon icon(Happening happening) const;
    QColor color(Verdict verdict) const;
    QIcon icon(Verdict verdict) const;
    static QString name(Happening happening); ///< translated word
    static QString name(Verdict verdict);

    /// An SVG of resources/icons, in the text colour of the scheme.
    QIcon icon(const QString& name) const;

    QFont titleFont() const;    ///< the verdict sentence
    QFont headingFont() const;  ///< card and group headings
    QFont smallFont() const;    ///< secondary text
    QFont fixedFont() const;    ///< bytes, URLs, code
    QFont tabularFont() const;  ///< numbers in tables

signals:
    void changed();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/// The application's theme; set once by Theme's constructor, valid as long as it lives.
Theme& theme();

}
