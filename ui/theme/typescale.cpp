// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/typescale.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr double displayRatio = 2.0;
constexpr double titleRatio = 1.5;
constexpr double headingRatio = 1.15;
constexpr double smallRatio = 0.9;
constexpr double fixedRatio = 0.95;
constexpr qreal usualPointSize = 10; ///< where the platform has none

/// Noto writes the same glyphs for Latin digits and brings Chinese ones in the simplified form.
QStringList withChinese(QStringList families, QLatin1StringView chinese)
{
    families.append(chinese);
    return families;
}

QFont scaled(const QFont& body, double ratio, QFont::Weight weight = QFont::Normal)
{
    QFont font = body;
    font.setPointSizeF(body.pointSizeF() * ratio);
    font.setWeight(weight);
    return font;
}

bool hasTabularFigures(const QFont& font)
{
    const QFontMetricsF metrics(font);
    const QString digits = u"0123456789"_s;
    return std::all_of(digits.begin(), digits.end(), [&metrics](QChar digit) {
        return qFuzzyCompare(metrics.horizontalAdvance(digit), metrics.horizontalAdvance(u'0'));
    });
}

/// Figures of equal width: a font feature from Qt 6.7 on, before that a family that has them without being asked.
QFont tabular(const QFont& body)
{
    QFont font = body;
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature(QFont::Tag("tnum"), 1);
#endif
    if (hasTabularFigures(font))
        return font;
    for (const QLatin1StringView family : {"Noto Sans"_L1, "Liberation Sans"_L1, "DejaVu Sans"_L1}) {
        if (!QFontDatabase::hasFamily(family))
            continue;
        font.setFamilies(withChinese({family}, "Noto Sans CJK SC"_L1));
        return font;
    }
    return font;
}

QFont fixedFontFor(qreal pointSize)
{
    const QFont system = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    QStringList families = system.families();
    if (QFontDatabase::hasFamily(u"DejaVu Sans Mono"_s))
        families.prepend(u"DejaVu Sans Mono"_s);
    QFont font = system;
    font.setFamilies(withChinese(families, "Noto Sans Mono CJK SC"_L1));
    font.setStyleHint(QFont::Monospace);
    font.setPointSizeF(pointSize);
    return font;
}

}

TypeScale typeScale(const QFont& platformFont, const TextSizes& sizes)
{
    TypeScale scale;
    scale.body = platformFont;
    QStringList families = platformFont.families();
    if (QFontDatabase::hasFamily(u"Inter"_s))
        families.prepend(u"Inter"_s);
    scale.body.setFamilies(withChinese(families, "Noto Sans CJK SC"_L1));
    if (scale.body.pointSizeF() <= 0)
        scale.body.setPointSizeF(usualPointSize);
    const qreal platformSize = scale.body.pointSizeF();
    scale.body.setPointSizeF(platformSize * sizes.window / 100);
    scale.display = scaled(scale.body, displayRatio, QFont::Bold);
    scale.title = scaled(scale.body, titleRatio, QFont::Bold);
    scale.heading = scaled(scale.body, headingRatio, QFont::DemiBold);
    scale.small = scaled(scale.body, smallRatio);
    scale.fixed = fixedFontFor(platformSize * fixedRatio * sizes.editor / 100);
    scale.tabular = tabular(scale.body);
    return scale;
}

}
