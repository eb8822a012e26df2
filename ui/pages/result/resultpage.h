// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"
#include "session/runsession.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QLabel;
class QStackedWidget;
class QTimer;

namespace idemscope {

class AttemptInspector;
class AttemptsPage;
class ChartsPage;
class DeletionWatch;
class DetailsPage;
class HappeningLegend;
class OperationsPage;
class PreflightView;
class ProgressPanel;
class ResultLinks;
class VerdictBanner;

/// The result of what was fired last, or of any stored run: verdict, charts, attempts, operations, details. Follows a
/// run under way by pulling snapshots while it is visible. GUI thread.
class ResultPage : public QWidget
{
    Q_OBJECT

public:
    ResultPage(HistorySession& history, QString runLogPath, QWidget* parent = nullptr);

    void follow(RunSession& session);
    void showStored(qint64 run);
    void showAttempt(const Attempt& attempt);
    void showPreflight(const PreflightReport& report);
    qint64 run() const; ///< 0: none is shown
    bool canReconcile() const;
    bool canExport() const;                         ///< a stored run is shown
    QString environment() const;                    ///< of the run shown
    const std::vector<QByteArray>& inDoubt() const; ///< keys of what is in doubt in the run shown
    QString statusText() const;                     ///< of the run shown, in one line

signals:
    void reopenRequested(qint64 run);
    void reconcileRequested();
    void reconcilingChanged(); ///< canReconcile() may be another
    void exportRequested();    ///< of the run shown
    void cleanupRequested();   ///< of what the shown run created
    void shown();              ///< a stored run is there and usable
    void statusChanged();
    void runDeleted(); ///< the run shown is not in the log any more

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildRunView();
    void connectHistory();
    void retranslate();
    void pull();
    void takeResult(const RunResult& result);
    void takeStored(const StoredRun& run);
    void showReconciling(const StoredRun& run);
    void showState(std::optional<RunRow> row);
    void forgetRun();
    void showSeries(const std::shared_ptr<const RunSeries>& series);
    void showDetails(const StoredRun& run);
    /// Says something in the verdict's place; asked again when the language changes.
    void showNotice(std::function<void()> notice);
    void showUnjudged(const RunRow& run, bool isFromAnotherVersion);
    void showProgress(bool show); ///< in the banner's place
    void showFailure(const Error& error);
    void beginRun();
    void setCanExport(bool can);
    void endFollowing();
    void updatePulling();

    HistorySession& m_history;
    QPointer<RunSession> m_session; ///< followed
    qint64 m_run = 0;
    qint64 m_ticket = -1;
    qint64 m_detailsTicket = -1; ///< of a run whose result is shown already
    QString m_environment;
    bool m_canReconcile = false;
    bool m_canExport = false;
    std::vector<QByteArray> m_inDoubt;
    std::optional<RunRow> m_row;
    bool m_isDeleted = false; ///< what was shown here
    int m_pulls = 0;
    std::function<void()> m_notice;
    std::shared_ptr<const RunSeries> m_series;
    QTimer* m_timer;
    DeletionWatch* m_watch;
    QStackedWidget* m_pages;  ///< nothing, run, send, preflight
    QStackedWidget* m_bodies; ///< charts, attempts, operations, details
    QLabel* m_nothing;
    VerdictBanner* m_banner;
    ProgressPanel* m_progress;
    HappeningLegend* m_legend;
    ResultLinks* m_links;
    ChartsPage* m_charts;
    AttemptsPage* m_attempts;
    OperationsPage* m_operations;
    DetailsPage* m_details;
    AttemptInspector* m_send;
    PreflightView* m_preflight;
};

}
