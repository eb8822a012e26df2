// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/resultlinks.h"

#include "report/numbertext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/linkbutton.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace idemscope {

ResultLinks::ResultLinks(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    m_reconcile = new LinkButton(this);
    m_reconcile->setFont(theme().smallFont());
    layout->addWidget(m_reconcile);
    layout->addSpacing(Theme::grid);
    connect(m_reconcile, &LinkButton::clicked, this, [this] {
        if (m_reconciling.isOffered)
            emit reconcileRequested();
        else
            emit runRequested(m_reconciling.settledBy ? m_reconciling.settledBy : m_reconciling.reconciles);
    });
    const auto add = [&](LinkButton* button) {
        button->setFont(theme().smallFont());
        if (m_bodies[1]) { // not before the first
            auto* dot = new QLabel(u"·"_s, this);
            dot->setForegroundRole(QPalette::PlaceholderText);
            layout->addWidget(dot);
        }
        layout->addWidget(button);
    };
    for (int i = 0; i < BodyCount; ++i) {
        m_bodies[i] = new LinkButton(this);
        m_bodies[i]->setCheckable(true);
        m_group->addButton(m_bodies[i], i);
        add(m_bodies[i]);
    }
    m_export = new LinkButton(this);
    add(m_export);
    m_cleanup = new LinkButton(this);
    m_cleanup->setFont(theme().smallFont());
    m_cleanup->hide();
    layout->addSpacing(Theme::grid);
    layout->addWidget(m_cleanup);
    connect(m_cleanup, &LinkButton::clicked, this, &ResultLinks::cleanupRequested);
    m_bodies[ChartsBody]->setChecked(true);
    connect(m_group, &QButtonGroup::idClicked, this, &ResultLinks::bodyChosen);
    connect(m_export, &LinkButton::clicked, this, &ResultLinks::exportRequested);
    retranslate();
}

void ResultLinks::setBody(Body body)
{
    m_bodies[body]->setChecked(true);
}

void ResultLinks::setAttempts(qint64 count)
{
    if (count == m_count)
        return;
    m_count = count;
    retranslate();
}

void ResultLinks::setReconciling(const Reconciling& state)
{
    m_reconciling = state;
    retranslate();
}

void ResultLinks::setCanExport(bool can)
{
    m_export->setEnabled(can);
}

void ResultLinks::setCanCleanUp(bool can)
{
    m_cleanup->setVisible(can);
}

void ResultLinks::retranslate()
{
    m_bodies[ChartsBody]->setText(tr("Charts"));
    m_bodies[AttemptsBody]->setText(m_count > 0 ? tr("Attempts %1").arg(countText(m_count)) : tr("Attempts"));
    m_bodies[OperationsBody]->setText(tr("Per operation"));
    m_bodies[DetailsBody]->setText(tr("Details"));
    m_export->setText(tr("Export report…"));
    m_cleanup->setText(tr("Clean up…"));
    m_reconcile->setVisible(m_reconciling.isOffered || m_reconciling.settledBy || m_reconciling.reconciles);
    if (m_reconciling.isOffered)
        m_reconcile->setText(tr("Reconcile…"));
    else if (m_reconciling.settledBy)
        m_reconcile->setText(tr("Reconciled by run %1").arg(m_reconciling.settledBy));
    else
        m_reconcile->setText(tr("Reconciles run %1").arg(m_reconciling.reconciles));
    m_reconcile->setToolTip(m_reconciling.isOffered
                                ? tr("Send the same keys of what is in doubt again, to learn what became of it")
                                : tr("Open that run"));
}

void ResultLinks::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

}
