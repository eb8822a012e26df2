// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/secretvisitor.h"

#include "model/typedpart.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

bool isUrlEncodedForm(const Fields& headers)
{
    return std::any_of(headers.begin(), headers.end(), [](const Field& header) {
        return header.enabled && header.name.compare("content-type"_L1, Qt::CaseInsensitive) == 0 &&
               header.value.trimmed().startsWith("application/x-www-form-urlencoded"_L1, Qt::CaseInsensitive);
    });
}

/// "name=value&…" as typed; the values stay encoded, as they stood.
void visitFormText(QString& text, const SecretVisitor& visitor)
{
    QStringList pairs = text.split(u'&');
    for (QString& pair : pairs) {
        const qsizetype equals = pair.indexOf(u'=');
        if (equals <= 0)
            continue;
        const QByteArray name = pair.first(equals).replace(u'+', u' ').toUtf8();
        Field field{QString::fromUtf8(QByteArray::fromPercentEncoding(name)), pair.sliced(equals + 1)};
        visitor.parameter(field);
        pair = pair.first(equals + 1) + field.value;
    }
    text = pairs.join(u'&');
}

/// A field as curl's -F takes it: its text may be a secret, a file is none.
void visitPart(Field& field, const SecretVisitor& visitor)
{
    TypedPart part = typedPartOf(field.value);
    Field text{field.name, part.text, field.enabled};
    if (part.isFile)
        return;
    visitor.parameter(text);
    if (text.value == part.text)
        return;
    part.text = text.value;
    field.value = toText(part);
}

void visitBody(Request& request, const SecretVisitor& visitor)
{
    const bool hasParts = isMultipart(request.headers);
    for (Field& field : request.body.form) {
        if (hasParts)
            visitPart(field, visitor);
        else
            visitor.parameter(field);
    }
    QString text = QString::fromUtf8(request.body.text);
    if (!isUrlEncodedForm(request.headers) || text.toUtf8() != request.body.text)
        return;
    visitFormText(text, visitor);
    request.body.text = text.toUtf8();
}

void visitProbe(Probe& probe, const SecretVisitor& visitor)
{
    std::for_each(probe.headers.begin(), probe.headers.end(), visitor.header);
    visitor.url(probe.url);
    if (isUrlEncodedForm(probe.headers))
        visitFormText(probe.body, visitor);
}

void visitProvocation(Provocation& provocation, const SecretVisitor& visitor)
{
    const qsizetype colon = provocation.text.indexOf(u':');
    if (provocation.kind != Provocation::Kind::Header || colon < 0)
        return;
    const Field typed{provocation.text.first(colon).trimmed(), provocation.text.sliced(colon + 1).trimmed()};
    Field header = typed;
    visitor.header(header);
    if (header != typed)
        provocation.text = header.name + u": "_s + header.value;
}

}

void visitSecretPlaces(Request& request, const SecretVisitor& visitor)
{
    std::for_each(request.headers.begin(), request.headers.end(), visitor.header);
    std::for_each(request.params.begin(), request.params.end(), visitor.parameter);
    visitor.url(request.url);
    visitBody(request, visitor);
    Contract& contract = request.contract;
    for (Probe& probe : contract.probes)
        visitProbe(probe, visitor);
    visitProbe(contract.cleanup, visitor);
    std::for_each(contract.otherPrincipal.begin(), contract.otherPrincipal.end(), visitor.header);
    visitor.url(contract.otherUrl);
    std::for_each(contract.replicas.begin(), contract.replicas.end(), visitor.url);
    for (Provocation& provocation : contract.provocations)
        visitProvocation(provocation, visitor);
}

}
