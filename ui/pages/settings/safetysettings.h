// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/form.h"

class QLabel;
class QPushButton;

namespace idemscope {

class DecimalBox;
class NumberBox;

/// What may be sent at targets that are not on this machine, and which of them are not asked about any more (SPEC.md
/// §11). Kept as it is edited.
class SafetySettings : public Form
{
    Q_OBJECT

public:
    explicit SafetySettings(QWidget* parent = nullptr);

    /// Hosts may have been allowed since.
    void showHosts();

private:
    void load();
    void store();

    NumberBox* m_inFlight;
    DecimalBox* m_perSecond;
    NumberBox* m_attempts;
    QLabel* m_hosts;
    QPushButton* m_forget;
    QPushButton* m_usual;
};

}
