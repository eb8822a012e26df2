// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QButtonGroup;
class QLabel;

namespace idemscope {

class LinkButton;

/// The ways on from a verdict: Charts · Attempts · Per operation · Details · Export report · Clean up. GUI thread.
class ResultLinks : public QWidget
{
    Q_OBJECT

public:
    /// 0 and false: nothing.
    struct Reconciling
    {
        bool isOffered = false;
        qint64 settledBy = 0;
        qint64 reconciles = 0; ///< the run that the one shown reconciles
    };
    enum Body { ChartsBody, AttemptsBody, OperationsBody, DetailsBody, BodyCount };

    explicit ResultLinks(QWidget* parent = nullptr);

    void setBody(Body body);
    void setAttempts(qint64 count);
    void setCanExport(bool can);
    void setCanCleanUp(bool can); ///< shows the link
    /// What there is to say of reconciling the run shown: offered, done by another run, or this is one that does it.
    void setReconciling(const Reconciling& state);

signals:
    void reconcileRequested();
    void runRequested(qint64 run);
    void bodyChosen(int body);
    void cleanupRequested();
    void exportRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QButtonGroup* m_group;
    LinkButton* m_bodies[BodyCount] = {};
    LinkButton* m_export = nullptr;
    LinkButton* m_cleanup = nullptr;
    LinkButton* m_reconcile = nullptr;
    Reconciling m_reconciling;
    qint64 m_count = 0;
};

}
