// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/svgicon.h"

#include "base/logging.h"
#include "base/safefile.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QByteArray svgText(const QString& name)
{
    const Result<QByteArray> text = readFile(u":/idemscope/icons/%1.svg"_s.arg(name));
    if (!text)
        qCWarning(logUi) << text.error().message;
    return text.value_or(QByteArray());
}

/// Draws one SVG in colours asked for at the moment of drawing.
class SvgIconEngine final : public QIconEngine
{
public:
    SvgIconEngine(const QString& name, std::function<IconInk(QIcon::Mode)> ink)
        : m_name(name)
        , m_ink(std::move(ink))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const IconInk colors = m_ink(mode);
        QByteArray text = svgText(m_name);
        text.replace("currentColor", colors.ink.name().toLatin1()).replace("#paper", colors.paper.name().toLatin1());
        QSvgRenderer renderer(text);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        const IconInk colors = m_ink(mode);
        const QString cacheKey = u"idemscope-icon %1 %2 %3 %4x%5"_s.arg(m_name, colors.ink.name(), colors.paper.name())
                                     .arg(size.width())
                                     .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(cacheKey, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(cacheKey, pixmap);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SvgIconEngine(*this); }
    QString key() const override { return u"idemscope-svg"_s; }
    QString iconName() override { return m_name; }

private:
    QString m_name;
    std::function<IconInk(QIcon::Mode)> m_ink;
};

}

QIcon svgIcon(const QString& name, std::function<IconInk(QIcon::Mode)> ink)
{
    return QIcon(new SvgIconEngine(name, std::move(ink)));
}

}
