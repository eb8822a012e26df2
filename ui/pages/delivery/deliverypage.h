// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/deliverysession.h"
#include "ui/pages/stagedpage.h"

namespace idemscope {

class ClaimCards;
class DeliveryChart;
class DeliveryHeadline;
class DeliveryMatrix;
class DeliverySetup;

/// A delivery in a tab: set up, watched, read; or a stored one.
class DeliveryPage : public StagedPage
{
    Q_OBJECT

public:
    /// A new delivery of a request.
    DeliveryPage(const Sessions& sessions, const RunJob& job, QWidget* parent = nullptr);
    /// A stored one.
    DeliveryPage(const Sessions& sessions, qint64 delivery, QWidget* parent = nullptr);

    QString title() const override;
    bool isRunning() const override;
    void stop() override;
    qint64 delivery() const { return m_delivery.id; } ///< 0 before it has one
    void focusStart() override;

protected:
    void follow() override;

private:
    explicit DeliveryPage(const Sessions& sessions, QWidget* parent);
    QWidget* makeResult();
    void connectParts();
    void connectSession();
    void start();
    void fire(const DeliveryJob& job);
    void showDelivery(const Delivery& delivery, const std::vector<Claim>& claims);

    bool m_hasJob = false;
    QString m_name;
    Delivery m_delivery;
    DeliverySession m_session;
    DeliverySetup* m_setup;
    DeliveryHeadline* m_headline;
    ClaimCards* m_claims;
    DeliveryMatrix* m_matrix;
    DeliveryChart* m_chart;
};

}
