// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/autheditor.h"

#include "ui/widgets/form.h"
#include "ui/widgets/label.h"
#include "ui/widgets/secretedit.h"

#include <QCheckBox>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

ChoiceBox<Auth::Kind>* kindBox()
{
    return new ChoiceBox<Auth::Kind>({{Auth::Kind::Inherit,
                                       [] {
                                           return AuthEditor::tr("As the folder or collection says");
                                       }},
                                      {Auth::Kind::None,
                                       [] {
                                           return AuthEditor::tr("None");
                                       }},
                                      {Auth::Kind::Bearer,
                                       [] {
                                           return AuthEditor::tr("Bearer token");
                                       }},
                                      {Auth::Kind::Basic,
                                       [] {
                                           return AuthEditor::tr("User and password (Basic)");
                                       }},
                                      {Auth::Kind::Digest,
                                       [] {
                                           return AuthEditor::tr("User and password (Digest)");
                                       }},
                                      {Auth::Kind::ApiKey,
                                       [] {
                                           return AuthEditor::tr("API key");
                                       }},
                                      {Auth::Kind::AwsSigV4,
                                       [] {
                                           return AuthEditor::tr("AWS Signature Version 4");
                                       }},
                                      {Auth::Kind::OAuth2, [] {
                                           return AuthEditor::tr("OAuth 2 client credentials");
                                       }}});
}

ChoiceBox<Auth::Place>* placeBox()
{
    return new ChoiceBox<Auth::Place>({{Auth::Place::Header,
                                        [] {
                                            return AuthEditor::tr("a header");
                                        }},
                                       {Auth::Place::Query, [] {
                                            return AuthEditor::tr("a query parameter");
                                        }}});
}

/// A user is shown, although one without a password is a secret: it is typed first.
bool isMasked(AuthText text)
{
    constexpr AuthText masked[] = {&Auth::token,     &Auth::password,     &Auth::value,
                                   &Auth::secretKey, &Auth::sessionToken, &Auth::clientSecret};
    return std::find(std::begin(masked), std::end(masked), text) != std::end(masked);
}

}

AuthEditor::AuthEditor(QWidget* parent)
    : QWidget(parent)
    , m_kind(kindBox())
    , m_place(placeBox())
    , m_inBody(new QCheckBox)
    , m_note(new Label(TextStyle::Muted))
    , m_form(new Form)
{
    build();
    connectAll();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scrollPage(m_form));
    setFocusProxy(m_kind);
    setAuth({});
}

void AuthEditor::build()
{
    m_note->setWordWrap(true);
    m_form->row([] { return tr("Authentication"); }, m_kind);
    m_form->row(m_note);
    const auto keptSecret = [] {
        return tr("Use a {{secret variable}}. What is typed here becomes one when it is saved: its value never reaches "
                  "a file");
    };
    addLine(
        Auth::Kind::Bearer, &Auth::token, [] { return tr("Token"); }, keptSecret);
    addLine(Auth::Kind::Basic, &Auth::user, [] { return tr("User"); });
    addLine(
        Auth::Kind::Basic, &Auth::password, [] { return tr("Password"); }, keptSecret);
    addLine(
        Auth::Kind::Digest, &Auth::user, [] { return tr("User"); },
        [] {
            return tr(
                "The target is asked for its challenge with a GET before the first attempt; every attempt answers "
                "it anew when it is sent");
        });
    addLine(
        Auth::Kind::Digest, &Auth::password, [] { return tr("Password"); }, keptSecret);
    m_form->row([] { return tr("Sent in"); }, m_place);
    addLine(Auth::Kind::ApiKey, &Auth::name, [] { return tr("Name"); });
    addLine(
        Auth::Kind::ApiKey, &Auth::value, [] { return tr("Key"); }, keptSecret);
    addLine(Auth::Kind::AwsSigV4, &Auth::accessKey, [] { return tr("Access key"); });
    addLine(
        Auth::Kind::AwsSigV4, &Auth::secretKey, [] { return tr("Secret key"); }, keptSecret);
    addLine(
        Auth::Kind::AwsSigV4, &Auth::sessionToken, [] { return tr("Session token"); },
        [] { return tr("Of temporary credentials; else empty"); });
    addLine(Auth::Kind::AwsSigV4, &Auth::region, [] { return tr("Region"); });
    addLine(
        Auth::Kind::AwsSigV4, &Auth::service, [] { return tr("Service"); },
        [] {
            return tr(
                "Every attempt is signed when it is sent: body, URL and key stay the same, date and signature do not");
        });
    addLine(
        Auth::Kind::OAuth2, &Auth::tokenUrl, [] { return tr("Token URL"); },
        [] {
            return tr("Asked before the first attempt, with the TLS and proxy settings of the request; a token is used "
                      "until it would expire");
        });
    addLine(Auth::Kind::OAuth2, &Auth::clientId, [] { return tr("Client"); });
    addLine(
        Auth::Kind::OAuth2, &Auth::clientSecret, [] { return tr("Client secret"); }, keptSecret);
    addLine(Auth::Kind::OAuth2, &Auth::scope, [] { return tr("Scope"); });
    m_form->row(m_inBody);
    (new Texts(*this))->bind([this] { m_inBody->setText(tr("Send client and secret in the body")); });
}

void AuthEditor::addLine(Auth::Kind kind, AuthText text, std::function<QString()> label, std::function<QString()> help)
{
    VariableEdit* edit = isMasked(text) ? new SecretEdit : new VariableEdit;
    m_form->row(std::move(label), edit, std::move(help));
    m_lines.push_back({kind, text, edit});
}

void AuthEditor::connectAll()
{
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showRows();
        emit edited();
    });
    connect(m_place, &QComboBox::currentIndexChanged, this, &AuthEditor::edited);
    connect(m_inBody, &QCheckBox::toggled, this, &AuthEditor::edited);
    for (const Line& line : m_lines)
        connect(line.edit, &QLineEdit::textEdited, this, &AuthEditor::edited);
}

void AuthEditor::showRows()
{
    const Auth::Kind kind = m_kind->value();
    for (const Line& line : m_lines)
        m_form->setRowVisible(line.edit, line.kind == kind);
    m_form->setRowVisible(m_place, kind == Auth::Kind::ApiKey);
    m_form->setRowVisible(m_inBody, kind == Auth::Kind::OAuth2);
}

void AuthEditor::setAuth(const Auth& auth)
{
    const QSignalBlocker quiet(this);
    m_kind->setValue(auth.kind);
    m_place->setValue(auth.place);
    m_inBody->setChecked(auth.isClientInBody);
    for (const Line& line : m_lines) {
        if (line.edit->text() != auth.*line.text)
            line.edit->setText(auth.*line.text);
    }
    showRows();
    m_given = auth;
    m_taken = shown();
}

Auth AuthEditor::auth() const
{
    const Auth now = shown();
    return now == m_taken ? m_given : now;
}

Auth AuthEditor::shown() const
{
    Auth auth{.kind = m_kind->value()};
    for (const Line& line : m_lines) {
        if (line.kind == auth.kind)
            auth.*line.text = line.edit->text();
    }
    if (auth.kind == Auth::Kind::ApiKey)
        auth.place = m_place->value();
    if (auth.kind == Auth::Kind::OAuth2)
        auth.isClientInBody = m_inBody->isChecked();
    return auth;
}

void AuthEditor::setLookup(const VariableLookup& lookup)
{
    for (const Line& line : m_lines)
        line.edit->setLookup(lookup);
}

void AuthEditor::setNote(const QString& note)
{
    m_note->setText(note);
    m_form->setRowVisible(m_note, !note.isEmpty());
}

}
