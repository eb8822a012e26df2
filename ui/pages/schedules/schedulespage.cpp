// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/schedules/schedulespage.h"

#include "session/workspacesession.h"
#include "ui/dialogs/secretdialog.h"
#include "ui/models/schedulesmodel.h"
#include "ui/pages/request/firesafely.h"
#include "ui/pages/schedules/unasked.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int countdownMs = 1000;

}

SchedulesPage::SchedulesPage(ScheduleKeeper& keeper, WorkspaceSession& workspace, QWidget* parent)
    : Document(parent)
    , m_keeper(keeper)
    , m_workspace(workspace)
    , m_model(new SchedulesModel(this))
    , m_message(new MessageBar)
    , m_table(new QTableView)
    , m_nothing(new Label(TextStyle::Muted))
    , m_asked(new Label(TextStyle::Muted))
    , m_carryOut(new QPushButton)
    , m_forget(new QPushButton)
    , m_open(new QPushButton)
{
    build();
    connectParts();
    m_countdown.start(countdownMs);
    showState();
}

QString SchedulesPage::title() const
{
    return tr("Scheduled replays");
}

void SchedulesPage::build()
{
    m_table->setModel(m_model);
    CellDelegate::install(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(SchedulesModel::ResultColumn, QHeaderView::Stretch);
    auto* title = new Label(TextStyle::Title);
    auto* explanation = new Label(TextStyle::Muted);
    for (Label* label : {explanation, m_nothing, m_asked})
        label->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::grid);
    buttons->addWidget(m_asked, 1);
    for (QPushButton* button : {m_open, m_forget, m_carryOut})
        buttons->addWidget(button);
    auto* content = new QWidget;
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    lines->setSpacing(Theme::grid);
    lines->addWidget(title);
    lines->addWidget(explanation);
    lines->addWidget(m_nothing, 1); // in the place of the table
    lines->addWidget(m_table, 1);
    lines->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(content, 1);
    (new Texts(*this))->bind([this, title, explanation] {
        title->setText(tr("Scheduled replays"));
        explanation->setText(tr(
            "The check expiry.window sends the same keys again when they have reached an age, be it days later. "
            "What falls due while Idemscope is closed is carried out when it is next opened, and recorded as late."));
        m_nothing->setText(
            tr("Nothing is scheduled. Name ages when you start an audit, and tick expiry.window or promise an age in "
               "the contract."));
        m_carryOut->setText(tr("Carry out now"));
        m_carryOut->setToolTip(tr("Fire every replay that is due"));
        m_forget->setText(tr("Forget"));
        m_forget->setToolTip(tr("Do not fire the replay that is chosen"));
        m_open->setText(tr("Open run"));
        m_open->setToolTip(tr("The run that carried the chosen replay out, else the one that first used its key"));
        m_table->setAccessibleName(tr("Scheduled replays"));
        showState();
        emit titleChanged();
    });
}

void SchedulesPage::connectParts()
{
    connect(&m_keeper, &ScheduleKeeper::changed, this, &SchedulesPage::showState);
    connect(&m_keeper, &ScheduleKeeper::runningChanged, this, &SchedulesPage::showState);
    connect(&m_keeper, &ScheduleKeeper::failed, this, [this](const Error& error) { m_message->say(error); });
    connect(&m_countdown, &QTimer::timeout, this, [this] {
        m_model->refreshCountdowns();
        showState();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SchedulesPage::showState);
    connect(m_carryOut, &QPushButton::clicked, this, [this] { carryOut({}); });
    connect(m_forget, &QPushButton::clicked, this, &SchedulesPage::forgetChosen);
    const auto open = [this] {
        if (const ScheduledReplay* replay = chosen())
            emit runRequested(replay->row.carriedOut.value_or(replay->row.run));
    };
    connect(m_open, &QPushButton::clicked, this, open);
    connect(m_table, &QTableView::activated, this, open);
}

const ScheduledReplay* SchedulesPage::chosen() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : m_model->replay(rows.front());
}

