// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/documents.h"

#include "ui/commands/keys.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

Documents::Documents(QWidget* emptyPage, QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar)
    , m_bar(new QWidget)
    , m_new(new QToolButton)
    , m_stack(new QStackedWidget)
    , m_emptyPage(emptyPage)
{
    m_tabs->setProperty("bar", u"documents"_s);
    m_tabs->setExpanding(false);
    m_tabs->setMovable(true);
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_tabs->installEventFilter(this);
    m_new->setIcon(theme().icon(u"plus"_s));
    m_new->setFocusPolicy(Qt::TabFocus);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(Theme::grid + Theme::half, 0, Theme::grid, 0);
    bar->setSpacing(Theme::half);
    bar->addWidget(m_tabs);
    bar->addWidget(m_new);
    bar->addStretch(1);
    auto* barLayout = new QVBoxLayout(m_bar);
    barLayout->setContentsMargins({});
    barLayout->setSpacing(0);
    barLayout->addLayout(bar);
    barLayout->addWidget(separator(Qt::Horizontal));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_stack, 1);
    m_stack->addWidget(m_emptyPage);
    (new Texts(*this))->bind([this] {
        m_tabs->setAccessibleName(tr("Open requests and runs"));
        m_new->setToolTip(withKeys(tr("New request"), Command::NewRequest));
        m_new->setAccessibleName(tr("New request"));
        for (Document* document : m_documents)
            refreshTab(document);
    });
    connect(m_new, &QToolButton::clicked, this, &Documents::newRequested);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_documents.size()))
            m_stack->setCurrentWidget(m_documents[static_cast<std::size_t>(index)]);
        emit currentChanged();
    });
    connect(m_stack, &QStackedWidget::currentChanged, this, &Documents::markShown);
    connect(m_tabs, &QTabBar::tabMoved, this, [this](int from, int to) {
        Document* moved = m_documents[static_cast<std::size_t>(from)];
        m_documents.erase(m_documents.begin() + from);
        m_documents.insert(m_documents.begin() + to, moved);
    });
    // Tabs are measured when they are added, which may be before they are shown.
    m_tabs->ensurePolished();
    update();
}

void Documents::add(Document* document)
{
    m_documents.push_back(document);
    m_stack->addWidget(document);
    const int index = m_tabs->addTab(QString());
    m_tabs->setTabButton(index, QTabBar::RightSide, closeButton(document));
    connect(document, &Document::titleChanged, this, [this, document] { refreshTab(document); });
    connect(document, &Document::closeRequested, this, [this, document] { emit closeRequested(document); });
    connect(document, &Document::statusChanged, this, [this, document] {
        if (document == current())
            emit currentChanged();
    });
    refreshTab(document);
    update();
    show(document);
}

QToolButton* Documents::closeButton(Document* document)
{
    auto* button = new QToolButton;
    button->setProperty("button", u"tab"_s);
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QToolButton::clicked, this, [this, document] { emit closeRequested(document); });
    return button;
}

void Documents::refreshTab(Document* document)
{
    const auto at = std::find(m_documents.begin(), m_documents.end(), document);
    if (at == m_documents.end())
        return;
    const int index = static_cast<int>(at - m_documents.begin());
    const bool isModified = document->isModified();
    // A lone ampersand in a name is no mnemonic.
    QString text = document->title();
    m_tabs->setTabText(index, text.replace(u'&', u"&&"_s));
    const QString mark = document->mark().isEmpty() && isModified ? tr("not saved") : document->mark();
    m_tabs->setTabToolTip(index, mark.isEmpty() ? document->title() : tr("%1 (%2)").arg(document->title(), mark));
    auto* button = static_cast<QToolButton*>(m_tabs->tabButton(index, QTabBar::RightSide));
    button->setIcon(theme().icon(isModified ? u"dot"_s : u"close"_s));
    button->setAccessibleName(isModified ? tr("Close %1, which is not saved").arg(document->title())
                                         : tr("Close %1").arg(document->title()));
    button->setToolTip(withKeys(tr("Close"), Command::CloseTab));
    if (document == current())
        emit currentChanged();
}

void Documents::remove(Document* document)
{
    const auto at = std::find(m_documents.begin(), m_documents.end(), document);
    if (at == m_documents.end())
        return;
    const int index = static_cast<int>(at - m_documents.begin());
    m_documents.erase(at);
    m_stack->removeWidget(document);
    m_tabs->removeTab(index);
    document->deleteLater();
    update();
    emit currentChanged();
}

void Documents::update()
{
    const bool isEmpty = m_documents.empty();
    m_bar->setHidden(isEmpty);
    if (isEmpty)
        m_stack->setCurrentWidget(m_emptyPage);
    else if (m_tabs->currentIndex() >= 0)
        m_stack->setCurrentWidget(m_documents[static_cast<std::size_t>(m_tabs->currentIndex())]);
}

/// A tab bar always has a current tab; while the start page is shown it does not look like one.
void Documents::markShown()
{
    m_tabs->setProperty("shows", current() ? u"document"_s : u"start"_s);
    m_tabs->style()->unpolish(m_tabs);
    m_tabs->style()->polish(m_tabs);
    m_tabs->update();
}

void Documents::show(Document* document)
{
    const auto at = std::find(m_documents.begin(), m_documents.end(), document);
    if (at == m_documents.end())
        return;
    m_tabs->setCurrentIndex(static_cast<int>(at - m_documents.begin()));
    m_stack->setCurrentWidget(document);
    emit currentChanged();
}

void Documents::showEmptyPage()
{
    m_stack->setCurrentWidget(m_emptyPage);
    emit currentChanged();
}

Document* Documents::current() const
{
    return m_stack->currentWidget() == m_emptyPage ? nullptr : static_cast<Document*>(m_stack->currentWidget());
}

std::vector<Document*> Documents::all() const
{
    return m_documents;
}

void Documents::step(int by)
{
    const int count = m_tabs->count();
    if (count == 0)
        return;
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + count) % count);
    update();
    emit currentChanged();
}

void Documents::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // Tabs that were added before the bar was shown were measured with close buttons of another size.
    for (Document* document : m_documents)
        refreshTab(document);
    m_tabs->setElideMode(m_tabs->elideMode());
    m_tabs->updateGeometry();
}

bool Documents::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tabs && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const int index = m_tabs->tabAt(mouse->pos());
        if (mouse->button() == Qt::MiddleButton && index >= 0) {
            emit closeRequested(m_documents[static_cast<std::size_t>(index)]);
            return true;
        }
        // From the start page back to the tab that is already the current one.
        if (mouse->button() == Qt::LeftButton && index >= 0)
            show(m_documents[static_cast<std::size_t>(index)]);
    }
    return QWidget::eventFilter(watched, event);
}

}
