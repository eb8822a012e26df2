// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/transporteditor.h"

#include "ui/theme/theme.h"
#include "ui/widgets/form.h"
#include "ui/widgets/label.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/secretedit.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestTimeMs = 86'400'000;

ChoiceBox<HttpVersion>* versionBox()
{
    return new ChoiceBox<HttpVersion>({{HttpVersion::Automatic,
                                        [] {
                                            return TransportEditor::tr("what target and scenario agree on");
                                        }},
                                       {HttpVersion::Http1,
                                        [] {
                                            return TransportEditor::tr("HTTP/1.1 only");
                                        }},
                                       {HttpVersion::Http2, [] {
                                            return TransportEditor::tr("HTTP/2");
                                        }}});
}

}

TransportEditor::TransportEditor(QWidget* parent)
    : QWidget(parent)
    , m_verify(new QCheckBox)
    , m_authority(new QLineEdit)
    , m_certificate(new QLineEdit)
    , m_key(new QLineEdit)
    , m_keyPassword(new SecretEdit)
    , m_proxy(new QLineEdit)
    , m_noProxy(new QLineEdit)
    , m_socket(new QLineEdit)
    , m_version(versionBox())
    , m_connect(new NumberBox(0, longestTimeMs))
    , m_firstByte(new NumberBox(0, longestTimeMs))
    , m_total(new NumberBox(0, longestTimeMs))
    , m_redirects(new QCheckBox)
{
    auto* form = new Form;
    buildSecurity(*form);
    buildRoute(*form);
    buildTimes(*form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scrollPage(form));
    for (QLineEdit* line : {m_authority, m_certificate, m_key, m_proxy, m_noProxy, m_socket})
        line->setFont(theme().fixedFont());
    connectAll();
    setTransport({});
}

void TransportEditor::buildSecurity(Form& form)
{
    form.heading([] { return tr("TLS"); });
    form.row(m_verify, [] { return tr("Without it anyone on the way can read and answer for the target"); });
    form.row([] { return tr("Authorities"); }, fileRow(m_authority, [] { return tr("PEM file of authorities"); }),
             [] { return tr("PEM file of the certificate authorities to trust. Empty: those of the system"); });
    form.row([] { return tr("Client certificate"); },
             fileRow(m_certificate, [] { return tr("File of the client certificate"); }),
             [] { return tr("PEM, or PKCS #12 with its key (.p12, .pfx)"); });
    form.row([] { return tr("Client key"); }, fileRow(m_key, [] { return tr("PEM file of the client key"); }),
             [] { return tr("Only the path is kept with the request, never what is in the file"); });
    form.row(
        [] { return tr("Key password"); }, m_keyPassword,
        [] {
            return tr(
                "Use a {{secret variable}}. What is typed here becomes one when it is saved: its value never reaches "
                "a file");
        });
    (new Texts(*this))->bind([this] { m_verify->setText(tr("Verify the certificate of the target")); });
}

void TransportEditor::buildRoute(Form& form)
{
    form.heading([] { return tr("Way to the target"); });
    m_proxy->setPlaceholderText(u"http://localhost:3128"_s);
    m_noProxy->setPlaceholderText(u"localhost,10.0.0.1"_s);
    form.row([] { return tr("Proxy"); }, m_proxy,
             [] {
                 return tr("http:// or socks5://. Empty: none. environment: as http_proxy, https_proxy, all_proxy and "
                           "no_proxy say");
             });
    form.row(
        [] { return tr("Not for"); }, m_noProxy,
        [] { return tr("Hosts reached directly, with commas between: names, .suffixes, addresses, 10.0.0.0/8, *"); });
    form.row([] { return tr("Unix socket"); }, m_socket,
             [] { return tr("Path to connect to instead of the URL's host and port"); });
    form.row([] { return tr("HTTP version"); }, m_version);
    form.row(m_redirects, [] {
        return tr("A redirect may repeat the request at another place, at another origin without its key and "
                  "credentials; off, it is an answer");
    });
    (new Texts(*this))->bind([this] { m_redirects->setText(tr("Follow redirects")); });
}

