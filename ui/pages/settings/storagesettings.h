// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"
#include "ui/widgets/form.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace idemscope {

class NumberBox;

/// Where the run log is, how large it is, and what is to be kept of it. Nothing is deleted before it was shown and
/// agreed to.
class StorageSettings : public Form
{
    Q_OBJECT

public:
    StorageSettings(HistorySession& history, const QString& runLogPath, QWidget* parent = nullptr);

signals:
    void failed(const idemscope::Error& error);
    void told(const std::function<QString()>& tell); ///< of something that was done

private:
    void build(const QString& runLogPath);
    void connectHistory();
    void askForSize();
    void showSize();
    void askWhatGoes();
    void showWhatGoes(const PrunePlan& plan);
    void setBusy(bool isBusy);
    PruneRule rule() const;

    HistorySession& m_history;
    QLineEdit* m_place;
    QPushButton* m_openFolder;
    QLabel* m_size;
    NumberBox* m_days;
    NumberBox* m_megabytes;
    QPushButton* m_show;
    qint64 m_sizeTicket = -1;
    qint64 m_pruneTicket = -1; ///< −1: nothing is asked or deleted
    qint64 m_attempts = 0;
    qint64 m_bytes = 0;
};

}
