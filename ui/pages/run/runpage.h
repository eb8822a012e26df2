// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sessions.h"
#include "ui/widgets/document.h"

namespace idemscope {

class MessageBar;
class ResultPage;

/// A stored run in a tab of its own.
class RunPage : public Document
{
    Q_OBJECT

public:
    RunPage(const Sessions& sessions, qint64 run, QWidget* parent = nullptr);

    QString title() const override;
    qint64 run() const;

signals:
    void runRequested(qint64 run); ///< another run is to be opened

private:
    qint64 m_run;
    MessageBar* m_message;
    ResultPage* m_result;
};

}
