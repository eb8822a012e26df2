// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/theme.h"

#include "base/logging.h"
#include "base/safefile.h"
#include "report/words.h"
#include "ui/theme/palette.h"
#include "ui/theme/svgicon.h"
#include "ui/theme/textrescale.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QStyleFactory>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

Theme* g_theme = nullptr;

bool isDarkPalette(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

bool systemIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
    return isDarkPalette(QGuiApplication::palette());
#endif
}

QString styleTemplate()
{
    const Result<QByteArray> text = readFile(u":/idemscope/theme/idemscope.qss"_s);
    if (!text)
        qCWarning(logUi) << text.error().message;
    return QString::fromUtf8(text.value_or(QByteArray()));
}

}

struct Theme::Parts
{
    QApplication& application;
    QFont platformFont;
    TypeScale fonts;
    ThemeColors colors;
    QPalette palette;
    QString sheetTemplate;
    TextSizes sizes = {};
    Scheme scheme = Scheme::System;
    bool systemDark = false;
    bool isDark = false;
    bool isApplying = false;
};

Theme::Theme(QApplication& application)
    : m_parts(std::make_unique<Parts>(
          Parts{application, QApplication::font(), typeScale(QApplication::font()), {}, {}, styleTemplate()}))
{
    g_theme = this;
    m_parts->systemDark = systemIsDark();
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setFont(m_parts->fonts.body);
    apply();
    application.installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        m_parts->systemDark = systemIsDark();
        apply();
    });
#endif
}

Theme::~Theme()
{
    g_theme = nullptr;
    QApplication::setFont(m_parts->platformFont);
}

void Theme::setScheme(Scheme scheme)
{
    m_parts->scheme = scheme;
    apply();
}

Theme::Scheme Theme::scheme() const
{
    return m_parts->scheme;
}
bool Theme::isDark() const
{
    return m_parts->isDark;
}
const ThemeColors& Theme::colors() const
{
    return m_parts->colors;
}

void Theme::setTextSizes(const TextSizes& sizes)
{
    if (sizes == m_parts->sizes)
        return;
    const TextRescale rescale(m_parts->fonts.fixed, m_parts->sizes, sizes);
    m_parts->sizes = sizes;
    m_parts->fonts = typeScale(m_parts->platformFont, sizes);
    QApplication::setFont(m_parts->fonts.body);
    apply();
    rescale.apply(); // a style sheet that is set anew gives widgets the fonts back that they had
}

TextSizes Theme::textSizes() const
{
    return m_parts->sizes;
}

void Theme::apply()
{
    const QScopedValueRollback applying(m_parts->isApplying, true);
    m_parts->isDark = m_parts->scheme == Scheme::Dark || (m_parts->scheme == Scheme::System && m_parts->systemDark);
    m_parts->colors = m_parts->isDark ? darkColors() : lightColors();
    m_parts->palette = paletteOf(m_parts->colors);
    QApplication::setPalette(m_parts->palette);
    m_parts->application.setStyleSheet(styleSheetOf(m_parts->sheetTemplate, m_parts->colors, m_parts->isDark));
    emit changed();
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    // Before Qt 6.5 nothing but the palette tells that the desktop went dark or light.
    if (event->type() == QEvent::ApplicationPaletteChange && watched == &m_parts->application && !m_parts->isApplying &&
        QGuiApplication::palette() != m_parts->palette) {
        m_parts->systemDark = isDarkPalette(QGuiApplication::palette());
        apply();
    }
    return QObject::eventFilter(watched, event);
}

QColor Theme::color(Happening happening) const
{
    return happeningColor(happening, m_parts->isDark);
}

QColor Theme::color(Verdict verdict) const
{
    switch (verdict) {
    case Verdict::Duplicated:
    case Verdict::Unexpected:
    case Verdict::Lost:
        return m_parts->colors.bad;
    case Verdict::InDoubt:
    case Verdict::Inconclusive:
        return m_parts->colors.unsure;
    case Verdict::ExactlyOnce:
        break;
    }
    return m_parts->colors.good;
}

QIcon Theme::icon(Happening happening) const
{
    static constexpr QLatin1StringView names[] = {"executed"_L1, "replay"_L1,  "conflict"_L1, "duplicate"_L1,
                                                  "unknown"_L1,  "refused"_L1, "rejected"_L1, "failed"_L1};
    return svgIcon(names[static_cast<int>(happening)], [this, happening](QIcon::Mode) {
        return IconInk{color(happening), colors().surface};
    });
}

QIcon Theme::icon(Verdict verdict) const
{
    static constexpr QLatin1StringView names[] = {"verdict-bad"_L1,    "verdict-unexpected"_L1, "verdict-lost"_L1,
                                                  "verdict-unsure"_L1, "verdict-unsure"_L1,     "verdict-good"_L1};
    return svgIcon(names[static_cast<int>(verdict)], [this, verdict](QIcon::Mode) {
        return IconInk{color(verdict), colors().surface};
    });
}

QColor Theme::color(CheckAnswer answer) const
{
    switch (answer) {
    case CheckAnswer::Pass:
        return colors().good;
    case CheckAnswer::Fail:
        return colors().bad;
    case CheckAnswer::Warn:
        return colors().unsure;
    case CheckAnswer::Inconclusive:
        return readable(color(Happening::Unknown), colors().window);
    case CheckAnswer::Remark:
    case CheckAnswer::NotApplicable:
        break;
    }
    return colors().mutedText;
}

QIcon Theme::icon(CheckAnswer answer) const
{
    static constexpr QLatin1StringView names[] = {"verdict-good"_L1, "verdict-bad"_L1,    "warning"_L1,
                                                  "info"_L1,         "verdict-unsure"_L1, "minus"_L1};
    return svgIcon(names[static_cast<int>(answer)], [this, answer](QIcon::Mode) {
        return IconInk{color(answer), colors().surface};
    });
}

QString Theme::name(Happening happening)
{
    return happeningName(happening);
}

QString Theme::name(Verdict verdict)
{
    return verdictName(verdict);
}

QIcon Theme::icon(const QString& name) const
{
    return svgIcon(name, [this](QIcon::Mode mode) {
        return IconInk{mode == QIcon::Disabled ? colors().disabledText() : colors().mutedText, colors().surface};
    });
}

QIcon Theme::primaryIcon(const QString& name) const
{
    return svgIcon(name, [this](QIcon::Mode mode) {
        return IconInk{mode == QIcon::Disabled ? colors().disabledText() : colors().accentText, colors().accent};
    });
}

QFont Theme::bodyFont() const
{
    return m_parts->fonts.body;
}
QFont Theme::displayFont() const
{
    return m_parts->fonts.display;
}
QFont Theme::titleFont() const
{
    return m_parts->fonts.title;
}
QFont Theme::headingFont() const
{
    return m_parts->fonts.heading;
}
QFont Theme::smallFont() const
{
    return m_parts->fonts.small;
}
QFont Theme::fixedFont() const
{
    return m_parts->fonts.fixed;
}
QFont Theme::tabularFont() const
{
    return m_parts->fonts.tabular;
}

Theme& theme()
{
    return *g_theme;
}

}
