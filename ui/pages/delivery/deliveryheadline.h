// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/deliverysession.h"
#include "ui/widgets/texts.h"

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace idemscope {

class Label;

/// The head of a delivery: the answer in one sentence and what can be done; while it goes on, how far it is. GUI
/// thread.
class DeliveryHeadline : public QWidget
{
    Q_OBJECT

public:
    explicit DeliveryHeadline(QWidget* parent = nullptr);

    /// `canRepeat`: there is a job to start again.
    void showDelivery(const Delivery& delivery, const std::vector<Claim>& claims, bool canRepeat);
    void showProgress(const DeliverySnapshot& snapshot);
    void setStopping();

signals:
    void againRequested();
    void stopRequested();
    void exportRequested();

private:
    void build();
    void fill();
    void fillResult();
    void fillProgress();

    std::optional<Delivery> m_delivery; ///< none while it is under way
    std::vector<Claim> m_claims;
    DeliverySnapshot m_snapshot;
    bool m_canRepeat = false;
    bool m_isStopping = false;
    Label* m_sentence;
    Label* m_facts;
    Label* m_notes;
    QProgressBar* m_bar;
    QPushButton* m_export;
    QPushButton* m_again;
    QPushButton* m_stop;
    Texts m_texts;
};

}
