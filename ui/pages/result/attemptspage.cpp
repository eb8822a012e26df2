// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/attemptspage.h"

#include "report/numbertext.h"
#include "ui/pages/result/attemptinspector.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/linkbutton.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int typingPauseMs = 200;
constexpr int narrow = 760; ///< below this width the inspector stands under the table

constexpr Outcome outcomes[] = {Outcome::Responded, Outcome::Unknown, Outcome::Refused};
constexpr AttemptClass classes[] = {AttemptClass::Acknowledged, AttemptClass::Conflict, AttemptClass::Rejected,
                                    AttemptClass::Failed};

}

AttemptsPage::AttemptsPage(HistorySession& history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_model(new AttemptsModel(this))
    , m_loader(new AttemptsLoader(history, *m_model, this))
    , m_splitter(new QSplitter(this))
    , m_table(new QTableView(this))
    , m_inspector(new AttemptInspector(this))
    , m_typing(new QTimer(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::grid);
    layout->addWidget(buildFilters());
    layout->addWidget(m_splitter, 1);
    buildTable();
    auto* side = new QWidget(this);
    auto* sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(Theme::grid, 0, 0, 0);
    sideLayout->addWidget(m_inspector);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(side);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({600, 400});

    connect(m_loader, &AttemptsLoader::countChanged, this, [this] {
        m_error.reset();
        updateCount();
    });
    connect(m_loader, &AttemptsLoader::failed, this, [this](const Error& error) {
        m_error = error;
        updateCount();
    });
    connect(&history, &HistorySession::attemptReady, this, &AttemptsPage::takeAttempt);
    connect(&history, &HistorySession::attemptsReady, this, [this](qint64 ticket, const std::vector<Attempt>& found) {
        if (ticket == m_firstNumberTicket && !found.empty())
            m_firstTicket = m_history.requestAttempt(m_loader->run(), found.front().number);
    });
    connect(m_inspector, &AttemptInspector::firstWanted, this, [this](const Attempt& of) {
        AttemptQuery first;
        first.operation = of.operation;
        m_firstNumberTicket = m_history.requestAttempts(m_loader->run(), first, 0, 1);
    });
    retranslate();
}

QWidget* AttemptsPage::buildFilters()
{
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    m_filter = new QLineEdit(bar);
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(theme().icon(u"search"_s), QLineEdit::LeadingPosition);
    m_outcome = new WheelSafeComboBox(bar);
    m_class = new WheelSafeComboBox(bar);
    m_operation = new LinkButton(bar);
    m_count = new QLabel(bar);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_typing->setSingleShot(true);
    m_typing->setInterval(typingPauseMs);
    layout->addWidget(m_filter, 1);
    layout->addWidget(m_outcome);
    layout->addWidget(m_class);
    layout->addWidget(m_operation);
    layout->addWidget(m_count);
    m_operation->hide();
    connect(m_filter, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &AttemptsPage::applyFilter);
    connect(m_outcome, &QComboBox::activated, this, &AttemptsPage::applyFilter);
    connect(m_class, &QComboBox::activated, this, &AttemptsPage::applyFilter);
    connect(m_operation, &LinkButton::clicked, this, [this] { showOperation(std::nullopt); });
    return bar;
}

void AttemptsPage::buildTable()
{
    m_table->setModel(m_model);
    CellDelegate::install(*m_table);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionsClickable(true);
    header->setSectionsMovable(true);
    header->setSortIndicator(AttemptsModel::NumberColumn, Qt::AscendingOrder);
    header->setSortIndicatorShown(true);
    const int digit = m_table->fontMetrics().horizontalAdvance(u'0');
    static constexpr int widths[AttemptsModel::ColumnCount] = {9, 10, 7, 16, 17, 14, 7, 12, 13, 11, 10, 20};
    for (int column = 0; column < AttemptsModel::ColumnCount; ++column)
        header->resizeSection(column, widths[column] * digit + 2 * Theme::grid);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &AttemptsPage::sortBy);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AttemptsPage::inspectCurrent);
    // A block that has just come may hold the row that was waited for.
    connect(m_model, &AttemptsModel::dataChanged, this, [this](const QModelIndex& from, const QModelIndex& to) {
        const QModelIndex current = m_table->currentIndex();
        if (m_isWaitingForRow && current.row() >= from.row() && current.row() <= to.row())
            inspectCurrent();
    });
}

