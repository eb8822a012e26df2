// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/texttemplate.h"
#include "render/authtemplate.h"
#include "render/keyplace.h"
#include "render/parttemplates.h"
#include "render/render.h"

namespace idemscope {

/// A header, parameter or form field made ready.
struct FieldTemplate
{
    TextTemplate name;
    TextTemplate value;
};

/// What a RequestTemplate holds: every text of a request, compiled.
struct RequestTemplate::Parts
{
    TextTemplate method;
    TextTemplate url;
    std::vector<FieldTemplate> params;
    std::vector<FieldTemplate> headers;
    AuthTemplate auth;
    Body::Kind bodyKind = Body::Kind::None;
    TextTemplate body; ///< json, text
    QByteArray file;   ///< the bytes of a body file
    std::vector<FieldTemplate> form;
    PartTemplates multipart; ///< in place of the form, where it goes so
    QByteArray contentType;  ///< to be added unless the user gave one
    KeyPlace keyPlace;
    Transport transport;
    TextTemplate keyPassword;                   ///< of the transport
    std::vector<TextTemplate> hostKeyPasswords; ///< likewise
    std::vector<QString> perAttempt;
    std::vector<QString> late;

    Result<RenderedRequest> render(const RenderInput& input) const;
    /// The body as it is in every rendering; needs body.isConstant().
    QByteArray constantBody() const;

private:
    void renderBody(RenderedRequest& request, TextTemplate::Source source) const;
    void renderParams(RenderedRequest& request, TextTemplate::Source source) const;
    void renderTransport(RenderedRequest& request, TextTemplate::Source source) const;
    void renderHeaders(RenderedRequest& request, TextTemplate::Source source) const;
};

/// Compiles texts and remembers what is missing in which field; of this room.
class PartsCompiler
{
public:
    explicit PartsCompiler(const VariableScope& scope)
        : m_scope(scope)
    {
    }

    TextTemplate text(const QByteArray& text, const QString& field);
    /// Enabled fields; rows that are empty on both sides are left out.
    std::vector<FieldTemplate> fields(const Fields& fields, const QString& kind);
    /// Notes that a part of the authentication is empty.
    void miss(const QString& part);

    /// Errors: InvalidInput, naming each variable without a value with its field, or the first other fault.
    Result<void> finish() const;
    const std::vector<QString>& perAttempt() const { return m_perAttempt; }
    const std::vector<QString>& late() const { return m_late; }

private:
    const VariableScope& m_scope;
    std::optional<Error> m_error;
    QStringList m_unresolved;
    std::vector<QString> m_perAttempt;
    std::vector<QString> m_late;
};

}
