// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/log/logpage.h"

#include "ui/models/journalfilter.h"
#include "ui/models/journalmodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

ChoiceBox<Journal::Severity>* severityBox()
{
    return new ChoiceBox<Journal::Severity>({{Journal::Severity::Note,
                                              [] {
                                                  return LogPage::tr("Everything");
                                              }},
                                             {Journal::Severity::Warning,
                                              [] {
                                                  return LogPage::tr("Warnings and trouble");
                                              }},
                                             {Journal::Severity::Trouble, [] {
                                                  return LogPage::tr("Trouble alone");
                                              }}});
}

}

LogPage::LogPage(Journal& journal, QWidget* parent)
    : Document(parent)
    , m_journal(journal)
    , m_model(new JournalModel(journal, this))
    , m_shown(new JournalFilter(*m_model, this))
    , m_title(new Label(TextStyle::Title))
    , m_explanation(new Label(TextStyle::Muted))
    , m_text(new QLineEdit)
    , m_severity(severityBox())
    , m_copy(new QPushButton(theme().icon(u"copy"_s), QString()))
    , m_clear(new QPushButton(theme().icon(u"delete"_s), QString()))
    , m_table(new QTableView)
    , m_whole(new Label(TextStyle::Body))
{
    build();
    connectParts();
    (new Texts(*this))->bind([this] { setTexts(); });
    m_table->scrollToBottom();
}

QString LogPage::title() const
{
    return tr("Log");
}

void LogPage::build()
{
    m_table->setModel(m_shown);
    CellDelegate::install(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(JournalModel::TextColumn, QHeaderView::Stretch);
    m_explanation->setWordWrap(true);
    m_whole->setWordWrap(true);
    m_whole->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_title);
    layout->addWidget(m_explanation);
    layout->addWidget(buildTools());
    layout->addWidget(m_table, 1);
    layout->addWidget(m_whole);
    setFocusProxy(m_text);
}

QWidget* LogPage::buildTools()
{
    m_text->setClearButtonEnabled(true);
    m_text->addAction(theme().icon(u"search"_s), QLineEdit::LeadingPosition);
    auto* tools = new QWidget;
    auto* layout = new FlowLayout(tools);
    for (QWidget* part : {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_severity),
                          static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_clear)})
        layout->addWidget(part);
    return tools;
}

void LogPage::connectParts()
{
    connect(m_text, &QLineEdit::textChanged, m_shown, &JournalFilter::setText);
    connect(m_severity, &QComboBox::currentIndexChanged, this, [this] { m_shown->setLeast(m_severity->value()); });
    connect(m_copy, &QPushButton::clicked, this, &LogPage::copy);
    connect(m_clear, &QPushButton::clicked, &m_journal, &Journal::clear);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LogPage::showState);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_shown, changed, this, &LogPage::showState);
    connect(m_shown, &QAbstractItemModel::modelReset, this, &LogPage::showState);
    connect(m_shown, &QAbstractItemModel::rowsInserted, m_table, [this] {
        if (!m_table->selectionModel()->hasSelection()) // else somebody reads further up
            m_table->scrollToBottom();
    });
}

void LogPage::setTexts()
{
    m_title->setText(tr("Log"));
    m_explanation->setText(
        tr("What was said since Idemscope was started, as it was said: messages, warnings, runs that "
           "began and ended. It holds no secrets and is not kept."));
    m_text->setPlaceholderText(tr("Filter the messages"));
    m_text->setAccessibleName(tr("Filter the messages"));
    m_severity->setAccessibleName(tr("Which messages"));
    m_clear->setText(tr("Clear"));
    m_table->setAccessibleName(tr("Messages"));
    m_model->retranslate();
    showState();
    emit titleChanged();
}

void LogPage::showState()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const bool hasEntries = m_shown->rowCount() > 0;
    m_copy->setText(rows.isEmpty() ? tr("Copy all that is shown") : tr("Copy the chosen ones"));
    m_copy->setEnabled(hasEntries);
    m_clear->setEnabled(m_model->rowCount() > 0);
    const Journal::Entry* one = rows.size() == 1 ? m_model->entry(m_shown->mapToSource(rows.front())) : nullptr;
    m_whole->setText(one ? one->text : QString());
    m_whole->setVisible(one);
}

/// A line for each message, as a person would write it into a bug report.
void LogPage::copy() const
{
    const QModelIndexList chosen = m_table->selectionModel()->selectedRows();
    QStringList lines;
    for (int row = 0; row < m_shown->rowCount(); ++row) {
        const QModelIndex index = m_shown->index(row, 0);
        if (!chosen.isEmpty() && !chosen.contains(index))
            continue;
        const QString kind = m_shown->index(row, JournalModel::SeverityColumn).data().toString();
        const Journal::Entry* entry = m_model->entry(m_shown->mapToSource(index));
        lines.append(u"%1 %2: %3"_s.arg(entry->time.toString(Qt::ISODate), kind, entry->text));
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

}
