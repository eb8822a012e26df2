// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/help/helppage.h"

#include "ui/pages/help/helppicture.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int listCharacters = 26;
constexpr int widestText = 720; ///< as scrollPage() measures

}

HelpPage::HelpPage(QWidget* parent)
    : Document(parent)
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
    , m_nothing(new Label(TextStyle::Muted))
    , m_tour(new QPushButton)
    , m_title(new Label(TextStyle::Title))
    , m_picture(new HelpPicture)
    , m_text(new Label(TextStyle::Body))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(buildList());
    layout->addWidget(separator(Qt::Vertical));
    layout->addWidget(buildTopic(), 1);
    connect(m_search, &QLineEdit::textChanged, this, &HelpPage::filter);
    connect(m_list, &QListWidget::currentItemChanged, this, &HelpPage::showTopic);
    connect(m_tour, &QPushButton::clicked, this, &HelpPage::tourRequested);
    m_search->installEventFilter(this);
    setFocusProxy(m_search);
    (new Texts(*this))->bind([this] { setTexts(); });
}

QWidget* HelpPage::buildList()
{
    auto* side = new QWidget;
    side->setFixedWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * listCharacters + 4 * Theme::grid);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(theme().icon(u"search"_s), QLineEdit::LeadingPosition);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setProperty("look", u"side"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_nothing->setWordWrap(true);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(Theme::grid, Theme::grid, Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_search);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_tour, 0, Qt::AlignLeft);
    return side;
}

QWidget* HelpPage::buildTopic()
{
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(Theme::grid, Theme::grid, Theme::grid, Theme::grid);
    layout->setSpacing(3 * Theme::grid);
    layout->addWidget(m_title);
    layout->addWidget(m_picture);
    layout->addWidget(m_text);
    m_page = scrollPage(content, widestText);
    return m_page;
}

QString HelpPage::title() const
{
    return tr("Help");
}

void HelpPage::setTexts()
{
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setAccessibleName(tr("Search the help"));
    m_list->setAccessibleName(tr("Topics"));
    m_nothing->setText(tr("No topic holds all these words."));
    m_tour->setText(tr("Take the tour"));
    m_topics = helpTopics();
    filter();
    emit titleChanged();
}

/// Lists the topics that hold every word that was typed; the one that is read stays if it is among them.
void HelpPage::filter()
{
    const QString read = m_list->currentItem() ? m_list->currentItem()->data(idRole).toString() : QString();
    m_list->clear();
    for (const HelpTopic& topic : m_topics) {
        if (!matches(topic, m_search->text()))
            continue;
        auto* item = new QListWidgetItem(topic.title, m_list);
        item->setData(idRole, QString(topic.id));
        if (topic.id == read)
            m_list->setCurrentItem(item);
    }
    m_nothing->setVisible(m_list->count() == 0);
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
}

void HelpPage::showTopic()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item)
        return;
    const auto topic = std::find_if(m_topics.begin(), m_topics.end(),
                                    [item](const HelpTopic& one) { return one.id == item->data(idRole).toString(); });
    m_title->setText(topic->title);
    m_picture->setPicture(topic->picture, topic->pictureInWords);
    m_text->setText(topic->text);
    m_page->verticalScrollBar()->setValue(0);
}

/// From the search field the arrow keys go through the list.
bool HelpPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return Document::eventFilter(watched, event);
}

}
