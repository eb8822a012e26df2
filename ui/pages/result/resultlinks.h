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
    enum Body { ChartsBody, AttemptsBody, OperationsBody, DetailsBody, BodyCount };

    explicit ResultLinks(QWidget* parent = nullptr);

    void setBody(Body body);
    void setAttempts(qint64 count);
    void setCanExport(bool can);
    void setCanCleanUp(bool can); ///< shows the link

signals:
    void bodyChosen(int body);
    void cleanupRequested();
    void exportRequested(const QString& format, const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void askWhereToExport(const QString& format);

    QButtonGroup* m_group;
    LinkButton* m_bodies[BodyCount] = {};
    LinkButton* m_export = nullptr;
    LinkButton* m_cleanup = nullptr;
    qint64 m_count = 0;
};

}