void TransportEditor::buildTimes(Form& form)
{
    form.heading([] { return tr("Time limits"); });
    form.row([] { return tr("To connect"); }, m_connect);
    form.row([] { return tr("To the first byte"); }, m_firstByte);
    form.row([] { return tr("In all"); }, m_total,
             [] { return tr("An attempt that takes longer is given up; whether it had an effect is then unknown"); });
    (new Texts(*this))->bind([this] {
        for (NumberBox* box : {m_connect, m_firstByte, m_total}) {
            box->setSuffix(tr(" ms"));
            box->setSpecialValueText(tr("no limit"));
        }
    });
}

/// A path that is typed or chosen.
QWidget* TransportEditor::fileRow(QLineEdit* line, const std::function<QString()>& what)
{
    auto* choose = new QPushButton;
    line->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(choose, &QPushButton::clicked, this, [this, line, what] {
        auto* dialog = new QFileDialog(this, what());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, this, [this, line](const QString& file) {
            line->setText(file);
            changed();
        });
        dialog->open();
    });
    (new Texts(*this))->bind([choose, what] {
        choose->setText(tr("Choose…"));
        choose->setAccessibleName(tr("Choose: %1").arg(what()));
    });
    return sideBySide({line, choose});
}

void TransportEditor::connectAll()
{
    for (QLineEdit* line : {m_authority, m_certificate, m_key, m_proxy, m_noProxy, m_socket})
        connect(line, &QLineEdit::textEdited, this, &TransportEditor::changed);
    for (QCheckBox* box : {m_verify, m_redirects})
        connect(box, &QCheckBox::toggled, this, &TransportEditor::changed);
    for (NumberBox* box : {m_connect, m_firstByte, m_total})
        connect(box, &QSpinBox::valueChanged, this, &TransportEditor::changed);
    connect(m_keyPassword, &QLineEdit::textEdited, this, &TransportEditor::changed);
    connect(m_version, &QComboBox::currentIndexChanged, this, &TransportEditor::changed);
}

void TransportEditor::setTransport(const Transport& transport)
{
    const QSignalBlocker quiet(this);
    m_verify->setChecked(transport.verifyTls);
    m_authority->setText(transport.authorityFile);
    m_certificate->setText(transport.clientCertificate);
    m_key->setText(transport.clientKey);
    m_keyPassword->setText(transport.clientKeyPassword);
    m_proxy->setText(transport.proxy);
    m_noProxy->setText(transport.noProxy);
    m_socket->setText(transport.unixSocket);
    m_version->setValue(transport.httpVersion);
    m_redirects->setChecked(transport.followRedirects);
    m_connect->setValue(transport.connectTimeoutMs);
    m_firstByte->setValue(transport.firstByteTimeoutMs);
    m_total->setValue(transport.totalTimeoutMs);
    m_transport = transport;
}

Transport TransportEditor::transport() const
{
    return m_transport;
}

void TransportEditor::setLookup(const VariableLookup& lookup)
{
    m_keyPassword->setLookup(lookup);
}

void TransportEditor::changed()
{
    m_transport.verifyTls = m_verify->isChecked();
    m_transport.authorityFile = m_authority->text().trimmed();
    m_transport.clientCertificate = m_certificate->text().trimmed();
    m_transport.clientKey = m_key->text().trimmed();
    m_transport.clientKeyPassword = m_keyPassword->text();
    m_transport.proxy = m_proxy->text().trimmed();
    m_transport.noProxy = m_noProxy->text().trimmed();
    m_transport.unixSocket = m_socket->text().trimmed();
    m_transport.httpVersion = m_version->value();
    m_transport.followRedirects = m_redirects->isChecked();
    m_transport.connectTimeoutMs = m_connect->value();
    m_transport.firstByteTimeoutMs = m_firstByte->value();
    m_transport.totalTimeoutMs = m_total->value();
    emit edited();
}

}
