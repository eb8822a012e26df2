// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/transport.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/variablelookup.h"

class QCheckBox;
class QLineEdit;

namespace idemscope {

class Form;
class NumberBox;
class VariableEdit;

/// How a request travels: TLS, certificates, proxy, HTTP version, time limits, redirects.
class TransportEditor : public QWidget
{
    Q_OBJECT

public:
    explicit TransportEditor(QWidget* parent = nullptr);

    void setTransport(const Transport& transport);
    Transport transport() const;
    void setLookup(const VariableLookup& lookup);

signals:
    void edited();

private:
    void buildSecurity(Form& form);
    void buildRoute(Form& form);
    void buildTimes(Form& form);
    QWidget* fileRow(QLineEdit* line, const std::function<QString()>& what);
    void connectAll();
    void changed();

    Transport m_transport;
    QCheckBox* m_verify;
    QLineEdit* m_authority;
    QLineEdit* m_certificate;
    QLineEdit* m_key;
    VariableEdit* m_keyPassword;
    QLineEdit* m_proxy;
    QLineEdit* m_noProxy;
    QLineEdit* m_socket;
    ChoiceBox<HttpVersion>* m_version;
    NumberBox* m_connect;
    NumberBox* m_firstByte;
    NumberBox* m_total;
    QCheckBox* m_redirects;
};

}
