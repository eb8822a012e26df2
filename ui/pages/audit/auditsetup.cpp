// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/auditsetup.h"

#include "model/checkgroup.h"
#include "report/numbertext.h"
#include "session/jobsource.h"
#include "session/profilelibrary.h"
#include "ui/pages/audit/ages.h"
#include "ui/preferences.h"
#include "ui/theme/theme.h"
#include "ui/widgets/checkedline.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/form.h"
#include "ui/widgets/label.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int mostRounds = 10'000;
constexpr int mostClients = 1'000;
constexpr int agesCharacters = 26;
constexpr int estimateDelayMs = 150;

enum Column { NameColumn, QuestionColumn, AttemptsColumn };

Label* buddyOf(QWidget* field)
{
    auto* label = new Label(TextStyle::Body);
    label->setBuddy(field);
    return label;
}

}

AuditSetup::AuditSetup(QWidget* parent)
    : QWidget(parent)
    , m_checks(new QTreeWidget)
    , m_profile(new WheelSafeComboBox)
    , m_second(new WheelSafeComboBox)
    , m_rounds(new QSpinBox)
    , m_clients(new QSpinBox)
    , m_ages(new CheckedLine([](const QString& text) -> Result<void> {
        const auto ages = agesFrom(text);
        return ages ? Result<void>() : Failure(ages.error());
    }))
    , m_title(new Label(TextStyle::Title))
    , m_explanation(new Label(TextStyle::Muted))
    , m_profileLabel(buddyOf(m_profile))
    , m_secondLabel(buddyOf(m_second))
    , m_roundsLabel(buddyOf(m_rounds))
    , m_clientsLabel(buddyOf(m_clients))
    , m_agesLabel(buddyOf(m_ages))
    , m_agesHelp(new Label(TextStyle::Small))
    , m_estimate(new Label(TextStyle::Muted))
    , m_start(new QPushButton)
{
    build();
    m_timer.setSingleShot(true);
    m_timer.setInterval(estimateDelayMs);
    const auto later = qOverload<>(&QTimer::start);
    connect(&m_timer, &QTimer::timeout, this, &AuditSetup::estimate);
    connect(m_checks, &QTreeWidget::itemChanged, &m_timer, later);
    connect(m_rounds, &QSpinBox::valueChanged, &m_timer, later);
    connect(m_clients, &QSpinBox::valueChanged, &m_timer, later);
    connect(m_profile, &QComboBox::currentIndexChanged, &m_timer, later);
    connect(m_ages, &CheckedLine::edited, &m_timer, later);
    connect(m_start, &QPushButton::clicked, this, &AuditSetup::startRequested);
    retranslate();
}

void AuditSetup::build()
{
    m_checks->setColumnCount(3);
    m_checks->setAlternatingRowColors(false);
    m_checks->setUniformRowHeights(true);
    m_checks->setRootIsDecorated(true);
    m_checks->header()->setStretchLastSection(false);
    m_checks->headerItem()->setTextAlignment(AttemptsColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_rounds->setRange(1, mostRounds);
    m_clients->setRange(2, mostClients);
    m_profile->addItems(ProfileLibrary().names());
    m_second->addItem(QString());
    m_second->addItems(ProfileLibrary().names());
    m_explanation->setWordWrap(true);
    m_estimate->setWordWrap(true);
    m_start->setProperty("button", u"primary"_s);
    m_start->setIcon(theme().primaryIcon(u"run"_s));
    auto* options = new FlowLayout;
    options->setSpacing(2 * Theme::grid);
    const std::pair<Label*, QWidget*> fields[] = {
        {m_profileLabel, m_profile}, {m_secondLabel, m_second}, {m_roundsLabel, m_rounds}, {m_clientsLabel, m_clients}};
    for (const auto& [label, field] : fields)
        options->addWidget(sideBySide({label, field}));
    auto* ages = new QHBoxLayout;
    ages->setSpacing(Theme::grid);
    m_ages->editor()->setMinimumWidth(agesCharacters * fontMetrics().averageCharWidth());
    m_agesHelp->setWordWrap(true);
    ages->addWidget(m_agesLabel);
    ages->addWidget(m_ages);
    ages->addWidget(m_agesHelp, 1);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_estimate, 1);
    bottom->addWidget(m_start);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_title);
    layout->addWidget(m_explanation);
    layout->addLayout(options);
    layout->addLayout(ages);
    layout->addWidget(m_checks, 1);
    layout->addLayout(bottom);
}

