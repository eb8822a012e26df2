// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/resultpages.h"

#include "ui/pages/audit/auditpage.h"
#include "ui/pages/compare/comparepage.h"
#include "ui/pages/delivery/deliverypage.h"
#include "ui/pages/run/runpage.h"
#include "ui/widgets/documents.h"

namespace idemscope {

namespace {

/// The open page of this kind that shows what has this id; null where there is none.
template <typename Page>
Page* openPage(const Documents& documents, qint64 (Page::*shown)() const, qint64 id)
{
    for (Document* document : documents.all()) {
        auto* page = qobject_cast<Page*>(document);
        if (page && (page->*shown)() == id)
            return page;
    }
    return nullptr;
}

}

ResultPages::ResultPages(const Sessions& sessions, Documents& documents, QObject* parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_documents(documents)
{
}

void ResultPages::openRun(qint64 run)
{
    runPage(run);
}

RunPage* ResultPages::runPage(qint64 run)
{
    if (RunPage* page = openPage(m_documents, &RunPage::run, run)) {
        m_documents.show(page);
        return page;
    }
    auto* page = new RunPage(m_sessions, run);
    connect(page, &RunPage::runRequested, this, &ResultPages::openRun);
    connect(page, &RunPage::runningChanged, this, &ResultPages::runningChanged);
    connect(page, &RunPage::reconcilingChanged, this, &ResultPages::runningChanged);
    connect(page, &RunPage::runFinished, this, &ResultPages::runFinished);
    m_documents.add(page);
    return page;
}

void ResultPages::reconcile(qint64 run)
{
    runPage(run)->askToReconcile();
}

void ResultPages::compareRuns(const std::vector<qint64>& runs)
{
    m_documents.add(new ComparePage(m_sessions, runs));
}

void ResultPages::startAudit(const RunJob& job)
{
    AuditJob audit;
    audit.base = job;
    auto* page = new AuditPage(m_sessions, audit);
    addStaged(page);
    page->focusStart();
}

void ResultPages::openAudit(qint64 audit)
{
    if (AuditPage* page = openPage(m_documents, &AuditPage::audit, audit))
        m_documents.show(page);
    else
        addStaged(new AuditPage(m_sessions, audit));
}

void ResultPages::startDelivery(const RunJob& job)
{
    auto* page = new DeliveryPage(m_sessions, job);
    addStaged(page);
    page->focusStart();
}

void ResultPages::openDelivery(qint64 delivery)
{
    if (DeliveryPage* page = openPage(m_documents, &DeliveryPage::delivery, delivery))
        m_documents.show(page);
    else
        addStaged(new DeliveryPage(m_sessions, delivery));
}

/// An audit or a delivery, whose runs can be opened.
template <typename Page>
void ResultPages::addStaged(Page* page)
{
    connect(page, &Page::runRequested, this, &ResultPages::openRun);
    connect(page, &Page::runningChanged, this, &ResultPages::runningChanged);
    connect(page, &Page::finished, this, &ResultPages::runFinished);
    m_documents.add(page);
}

/// A run that was deleted has no tab any more.
void ResultPages::forgetRun(qint64 run)
{
    if (RunPage* page = openPage(m_documents, &RunPage::run, run))
        m_documents.remove(page);
    if (DeliveryPage* page = openPage(m_documents, &DeliveryPage::delivery, run))
        m_documents.remove(page);
}

}
