// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/choicebox.h"
#include "ui/widgets/form.h"

class QLineEdit;

namespace idemscope {

class NumberBox;

/// The proxy and the time limits that new requests begin with; each request can change them under Transport. Kept as
/// they are edited.
class NewRequestSettings : public Form
{
    Q_OBJECT

public:
    explicit NewRequestSettings(QWidget* parent = nullptr);

private:
    enum class ProxyMode { None, Environment, Own };
    static ChoiceBox<ProxyMode>* modeBox();
    void buildProxy();
    void buildTimes();
    void load();
    void store();
    QString proxy() const;

    ChoiceBox<ProxyMode>* m_mode;
    QLineEdit* m_proxy;
    QLineEdit* m_noProxy;
    NumberBox* m_connect;
    NumberBox* m_firstByte;
    NumberBox* m_total;
};

}