void AuditSetup::retranslate()
{
    m_title->setText(tr("Audit"));
    m_explanation->setText(
        tr("Puts the request through every way a retry can go wrong and counts what really happened. Checks marked † "
           "may disturb the target and run only when ticked."));
    m_profileLabel->setText(tr("&Profile"));
    m_secondLabel->setText(tr("also &judge by"));
    m_second->setItemText(0, tr("no other"));
    m_second->setToolTip(tr("Another profile judges the same runs, and both stand side by side; only what it asks "
                            "otherwise is sent as well"));
    m_second->setAccessibleName(tr("Profile that judges as well"));
    m_roundsLabel->setText(tr("Rou&nds of a race"));
    m_clientsLabel->setText(tr("&Clients of a burst"));
    m_agesLabel->setText(tr("Replay at the &ages"));
    m_agesHelp->setText(tr("Of expiry.window: what is beyond the time of the audit is scheduled and carried out when "
                           "it is due (View, Scheduled replays)."));
    m_ages->editor()->setPlaceholderText(tr("1 h, 24 h, 7 d"));
    m_ages->editor()->setAccessibleName(tr("Ages of keys at which replays are scheduled"));
    m_profile->setAccessibleName(tr("Profile"));
    m_rounds->setAccessibleName(tr("Rounds of a race"));
    m_clients->setAccessibleName(tr("Clients of a burst"));
    m_checks->setHeaderLabels({tr("Check"), tr("Question"), tr("At most")});
    m_checks->setAccessibleName(tr("Checks"));
    m_start->setText(tr("Start audit"));
}

void AuditSetup::setJob(const AuditJob& job)
{
    m_job = job;
    m_job.base.limits = safetyLimits();
    const QSignalBlocker blockers[] = {QSignalBlocker(m_rounds), QSignalBlocker(m_clients), QSignalBlocker(m_profile)};
    const QString profile = job.base.profile.name;
    if (m_profile->findText(profile) < 0)
        m_profile->addItem(profile);
    m_profile->setCurrentText(profile);
    const auto plan = AuditSession::estimate(m_job);
    if (!plan) {
        m_checks->clear();
        m_estimate->setText(plan.error().text());
        m_start->setEnabled(false);
        return;
    }
    m_ages->setText(job.agesMs ? agesText(*job.agesMs) : QString());
    m_rounds->setValue(plan->rounds);
    m_clients->setValue(plan->clients);
    fillChecks(*plan);
    fillCosts(*plan);
}

