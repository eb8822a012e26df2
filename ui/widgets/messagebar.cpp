// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/messagebar.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVariant>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestMessage = 600; ///< letters; a text of many pages would be laid out again and again

}

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel)
    , m_text(new Label(TextStyle::Body))
    , m_remedyButton(new QPushButton)
    , m_close(new QToolButton)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(Theme::grid + Theme::half, Theme::half, Theme::half, Theme::half);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_remedyButton);
    layout->addWidget(m_close);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setIcon(theme().icon(u"close"_s));
    connect(m_close, &QToolButton::clicked, this, &MessageBar::clear);
    connect(m_remedyButton, &QPushButton::clicked, this, [this] {
        const std::function<void()> apply = m_remedy.apply; // which may say something else here
        apply();
    });
    (new Texts(*this))->bind([this] {
        m_close->setToolTip(tr("Close this message"));
        m_close->setAccessibleName(tr("Close this message"));
        showText();
    });
    hide();
}

void MessageBar::say(const Error& error)
{
    say(Kind::Trouble, [error] { return error.text(); });
}

void MessageBar::showText()
{
    QString text = m_tell ? m_tell() : QString();
    if (text.size() > longestMessage)
        text = text.left(longestMessage) + u'…';
    m_text->setText(text);
    setAccessibleName(text);
    m_remedyButton->setVisible(m_remedy.apply != nullptr);
    m_remedyButton->setText(m_remedy.name ? m_remedy.name() : QString());
}

void MessageBar::say(Kind kind, std::function<QString()> text, Remedy remedy)
{
    m_tell = std::move(text);
    m_remedy = std::move(remedy);
    setProperty("message", kind == Kind::Trouble ? u"trouble"_s : u"hint"_s);
    style()->unpolish(this);
    style()->polish(this);
    m_icon->setPixmap(
        theme().icon(kind == Kind::Trouble ? u"warning"_s : u"info"_s).pixmap(QSize(16, 16), devicePixelRatioF()));
    showText();
    show();
    QAccessibleEvent news(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&news);
    emit said(kind, m_text->text());
}

void MessageBar::clear()
{
    m_tell = {};
    m_remedy = {};
    showText();
    hide();
}

QString MessageBar::text() const
{
    return m_text->text();
}

}
