// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/deliverysession.h"
#include "ui/widgets/texts.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QCheckBox;
class QPushButton;

namespace idemscope {

class DecimalBox;
class Form;
class Label;
class NumberBox;

/// What a delivery is to do, before it starts: disciplines, messages, faults of the channel, what it will send. GUI
/// thread.
class DeliverySetup : public QWidget
{
    Q_OBJECT

public:
    explicit DeliverySetup(QWidget* parent = nullptr);

    void setJob(const DeliveryJob& job);
    DeliveryJob job() const;
    void focusStart();

signals:
    void startRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildForm();
    void build();
    void estimate();

    DeliveryJob m_job;
    Form* m_form;
    std::array<QCheckBox*, 3> m_disciplines = {};
    NumberBox* m_messages;
    std::array<DecimalBox*, 4> m_rates = {}; ///< in the order of ChannelRates
    Label* m_estimate;
    QPushButton* m_start;
    QTimer m_timer;
    Texts m_texts;
};

}