QTreeWidgetItem* AuditSetup::itemOf(const CheckPlan& plan, QTreeWidgetItem* group) const
{
    auto* item = new QTreeWidgetItem(group);
    item->setText(NameColumn, plan.isOnDemand ? plan.id + u" †"_s : plan.id);
    item->setData(NameColumn, idRole, plan.id);
    item->setFont(NameColumn, theme().fixedFont());
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(NameColumn, plan.isChosen ? Qt::Checked : Qt::Unchecked);
    item->setTextAlignment(AttemptsColumn, Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

void AuditSetup::fillChecks(const AuditEstimate& estimate)
{
    const QSignalBlocker blocker(m_checks);
    m_checks->clear();
    QTreeWidgetItem* group = nullptr;
    for (const CheckPlan& plan : estimate.checks) {
        const QString name = checkGroup(plan.id).text();
        if (!group || group->text(NameColumn) != name) {
            group = new QTreeWidgetItem(m_checks, {name});
            group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
            group->setFirstColumnSpanned(true);
        }
        itemOf(plan, group);
    }
    m_checks->expandAll();
    m_checks->resizeColumnToContents(NameColumn);
    m_checks->header()->setSectionResizeMode(QuestionColumn, QHeaderView::Stretch);
}

void AuditSetup::fillCosts(const AuditEstimate& estimate)
{
    const QSignalBlocker blocker(m_checks);
    std::size_t next = 0;
    for (int g = 0; g < m_checks->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_checks->topLevelItem(g);
        for (int i = 0; i < group->childCount() && next < estimate.checks.size(); ++i) {
            const CheckPlan& plan = estimate.checks[next++];
            QTreeWidgetItem* item = group->child(i);
            const QString question = plan.question.text();
            item->setText(QuestionColumn, plan.unmet ? tr("Not applicable: %1").arg(plan.unmet->text()) : question);
            item->setToolTip(QuestionColumn, plan.unmet ? question + u'\n' + plan.unmet->text() : question);
            item->setForeground(QuestionColumn, plan.unmet ? theme().colors().mutedText : theme().colors().text);
            item->setText(AttemptsColumn, plan.unmet ? u"–"_s : countText(plan.attempts));
        }
    }
    QString text =
        tr("At most %n attempt(s) at %1, about %2.", nullptr, int(std::min<qint64>(estimate.attempts, 1 << 30)))
            .arg(estimate.origin, durationText(estimate.milliseconds * 1000));
    if (estimate.stepRequests > 0)
        text = tr("%1 %2", "two sentences")
                   .arg(text, tr("At most %n set-up and tear-down request(s) as well.", nullptr,
                                 int(std::min<qint64>(estimate.stepRequests, 1 << 30))));
    for (const std::vector<Sentence>* told : {&estimate.lowered, &estimate.unused}) {
        for (const Sentence& sentence : *told)
            text = tr("%1 %2", "two sentences").arg(text, sentence.text());
    }
    m_estimate->setText(text);
    m_start->setEnabled(true);
}

AuditJob AuditSetup::job() const
{
    AuditJob job = m_job;
    job.base.limits = safetyLimits();
    job.rounds = m_rounds->value();
    job.clients = m_clients->value();
    job.agesMs.reset();
    if (const auto ages = agesFrom(m_ages->text()); ages && !ages->empty())
        job.agesMs = *ages;
    if (const auto profile = profileNamed(m_profile->currentText()))
        job.base.profile = *profile;
    job.checks.clear();
    for (int g = 0; g < m_checks->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_checks->topLevelItem(g);
        for (int i = 0; i < group->childCount(); ++i) {
            if (group->child(i)->checkState(NameColumn) == Qt::Checked)
                job.checks.push_back(group->child(i)->data(NameColumn, idRole).toString());
        }
    }
    return job;
}

QString AuditSetup::secondProfile() const
{
    const bool isOther = m_second->currentIndex() > 0 && m_second->currentText() != m_profile->currentText();
    return isOther ? m_second->currentText() : QString();
}

void AuditSetup::estimate()
{
    const AuditJob wanted = job();
    const bool hasChecks = !wanted.checks.empty();
    const auto plan = AuditSession::estimate(hasChecks ? wanted : m_job);
    if (plan)
        fillCosts(*plan);
    if (!plan || !hasChecks)
        m_estimate->setText(plan ? tr("Tick at least one check.") : plan.error().text());
    m_start->setEnabled(plan && hasChecks && m_ages->isValid());
}

void AuditSetup::focusStart()
{
    m_start->setFocus(Qt::OtherFocusReason);
}

void AuditSetup::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        for (int g = 0; g < m_checks->topLevelItemCount(); ++g) {
            QTreeWidgetItem* group = m_checks->topLevelItem(g);
            group->setText(NameColumn, checkGroup(group->child(0)->data(NameColumn, idRole).toString()).text());
        }
        estimate();
    }
}

}
