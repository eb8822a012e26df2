// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checkanswer.h"
#include "model/series.h"
#include "model/verdict.h"
#include "ui/theme/typescale.h"

#include <QColor>
#include <QIcon>
#include <QObject>

#include <memory>

class QApplication;

namespace idemscope {

/// The colours of one scheme; every widget and chart takes its colours from here.
struct ThemeColors
{
    QColor window, bar, sidebar, surface, border, hover, selection;
    QColor text, mutedText, accent, accentText;
    QColor bad, badSurface, badBorder;          ///< duplicated, lost, unexpected
    QColor good, goodSurface, goodBorder;       ///< exactly once
    QColor unsure, unsureSurface, unsureBorder; ///< in doubt, inconclusive
    QColor jsonKey, jsonString, jsonNumber, jsonWord, errorMark;

    QColor disabledText() const;
};

/// Contrast ratio of two colours, 1 to 21 (WCAG 2.2 §1.4.3).
double contrast(const QColor& one, const QColor& other);
/// `share` of `to` mixed into `from`.
QColor mixed(const QColor& from, const QColor& to, double share);
/// `color`, darkened or lightened until text in it has a contrast of at least 4.5 on `background`.
QColor readable(const QColor& color, const QColor& background);

/// The look of the whole window: light or dark, colours, type scale, spacing, icons (DESIGN.md §6, §9). One object,
/// owned by the application; widgets restyle themselves on changed(). GUI thread.
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
    ~Theme() override;

    void setScheme(Scheme scheme);
    Scheme scheme() const;
    bool isDark() const;
    const ThemeColors& colors() const;

    /// Takes effect at once, also on widgets that were given a font of the scale.
    void setTextSizes(const TextSizes& sizes);
    TextSizes textSizes() const;

    /// One colour and one icon per meaning (Okabe–Ito, adapted to the scheme). For areas and lines; text takes it
    /// through readable(). A verdict's colour is fit for text as it is.
    QColor color(Happening happening) const;
    QIcon icon(Happening happening) const;
    QColor color(Verdict verdict) const;
    QIcon icon(Verdict verdict) const;
    QColor color(CheckAnswer answer) const;
    QIcon icon(CheckAnswer answer) const;
    static QString name(Happening happening); ///< translated word
    static QString name(Verdict verdict);

    /// An SVG of resources/icons, in the muted text colour of the scheme; it follows changes by itself.
    QIcon icon(const QString& name) const;
    /// The same on a primary button.
    QIcon primaryIcon(const QString& name) const;

    QFont bodyFont() const;
    QFont displayFont() const; ///< the question on the start page
    QFont titleFont() const;   ///< the verdict sentence
    QFont headingFont() const; ///< card and group headings
    QFont smallFont() const;   ///< secondary text
    QFont fixedFont() const;   ///< bytes, URLs, code
    QFont tabularFont() const; ///< numbers in tables

signals:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/// The application's theme; set once by Theme's constructor, valid as long as it lives.
Theme& theme();

}
