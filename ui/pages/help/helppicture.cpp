// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/help/helppicture.h"

#include "base/logging.h"
#include "base/safefile.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr double fontSizeInDrawings = 13; ///< pixels
constexpr double tint = 0.3;              ///< of an area that holds text

/// What stands in [[brackets]] in the drawings.
constexpr const char* words[] = {
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "client"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "target"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "charge 10 EUR"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "answer lost"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "retry, same key"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "one effect"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "a second one?"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "operation: one key, one payload"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "client 1"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "client 2"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "no answer"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "retry"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "attempt"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "first byte sent"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "answer complete"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "refused"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "unknown"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "responded"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "before"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "burst"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "after"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "effects = after − before"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "first execution"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "replay"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "stored result"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "everything but the last byte"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "release"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "first answer"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "overlap"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "acknowledged"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "effects"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "verdict"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "exactly once"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "duplicated"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "lost"),
    QT_TRANSLATE_NOOP("idemscope::HelpPicture", "in doubt"),
};

QString withColors(QString drawing)
{
    const ThemeColors& colors = theme().colors();
    const std::pair<QLatin1StringView, QColor> inks[] = {
        {"text"_L1, colors.text},       {"muted"_L1, colors.mutedText}, {"border"_L1, colors.border},
        {"surface"_L1, colors.surface}, {"fill"_L1, colors.selection},  {"accent"_L1, colors.accent},
        {"good"_L1, colors.good},       {"bad"_L1, colors.bad},         {"unsure"_L1, colors.unsure},
    };
    for (const auto& [name, color] : inks)
        drawing.replace(u"@%1@"_s.arg(name), color.name());
    const std::pair<QLatin1StringView, Happening> happenings[] = {
        {"executed"_L1, Happening::Executed}, {"replay"_L1, Happening::Replay},
        {"unknown"_L1, Happening::Unknown},   {"duplicate"_L1, Happening::DuplicateEffect},
        {"refused"_L1, Happening::Refused},
    };
    for (const auto& [name, happening] : happenings) {
        const QColor color = theme().color(happening);
        drawing.replace(u"@%1@"_s.arg(name), color.name());
        drawing.replace(u"@%1Fill@"_s.arg(name), mixed(colors.surface, color, tint).name());
    }
    return drawing.replace("@font@"_L1, theme().bodyFont().family());
}

QString withWords(QString drawing)
{
    for (const char* word : words) {
        const QString said = QCoreApplication::translate("idemscope::HelpPicture", word);
        drawing.replace(u"[[%1]]"_s.arg(QString::fromUtf8(word)), said.toHtmlEscaped());
    }
    return drawing;
}

}

HelpPicture::HelpPicture(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme(), &Theme::changed, this, &HelpPicture::draw);
}

void HelpPicture::setPicture(const QString& name, const QString& inWords)
{
    m_name = name;
    setAccessibleName(inWords);
    setToolTip(inWords);
    draw();
}

QString HelpPicture::drawingOf(const QString& name)
{
    const Result<QByteArray> text = readFile(u":/idemscope/help/%1.svg"_s.arg(name));
    if (!text)
        qCWarning(logUi) << text.error().message;
    return withWords(withColors(QString::fromUtf8(text.value_or(QByteArray()))));
}

void HelpPicture::draw()
{
    setVisible(!m_name.isEmpty());
    if (m_name.isEmpty())
        return;
    m_renderer.load(drawingOf(m_name).toUtf8());
    updateGeometry();
    update();
}

QSize HelpPicture::sizeHint() const
{
    const double scale = QFontInfo(theme().bodyFont()).pixelSize() / fontSizeInDrawings;
    const int width = int(m_renderer.defaultSize().width() * scale);
    return {width, heightForWidth(width)};
}

int HelpPicture::heightForWidth(int width) const
{
    const QSize size = m_renderer.defaultSize();
    const double scale = QFontInfo(theme().bodyFont()).pixelSize() / fontSizeInDrawings;
    const double shown = std::min<double>(width, size.width() * scale);
    return size.width() > 0 ? int(size.height() * shown / size.width()) : 0;
}

void HelpPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QSize size = m_renderer.defaultSize();
    if (size.width() > 0)
        m_renderer.render(&painter, QRectF(0, 0, double(height()) * size.width() / size.height(), height()));
}

}
