// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/runsession.h"
#include "ui/sessions.h"

#include <QObject>

namespace idemscope {

class AuditPage;
class DeliveryPage;
class Documents;
class RunPage;

/// Opens what was or is to be measured (runs, audits, deliveries, comparisons), each stored one once. Child of the
/// workbench.
class ResultPages : public QObject
{
    Q_OBJECT

public:
    ResultPages(const Sessions& sessions, Documents& documents, QObject* parent);

    void openRun(qint64 run);
    void compareRuns(const std::vector<qint64>& runs); ///< side by side
    void startAudit(const RunJob& job);
    void openAudit(qint64 audit);
    void startDelivery(const RunJob& job);
    void openDelivery(qint64 delivery);
    void reconcile(qint64 run); ///< opens it and asks
    void forgetRun(qint64 run); ///< it was deleted

signals:
    void runningChanged();
    void runFinished();

private:
    RunPage* runPage(qint64 run);
    template <typename Page>
    void addStaged(Page* page);

    Sessions m_sessions;
    Documents& m_documents;
};

}