void AttemptsPage::retranslate()
{
    const QSignalBlocker outcomeBlocker(m_outcome);
    const QSignalBlocker classBlocker(m_class);
    const int outcome = std::max(0, m_outcome->currentIndex());
    const int kind = std::max(0, m_class->currentIndex());
    m_filter->setPlaceholderText(tr("Filter by key, status, error or connection"));
    m_filter->setAccessibleName(tr("Filter attempts"));
    m_outcome->clear();
    m_outcome->addItem(tr("All outcomes"));
    for (const Outcome each : outcomes)
        m_outcome->addItem(outcomeText(each));
    m_outcome->setAccessibleName(tr("Outcome"));
    m_class->clear();
    m_class->addItem(tr("All classes"));
    for (const AttemptClass each : classes)
        m_class->addItem(classText(each));
    m_class->setAccessibleName(tr("Class"));
    m_outcome->setCurrentIndex(outcome);
    m_class->setCurrentIndex(kind);
    m_table->setAccessibleName(tr("Attempts"));
    nameOperation();
    updateCount();
}

void AttemptsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AttemptsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() < narrow ? Qt::Vertical : Qt::Horizontal);
}

void AttemptsPage::showRun(qint64 run, const RunSeries& series)
{
    const QSignalBlocker filterBlocker(m_filter);
    m_filter->clear();
    m_outcome->setCurrentIndex(0);
    m_class->setCurrentIndex(0);
    m_operation->hide();
    m_query = {};
    const QSignalBlocker headerBlocker(m_table->horizontalHeader());
    m_table->horizontalHeader()->setSortIndicator(AttemptsModel::NumberColumn, Qt::AscendingOrder);
    setSeries(series);
    m_inspectTicket = -1;
    m_loader->show(run, m_query);
    m_inspector->showNothing();
}

void AttemptsPage::setSeries(const RunSeries& series)
{
    m_model->setKnownHappenings(KnownHappenings(series));
}

void AttemptsPage::refresh()
{
    m_loader->refresh();
}

void AttemptsPage::showOperation(std::optional<int> operation)
{
    m_query.operation = operation;
    m_operation->setVisible(operation.has_value());
    nameOperation();
    applyFilter();
}

void AttemptsPage::nameOperation()
{
    if (m_query.operation)
        m_operation->setText(tr("operation %1 ✕").arg(countText(*m_query.operation + 1)));
    m_operation->setToolTip(tr("Show all operations again"));
}

void AttemptsPage::showAttempt(qint64 number)
{
    if (const int row = m_model->rowOf(number); row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
    else
        m_inspectTicket = m_history.requestAttempt(m_loader->run(), number);
}

void AttemptsPage::applyFilter()
{
    m_query.text = m_filter->text().trimmed();
    m_query.outcome =
        m_outcome->currentIndex() > 0 ? std::optional(outcomes[m_outcome->currentIndex() - 1]) : std::nullopt;
    m_query.kind = m_class->currentIndex() > 0 ? std::optional(classes[m_class->currentIndex() - 1]) : std::nullopt;
    m_loader->show(m_loader->run(), m_query);
}

void AttemptsPage::sortBy(int column, Qt::SortOrder order)
{
    const std::optional<AttemptQuery::Order> wanted = AttemptsModel::orderOf(column);
    if (!wanted) {
        const QSignalBlocker blocker(m_table->horizontalHeader());
        m_table->horizontalHeader()->setSortIndicator(AttemptsModel::NumberColumn, Qt::AscendingOrder);
    }
    m_query.order = wanted.value_or(AttemptQuery::Order::Number);
    m_query.descending = wanted && order == Qt::DescendingOrder;
    m_loader->show(m_loader->run(), m_query);
}

void AttemptsPage::inspectCurrent()
{
    const Attempt* const attempt = m_model->attempt(m_table->currentIndex().row());
    m_isWaitingForRow = !attempt && m_table->currentIndex().isValid();
    if (attempt)
        m_inspectTicket = m_history.requestAttempt(m_loader->run(), attempt->number);
}

void AttemptsPage::takeAttempt(qint64 ticket, const Attempt& attempt)
{
    if (ticket == m_inspectTicket)
        m_inspector->showAttempt(attempt, m_model->known());
    else if (ticket == m_firstTicket)
        m_inspector->showFirst(attempt);
}

void AttemptsPage::updateCount()
{
    m_count->setToolTip(m_error ? m_error->text() : QString());
    m_count->setText(m_error ? tr("The attempts cannot be read")
                             : tr("%1 attempts", "number shown").arg(countText(m_loader->count())));
}

}
