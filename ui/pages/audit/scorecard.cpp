// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/scorecard.h"

#include "ui/models/scorecardmodel.h"
#include "ui/pages/audit/findingpanel.h"
#include "ui/pages/audit/scorecarddelegate.h"
#include "ui/pages/audit/sidebysideview.h"
#include "ui/widgets/tallarea.h"
#include "ui/widgets/texts.h"

#include <QListView>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QHash<QString, FindingChange> changesOf(const AuditComparison& comparison)
{
    QHash<QString, FindingChange> changes;
    for (const CheckChange& change : comparison.fixed)
        changes.insert(change.id, FindingChange::Fixed);
    for (const CheckChange& change : comparison.fresh)
        changes.insert(change.id, FindingChange::Fresh);
    for (const CheckChange& change : comparison.still)
        changes.insert(change.id, FindingChange::Still);
    return changes;
}

}

Scorecard::Scorecard(HistorySession& history, QWidget* parent)
    : QWidget(parent)
    , m_model(new ScorecardModel(this))
    , m_list(new QListView)
    , m_sideBySide(new SideBySideView)
    , m_lists(new QStackedWidget)
    , m_panel(new FindingPanel(history))
{
    build();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &Scorecard::showChosen);
    connect(m_sideBySide, &SideBySideView::checkChosen, this, &Scorecard::showFinding);
    connect(m_panel, &FindingPanel::rerunRequested, this, &Scorecard::rerunRequested);
    connect(m_panel, &FindingPanel::runRequested, this, &Scorecard::runRequested);
    connect(m_panel, &FindingPanel::reproductionRequested, this, [this](const QString& check) {
        emit reproductionRequested(m_isOfOther ? m_other->id : m_audit.id, check);
    });
    (new Texts(*this))->bind([this] { retranslate(); });
}

void Scorecard::build()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ScorecardDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->setObjectName(u"scorecard"_s);
    m_list->setProperty("look", u"side"_s);
    m_lists->addWidget(m_list);
    m_lists->addWidget(m_sideBySide);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_lists);
    splitter->addWidget(new TallArea(m_panel)); // with large letters a finding is taller than a small screen
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(splitter);
}

void Scorecard::setAudit(const Audit& audit)
{
    m_audit = audit;
    holdAgainst({});
    if (audit.id > 0) {
        m_model->setAudit(audit);
        chooseGravestFailure();
    }
    showChosen();
}

void Scorecard::chooseGravestFailure()
{
    if (m_list->currentIndex().isValid())
        return;
    const CheckOutcome* gravest = nullptr;
    for (const CheckOutcome& check : m_audit.checks) {
        const bool isFailed = answerOf(check.finding) == CheckAnswer::Fail;
        if (isFailed && (!gravest || check.finding.severity < gravest->finding.severity))
            gravest = &check;
    }
    if (gravest)
        m_list->setCurrentIndex(m_model->index(m_model->rowOf(gravest->id)));
}

void Scorecard::setSnapshot(const AuditSnapshot& snapshot)
{
    m_model->setSnapshot(snapshot);
    showChosen();
}

AuditScore Scorecard::score() const
{
    return m_model->score();
}

void Scorecard::setFilter(std::optional<CheckAnswer> only)
{
    m_model->setFilter(only);
}

/// Under another profile nothing was fixed or broken.
void Scorecard::holdAgainst(const std::optional<Audit>& other)
{
    m_other = other;
    if (m_other)
        m_sideBySide->setAudits(m_audit, *m_other);
    const bool isOfOneProfile = m_other && m_other->profile == m_audit.profile;
    m_model->setChanges(changesOf(isOfOneProfile ? compareAudits(*m_other, m_audit) : AuditComparison()));
    showSideBySide(m_other && !isOfOneProfile);
}

void Scorecard::showSideBySide(bool isWanted)
{
    m_lists->setCurrentWidget(isWanted && m_other ? static_cast<QWidget*>(m_sideBySide) : m_list);
    showChosen();
}

void Scorecard::setRerunEnabled(bool isEnabled)
{
    m_mayRerun = isEnabled;
    m_panel->setRerunEnabled(m_mayRerun && !m_isOfOther);
}

void Scorecard::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void Scorecard::showChosen()
{
    showOutcome(m_model->outcome(m_list->currentIndex().data(ScorecardModel::IdRole).toString()), false);
}

/// Of a check in one of the two audits that stand side by side; only the first can be put again here.
void Scorecard::showFinding(int audit, const QString& check)
{
    const std::vector<CheckOutcome>& checks = audit > 0 ? m_other->checks : m_audit.checks;
    const auto found =
        std::find_if(checks.begin(), checks.end(), [&](const CheckOutcome& known) { return known.id == check; });
    showOutcome(found == checks.end() ? nullptr : &*found, audit > 0);
}

void Scorecard::showOutcome(const CheckOutcome* outcome, bool isOfOther)
{
    m_isOfOther = isOfOther;
    if (outcome)
        m_panel->show(*outcome);
    else
        m_panel->clear();
    setRerunEnabled(m_mayRerun);
}

void Scorecard::retranslate()
{
    m_list->setAccessibleName(tr("Scorecard"));
    m_model->retranslate();
    m_list->doItemsLayout(); // another language takes other room
}

}
