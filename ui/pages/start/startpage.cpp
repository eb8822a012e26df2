// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/start/startpage.h"

#include "ui/pages/start/startcard.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form.h"
#include "ui/widgets/label.h"

#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int widthInCharacters = 98;
constexpr int narrowInCharacters = 76;
constexpr int firstCardRow = 3;
constexpr int recentShown = 3;

}

StartPage::StartPage(QWidget* parent)
    : QWidget(parent)
    , m_try(new QPushButton)
    , m_url(new QLineEdit)
    , m_urlProblem(new Label(TextStyle::Bad))
    , m_open(new QPushButton)
    , m_recent(new QHBoxLayout)
    , m_new(new QPushButton)
    , m_tour(new QPushButton)
    , m_help(new QPushButton)
{
    auto* question = new Label(TextStyle::Display);
    auto* answer = new Label(TextStyle::Muted);
    answer->setWordWrap(true);
    auto* content = new QWidget;
    content->setMaximumWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * widthInCharacters);
    auto* grid = new QGridLayout(content);
    m_grid = grid;
    grid->setContentsMargins(0, 3 * Theme::grid, 0, 3 * Theme::grid);
    grid->setHorizontalSpacing(2 * Theme::grid);
    grid->setVerticalSpacing(2 * Theme::grid);
    grid->addWidget(question, 0, 0, 1, 2);
    grid->addWidget(answer, 1, 0, 1, 2);
    grid->setRowMinimumHeight(2, Theme::half);
    m_cards = {buildSandboxCard(), buildUrlCard(), buildOpenCard(), buildNewCard(), buildTourCard()};
    placeCards(2);
    auto* page = new QWidget;
    page->setProperty("surface", u"window"_s);
    page->setAttribute(Qt::WA_StyledBackground);
    auto* pageLayout = new QVBoxLayout(page);
    auto* centre = new QHBoxLayout;
    centre->addStretch(1);
    centre->addWidget(content, 100);
    centre->addStretch(1);
    pageLayout->addStretch(1);
    pageLayout->addLayout(centre);
    pageLayout->addStretch(1);
    pageLayout->setContentsMargins(2 * Theme::grid, 0, 2 * Theme::grid, 0);
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scroll);
    (new Texts(*this))->bind([question, answer] {
        question->setText(tr("Is it safe to retry?"));
        answer->setText(
            tr("A request timed out. Did it happen? Idemscope repeats requests in every way that goes wrong, counts "
               "what really happened at the target, and tells you whether the effect is produced exactly once."));
    });
}

QWidget* StartPage::buildSandboxCard()
{
    auto* card =
        new StartCard([] { return tr("Try the sandbox"); },
                      [] {
                          return tr("A payments API on this machine with a race in it. One click opens a sample "
                                    "request, one more fires retries at it and shows the duplicates.");
                      },
                      true);
    m_try->setProperty("button", u"primary"_s);
    card->addRow(m_try, Qt::AlignLeft);
    (new Texts(*m_try))->bind([this] { setSandboxRunning(m_isSandboxRunning); });
    connect(m_try, &QPushButton::clicked, this, &StartPage::sandboxRequested);
    return card;
}

void StartPage::setSandboxRunning(bool isRunning)
{
    m_isSandboxRunning = isRunning;
    m_try->setText(isRunning ? tr("Open the sample request") : tr("Start the sandbox"));
}

QWidget* StartPage::buildUrlCard()
{
    auto* card =
        new StartCard([] { return tr("Probe your API"); },
                      [] { return tr("Paste the URL of a request that your clients retry, and press Enter."); });
    m_url->setFont(theme().fixedFont());
    m_urlProblem->setWordWrap(true);
    m_urlProblem->hide();
    card->addRow(m_url);
    card->addRow(m_urlProblem);
    (new Texts(*m_url))->bind([this] {
        m_url->setPlaceholderText(tr("https://…"));
        m_url->setAccessibleName(tr("URL to probe"));
        m_urlProblem->setText(tr("Write the whole URL, from http:// or https:// on."));
    });
    connect(m_url, &QLineEdit::returnPressed, this, &StartPage::enterUrl);
    connect(m_url, &QLineEdit::textEdited, m_urlProblem, &QWidget::hide);
    return card;
}

QWidget* StartPage::buildOpenCard()
{
    auto* card = new StartCard([] { return tr("Open a collection"); },
                               [] { return tr("A folder of plain files, made for git."); });
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_open);
    layout->addLayout(m_recent);
    layout->addStretch(1);
    card->addRow(row);
    (new Texts(*m_open))->bind([this] { m_open->setText(tr("Open folder…")); });
    connect(m_open, &QPushButton::clicked, this, &StartPage::openFolderRequested);
    return card;
}

QWidget* StartPage::buildNewCard()
{
    auto* card =
        new StartCard([] { return tr("New collection"); },
                      [] { return tr("Requests, contracts and scenarios, one file each, in a folder you choose."); });
    card->addRow(m_new, Qt::AlignLeft);
    (new Texts(*m_new))->bind([this] { m_new->setText(tr("New collection…")); });
    connect(m_new, &QPushButton::clicked, this, &StartPage::newCollectionRequested);
    return card;
}

QWidget* StartPage::buildTourCard()
{
    auto* card = new StartCard([] { return tr("New here?"); },
                               [] { return tr("A look around the window in six stops, and what its words mean."); });
    card->addRow(sideBySide({m_tour, m_help}), Qt::AlignLeft);
    (new Texts(*card))->bind([this] {
        m_tour->setText(tr("Take the tour"));
        m_help->setText(tr("What the words mean"));
    });
    connect(m_tour, &QPushButton::clicked, this, &StartPage::tourRequested);
    connect(m_help, &QPushButton::clicked, this, &StartPage::helpRequested);
    return card;
}

/// The last card takes the whole row where it stands alone.
void StartPage::placeCards(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const int place = static_cast<int>(i);
        const bool isAlone = i + 1 == m_cards.size() && place % columns == 0;
        m_grid->addWidget(m_cards[i], firstCardRow + place / columns, place % columns, 1, isAlone ? 2 : 3 - columns);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeCards(width() < QFontMetrics(theme().bodyFont()).averageCharWidth() * narrowInCharacters ? 1 : 2);
}

void StartPage::focusFirst()
{
    m_try->setFocus();
}

void StartPage::setRecentFolders(const QStringList& folders)
{
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const QString& folder : folders.first(std::min<qsizetype>(recentShown, folders.size()))) {
        auto* link = new QToolButton;
        link->setProperty("button", u"link"_s);
        link->setText(QDir(folder).dirName());
        link->setToolTip(folder);
        link->setFocusPolicy(Qt::StrongFocus);
        link->setCursor(Qt::PointingHandCursor);
        connect(link, &QToolButton::clicked, this, [this, folder] { emit folderChosen(folder); });
        m_recent->addWidget(link);
    }
}

void StartPage::enterUrl()
{
    const QString text = m_url->text().trimmed();
    const QUrl url(text, QUrl::StrictMode);
    const bool isWhole = (text.startsWith("http://"_L1) || text.startsWith("https://"_L1)) && !url.host().isEmpty();
    m_urlProblem->setVisible(!isWhole);
    if (!isWhole)
        return;
    m_url->clear();
    emit urlEntered(text);
}

}
