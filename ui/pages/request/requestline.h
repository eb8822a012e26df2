// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/variablelookup.h"

#include <QWidget>

class QPushButton;

namespace idemscope {

class MethodBox;
class VariableEdit;

/// Method, URL and what can be done with them. While something runs, Stop takes the place of the buttons that start.
class RequestLine : public QWidget
{
    Q_OBJECT

public:
    explicit RequestLine(QWidget* parent = nullptr);

    void setRequest(const QString& method, const QString& url);
    QString method() const;
    QString url() const;
    void setLookup(const VariableLookup& lookup);
    void setRunning(bool isRunning);
    void setBurstTip(const QString& text);
    void focusUrl();
    void focusBurst();

signals:
    void edited();
    /// A curl command stands where the URL should be.
    void commandEntered(const QString& text);
    void sendClicked();
    void checkClicked();
    void burstClicked();
    void auditClicked();
    void stopClicked();

private:
    void build();
    void setTexts();
    void urlEdited(const QString& text);
    void takeReturn();
    QWidget* focusedPart() const;

    MethodBox* m_method;
    VariableEdit* m_url;
    QPushButton* m_send;
    QPushButton* m_check;
    QPushButton* m_audit;
    QPushButton* m_burst;
    QPushButton* m_stop;
    QWidget* m_startedFrom = nullptr; ///< had the focus when Stop took the place of the buttons
};

}
