// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/requestwriter.h"

#include "interchange/foreign.h"
#include "interchange/foreignauth.h"
#include "interchange/postman/extension.h"
#include "interchange/postman/keyshown.h"
#include "interchange/postman/urlwriter.h"
#include "model/typedpart.h"

namespace idemscope::postman {

using namespace Qt::StringLiterals;

namespace {

QJsonObject rawBody(const Body& body)
{
    QJsonObject object{{u"mode"_s, u"raw"_s}, {u"raw"_s, QString::fromUtf8(body.text)}};
    if (body.kind == Body::Kind::Json)
        object.insert(u"options"_s, QJsonObject{{u"raw"_s, QJsonObject{{u"language"_s, u"json"_s}}}});
    return object;
}

QJsonObject rowOf(const Field& field)
{
    const TypedPart part = typedPartOf(field.value);
    QJsonObject row{{u"key"_s, field.name},
                    {part.isFile ? u"src"_s : u"value"_s, part.text},
                    {u"type"_s, part.isFile ? u"file"_s : u"text"_s}};
    if (!part.type.isEmpty())
        row.insert(u"contentType"_s, part.type);
    if (!part.fileName.isNull())
        row.insert(u"fileName"_s, part.fileName);
    if (!field.enabled)
        row.insert(u"disabled"_s, true);
    return row;
}

QJsonArray partsOf(const Fields& form)
{
    QJsonArray rows;
    for (const Field& field : form)
        rows.append(rowOf(field));
    return rows;
}

QJsonObject bodyOf(const Request& request)
{
    switch (request.body.kind) {
    case Body::Kind::None:
        return {};
    case Body::Kind::Json:
    case Body::Kind::Text:
        return rawBody(request.body);
    case Body::Kind::Form:
        if (isMultipart(request.headers))
            return {{u"mode"_s, u"formdata"_s}, {u"formdata"_s, partsOf(request.body.form)}};
        return {{u"mode"_s, u"urlencoded"_s}, {u"urlencoded"_s, rowsOf(request.body.form)}};
    case Body::Kind::File:
        return {{u"mode"_s, u"file"_s}, {u"file"_s, QJsonObject{{u"src"_s, request.body.file}}}};
    }
    return {};
}

QJsonObject eventOf(const QString& listen, const QString& text)
{
    return {{u"listen"_s, listen},
            {u"script"_s, QJsonObject{{u"type"_s, u"text/javascript"_s},
                                      {u"exec"_s, QJsonArray::fromStringList(text.split(u'\n'))}}}};
}

QJsonArray eventsOf(const ForeignParts& parts)
{
    QJsonArray events;
    if (!parts.preScript.isEmpty())
        events.append(eventOf(u"prerequest"_s, parts.preScript));
    if (!parts.postScript.isEmpty())
        events.append(eventOf(u"test"_s, parts.postScript));
    return events;
}

void insertAuth(QJsonObject& object, const Request& request)
{
    const ForeignAuth auth = keptAuth(request);
    if (!auth.isEmpty())
        object.insert(u"auth"_s, QJsonObject{{u"type"_s, auth.kind}, {auth.kind, rowsOf(auth.parameters)}});
}

QJsonObject requestOf(const Request& request, const ForeignParts& parts)
{
    QJsonObject object{
        {u"method"_s, request.method}, {u"header"_s, rowsOf(request.headers)}, {u"url"_s, urlOf(request)}};
    if (const QJsonObject body = bodyOf(request); !body.isEmpty())
        object.insert(u"body"_s, body);
    if (!parts.description.isEmpty())
        object.insert(u"description"_s, parts.description);
    insertAuth(object, request);
    return object;
}

}

QJsonArray rowsOf(const Fields& fields)
{
    QJsonArray rows;
    for (const Field& field : fields) {
        QJsonObject row{{u"key"_s, field.name}, {u"value"_s, field.secret ? QString() : field.value}};
        if (field.secret)
            row.insert(u"type"_s, u"secret"_s);
        if (!field.enabled)
            row.insert(u"disabled"_s, true);
        rows.append(row);
    }
    return rows;
}

QJsonObject itemOf(Request request)
{
    QJsonObject extension = extensionOf(request);
    if (showKey(request))
        extension.insert(u"keyShown"_s, true);
    const ForeignParts parts = foreignParts(request);
    QJsonObject item{{u"name"_s, request.name}, {u"request"_s, requestOf(request, parts)}, {u"idemscope"_s, extension}};
    if (const QJsonArray events = eventsOf(parts); !events.isEmpty())
        item.insert(u"event"_s, events);
    if (const QJsonObject behaviour = parts.more.value("protocolProfileBehavior"_L1).toObject(); !behaviour.isEmpty())
        item.insert(u"protocolProfileBehavior"_s, behaviour);
    return item;
}

}
