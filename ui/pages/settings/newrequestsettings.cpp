// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/settings/newrequestsettings.h"

#include "ui/preferences.h"
#include "ui/theme/theme.h"
#include "ui/widgets/numberbox.h"

#include <QLineEdit>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr auto environmentWord = "environment"_L1; ///< stands in Transport::proxy

}

ChoiceBox<NewRequestSettings::ProxyMode>* NewRequestSettings::modeBox()
{
    return new ChoiceBox<ProxyMode>({{ProxyMode::None,
                                      [] {
                                          return tr("none");
                                      }},
                                     {ProxyMode::Environment,
                                      [] {
                                          return tr("as the environment says");
                                      }},
                                     {ProxyMode::Own, [] {
                                          return tr("this one");
                                      }}});
}

NewRequestSettings::NewRequestSettings(QWidget* parent)
    : Form(parent)
    , m_mode(modeBox())
    , m_proxy(new QLineEdit)
    , m_noProxy(new QLineEdit)
    , m_connect(new NumberBox(0, PreferenceBounds::longestTimeMs))
    , m_firstByte(new NumberBox(0, PreferenceBounds::longestTimeMs))
    , m_total(new NumberBox(0, PreferenceBounds::longestTimeMs))
{
    heading([] { return tr("New requests"); });
    buildProxy();
    buildTimes();
    load();
    connect(m_mode, &QComboBox::currentIndexChanged, this, &NewRequestSettings::store);
    for (QLineEdit* line : {m_proxy, m_noProxy})
        connect(line, &QLineEdit::textEdited, this, &NewRequestSettings::store);
    for (NumberBox* box : {m_connect, m_firstByte, m_total})
        connect(box, &QSpinBox::valueChanged, this, &NewRequestSettings::store);
}

void NewRequestSettings::buildProxy()
{
    for (QLineEdit* line : {m_proxy, m_noProxy})
        line->setFont(theme().fixedFont());
    m_proxy->setPlaceholderText(u"http://localhost:3128"_s);
    m_noProxy->setPlaceholderText(u"localhost,10.0.0.1"_s);
    row([] { return tr("Proxy"); }, m_mode,
        [] {
            return tr("A new request begins with what stands here and keeps it; change it there under Transport. The "
                      "environment names it as http_proxy, https_proxy, all_proxy and no_proxy");
        });
    row([] { return tr("Address"); }, m_proxy,
        [] { return tr("http:// or socks5://, without a password: it is kept as it is typed"); });
    row([] { return tr("Not for"); }, m_noProxy,
        [] { return tr("Hosts reached directly, with commas between: names, .suffixes, addresses, 10.0.0.0/8, *"); });
}

void NewRequestSettings::buildTimes()
{
    row([] { return tr("Time to connect"); }, m_connect);
    row([] { return tr("Time to the first byte"); }, m_firstByte);
    row([] { return tr("Time in all"); }, m_total,
        [] { return tr("An attempt that takes longer is given up; whether it had an effect is then unknown"); });
    (new Texts(*this))->bind([this] {
        for (NumberBox* box : {m_connect, m_firstByte, m_total}) {
            box->setSuffix(tr(" ms"));
            box->setSpecialValueText(tr("no limit"));
        }
    });
}

void NewRequestSettings::load()
{
    const Transport transport = newTransport();
    const bool isEnvironment = transport.proxy == environmentWord;
    m_mode->setValue(transport.proxy.isEmpty() ? ProxyMode::None
                     : isEnvironment           ? ProxyMode::Environment
                                               : ProxyMode::Own);
    m_proxy->setText(isEnvironment ? QString() : transport.proxy);
    m_noProxy->setText(transport.noProxy);
    m_connect->setValue(transport.connectTimeoutMs);
    m_firstByte->setValue(transport.firstByteTimeoutMs);
    m_total->setValue(transport.totalTimeoutMs);
    setRowVisible(m_proxy, m_mode->value() == ProxyMode::Own);
    setRowVisible(m_noProxy, m_mode->value() != ProxyMode::None);
}

QString NewRequestSettings::proxy() const
{
    switch (m_mode->value()) {
    case ProxyMode::Environment:
        return environmentWord;
    case ProxyMode::Own:
        return m_proxy->text().trimmed();
    case ProxyMode::None:
        break;
    }
    return {};
}

void NewRequestSettings::store()
{
    Transport transport;
    transport.proxy = proxy();
    transport.noProxy = m_mode->value() == ProxyMode::None ? QString() : m_noProxy->text().trimmed();
    transport.connectTimeoutMs = m_connect->value();
    transport.firstByteTimeoutMs = m_firstByte->value();
    transport.totalTimeoutMs = m_total->value();
    storeNewTransport(transport);
    setRowVisible(m_proxy, m_mode->value() == ProxyMode::Own);
    setRowVisible(m_noProxy, m_mode->value() != ProxyMode::None);
}

}