void SchedulesPage::showState()
{
    const qint64 kept = chosen() ? chosen()->row.id : 0;
    m_model->setReplays(m_keeper.replays());
    for (int row = 0; kept > 0 && !chosen() && row < m_model->rowCount(); ++row) {
        if (m_model->replay(m_model->index(row, 0))->row.id == kept)
            m_table->selectRow(row);
    }
    const bool hasReplays = m_model->rowCount() > 0;
    m_table->setVisible(hasReplays);
    m_nothing->setVisible(!hasReplays);
    const std::vector<ScheduledReplay> due = m_keeper.due();
    m_asked->setText(noticeOf(due));
    m_carryOut->setEnabled(!due.empty() && !m_keeper.isRunning());
    const ScheduledReplay* replay = chosen();
    m_forget->setEnabled(replay && replay->row.state == ScheduleState::Waiting);
    m_open->setEnabled(replay);
}

/// Why what is due is not carried out by itself.
QString SchedulesPage::noticeOf(const std::vector<ScheduledReplay>& due) const
{
    if (m_keeper.isRunning())
        return tr("Replays are being carried out.");
    for (const ScheduledReplay& replay : due) {
        if (!replay.missing.empty())
            return tr("What is due was sent with the secret “%1”, which is never stored: “Carry out now” asks for it.")
                .arg(replay.missing.front().name);
    }
    const bool asks =
        std::any_of(due.begin(), due.end(), [](const ScheduledReplay& replay) { return !mayFireUnasked(replay); });
    return asks ? tr("What is due goes to another machine or a protected environment: it is carried out when you say "
                     "so.")
                : QString();
}

/// A replay whose secret is not given waits on.
void SchedulesPage::askForSecret(const ScheduledReplay& replay, const std::set<qint64>& agreed,
                                 const std::set<qint64>& withoutSecrets)
{
    const NeededSecret secret = replay.missing.front();
    const QString origin = replay.environment.isEmpty() ? replay.row.title : replay.environment;
    auto* dialog = new SecretDialog(secret.name, origin, m_workspace, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [=, this] {
        if (dialog->remembers() != m_workspace.remembersSecrets())
            m_workspace.setRemembersSecrets(dialog->remembers());
        m_keeper.giveSecret(secret, dialog->value(), dialog->remembers());
        carryOut(agreed, withoutSecrets);
    });
    connect(dialog, &QDialog::rejected, this, [=, this, id = replay.row.id] {
        std::set<qint64> more = withoutSecrets;
        more.insert(id);
        carryOut(agreed, more);
    });
    dialog->open();
}

/// Asks for each secret that is missing and for each target that must be asked about, then fires what was agreed to.
void SchedulesPage::carryOut(std::set<qint64> agreed, std::set<qint64> withoutSecrets)
{
    m_message->clear();
    for (const ScheduledReplay& replay : m_keeper.due()) {
        if (withoutSecrets.contains(replay.row.id))
            continue;
        if (!replay.missing.empty())
            return askForSecret(replay, agreed, withoutSecrets);
        if (mayFireUnasked(replay))
            agreed.insert(replay.row.id);
        if (agreed.contains(replay.row.id))
            continue;
        fireSafely(questionBefore(replay), replay.environment, *this, [this, replay, agreed, withoutSecrets] {
            std::set<qint64> more = agreed;
            for (const ScheduledReplay& other : m_keeper.due()) {
                if (other.row.target == replay.row.target && other.environment == replay.environment)
                    more.insert(other.row.id);
            }
            carryOut(more, withoutSecrets);
        });
        return;
    }
    for (const qint64 id : withoutSecrets)
        agreed.erase(id);
    if (!agreed.empty())
        m_keeper.carryOut(agreed);
}

void SchedulesPage::forgetChosen()
{
    if (const ScheduledReplay* replay = chosen())
        m_keeper.forget(replay->row.id);
}

}
