// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json.h"

#include "model/json/members.h"
#include "model/requestsecrets.h"

#include <QStringDecoder>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace archive {

namespace {

bool isUtf8(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    return !decoder.hasError() && text.toUtf8() == bytes;
}

}

/// A body as it stands in a file: bytes that are no UTF-8 text are kept as Base64.
struct StoredBody
{
    Body::Kind kind = Body::Kind::None;
    QString text;
    QString base64;
    Fields form;
    QString file;

    bool operator==(const StoredBody&) const = default;

    static StoredBody of(const Body& body)
    {
        const bool asText = isUtf8(body.text);
        return {body.kind, asText ? QString::fromUtf8(body.text) : QString(),
                asText ? QString() : QString::fromLatin1(body.text.toBase64()), body.form, body.file};
    }
    Body body() const
    {
        return {kind, base64.isEmpty() ? text.toUtf8() : QByteArray::fromBase64(base64.toLatin1()), form, file};
    }
};

template <>
struct Members<StoredBody>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"kind", &StoredBody::kind);
        a(u"text", &StoredBody::text);
        a(u"base64", &StoredBody::base64);
        a(u"form", &StoredBody::form);
        a(u"file", &StoredBody::file);
    }
};

template <>
struct Substitute<Body>
{
    using Stored = StoredBody;
    static Stored of(const Body& body) { return StoredBody::of(body); }
    static Body value(const Stored& stored) { return stored.body(); }
};

template <>
struct Members<Request>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"name", &Request::name);
        a(u"method", &Request::method);
        a(u"url", &Request::url);
        a(u"params", &Request::params);
        a(u"headers", &Request::headers);
        a(u"auth", &Request::auth);
        a(u"body", &Request::body);
        a(u"variables", &Request::variables);
        a(u"transport", &Request::transport);
        a(u"contract", &Request::contract);
        a(u"scenarios", &Request::scenarios);
        a(u"steps", &Request::steps);
    }
};

template <>
struct Members<Capture>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"variable", &Capture::variable);
        a(u"from", &Capture::source);
        a(u"place", &Capture::place);
        a(u"secret", &Capture::secret);
    }
};

template <>
struct Members<FlowStep>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"when", &FlowStep::when);
        a(u"request", &FlowStep::request);
        a(u"own", &FlowStep::own);
        a(u"captures", &FlowStep::captures);
    }
};

template <>
struct Substitute<Boxed<Request>>
{
    using Stored = std::optional<Request>;
    static Stored of(const Boxed<Request>& request) { return request ? Stored(*request) : Stored(); }
    static Boxed<Request> value(const Stored& stored) { return stored ? Boxed<Request>(*stored) : Boxed<Request>(); }
};

}

namespace {

/// A copy that may be written down (SPEC.md §11).
template <typename Holder>
Holder withoutSecretValues(Holder holder)
{
    for (Field& variable : holder.variables) {
        if (variable.secret)
            variable.value.clear();
    }
    return holder;
}

Request withoutAnySecretValue(Request request)
{
    for (FlowStep& step : request.steps) {
        if (step.own)
            step.own = withoutAnySecretValue(std::move(*step.own));
    }
    return withoutSecretValues(std::move(request));
}

}

QJsonObject toJson(const Request& request)
{
    Request stored = request;
    moveSecrets(stored);
    return archive::restore(archive::write(withoutAnySecretValue(std::move(stored))), request.unknownMembers)
        .toObject();
}

QJsonObject toJson(const Environment& environment)
{
    return archive::restore(archive::write(withoutSecretValues(environment)), environment.unknownMembers).toObject();
}

QJsonObject toJson(const Contract& contract)
{
    return archive::write(contract).toObject();
}
QJsonObject toJson(const Scenario& scenario)
{
    return archive::write(scenario).toObject();
}
QJsonObject toJson(const Auth& auth)
{
    return archive::write(withoutSecrets(auth)).toObject();
}
QJsonObject toJson(const Field& field)
{
    return archive::write(field).toObject();
}

Result<Request> requestFromJson(const QJsonObject& object)
{
    auto document = archive::readDocument<Request>(object);
    if (!document)
        return Failure(document.error());
    document->value.unknownMembers = document->unknown;
    return document->value;
}

Result<Environment> environmentFromJson(const QJsonObject& object)
{
    auto document = archive::readDocument<Environment>(object);
    if (!document)
        return Failure(document.error());
    document->value.unknownMembers = document->unknown;
    return document->value;
}

Result<Contract> contractFromJson(const QJsonObject& object)
{
    return archive::readDocument<Contract>(object).map([](auto&& document) { return document.value; });
}

Result<Scenario> scenarioFromJson(const QJsonObject& object)
{
    return archive::readDocument<Scenario>(object).map([](auto&& document) { return document.value; });
}

Result<Auth> authFromJson(const QJsonValue& value, const QString& path)
{
    Auth auth;
    archive::Reading reading;
    archive::read(auth, value, path, reading);
    if (reading.error)
        return Failure(*reading.error);
    return auth;
}

Result<Fields> fieldsFromJson(const QJsonValue& array, const QString& path)
{
    Fields fields;
    archive::Reading reading;
    archive::read(fields, array, path, reading);
    if (reading.error)
        return Failure(*reading.error);
    return fields;
}

Result<std::vector<HostCertificate>> certificatesFromJson(const QJsonValue& array, const QString& path)
{
    std::vector<HostCertificate> certificates;
    archive::Reading reading;
    archive::read(certificates, array, path, reading);
    if (reading.error)
        return Failure(*reading.error);
    return certificates;
}

QJsonArray toJson(const std::vector<HostCertificate>& certificates)
{
    return archive::write(certificates).toArray();
}

}
