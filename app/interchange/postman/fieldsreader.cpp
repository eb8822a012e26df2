// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/fieldsreader.h"

#include "interchange/jsonreading.h"
#include "render/urltext.h"

#include <QHash>

namespace idemscope::postman {

using namespace Qt::StringLiterals;

namespace {

bool isEnabled(const JsonValue& row)
{
    const auto enabled = memberOf(row, "enabled");
    return !isTrueAt(row, "disabled") && !(enabled && (enabled->isFalse() || enabled->isText("false")));
}

Field headerLine(const QString& line)
{
    const qsizetype colon = line.indexOf(u':');
    return colon < 0 ? Field{line.trimmed(), {}} : Field{line.first(colon).trimmed(), line.sliced(colon + 1).trimmed()};
}

void append(Fields& fields, const Field& field)
{
    if (!field.name.isEmpty() || !field.value.isEmpty())
        fields.push_back(field);
}

QString decoded(const QByteArray& text)
{
    return QString::fromUtf8(percentDecoded(text, true));
}

Fields queryText(const QByteArray& text)
{
    Fields fields;
    for (const PairSpan& pair : pairSpans(text, 0, text.size()))
        fields.push_back({decoded(text.sliced(pair.nameBegin, pair.nameEnd - pair.nameBegin)),
                          decoded(text.sliced(pair.valueBegin, pair.end - pair.valueBegin))});
    return fields;
}

QString keyOf(const JsonValue& row)
{
    const QString key = textAt(row, "key");
    return key.isEmpty() ? textAt(row, "id") : key;
}

QString commonKind(const QString& type)
{
    return type == "noauth"_L1 ? u"none"_s : type;
}

}

Fields headersOf(const std::optional<JsonValue>& header)
{
    Fields fields;
    if (header && header->isString()) {
        for (const QString& line : textOf(header).split(u'\n'))
            append(fields, headerLine(line));
    }
    for (const JsonValue& row : childrenOf(header)) {
        if (row.isString())
            append(fields, headerLine(textOf(row)));
        else
            append(fields, {textAt(row, "key"), joinedTextOf(memberOf(row, "value")), isEnabled(row)});
    }
    return fields;
}

Fields pairsOf(const std::optional<JsonValue>& pairs)
{
    if (pairs && pairs->isString())
        return queryText(pairs->string());
    Fields fields;
    for (const JsonValue& row : childrenOf(pairs)) {
        if (row.isObject())
            append(fields, {keyOf(row), textAt(row, "value"), isEnabled(row)});
    }
    return fields;
}

Fields variablesOf(const std::vector<JsonValue>& rows)
{
    Fields fields;
    QHash<QString, std::size_t> places;
    for (const JsonValue& row : rows) {
        Field field{keyOf(row), textAt(row, "value"), isEnabled(row)};
        field.secret = textAt(row, "type") == "secret"_L1;
        if (field.name.isEmpty())
            continue;
        const auto known = places.constFind(field.name);
        if (known == places.constEnd()) {
            places.insert(field.name, fields.size());
            fields.push_back(std::move(field));
        } else if (field.enabled || !fields[*known].enabled) {
            fields[*known] = std::move(field);
        }
    }
    return fields;
}

ForeignAuth authOf(const std::optional<JsonValue>& auth)
{
    ForeignAuth result{commonKind(textAt(auth, "type")), {}};
    const auto parameters = memberOf(auth, textAt(auth, "type").toUtf8());
    const bool isList = parameters && parameters->isArray();
    for (const JsonValue& parameter : childrenOf(parameters)) {
        if (isList)
            append(result.parameters, {textAt(parameter, "key"), textAt(parameter, "value")});
        else
            append(result.parameters, {nameOf(parameter), textOf(parameter)});
    }
    return result;
}

QString descriptionOf(const std::optional<JsonValue>& owner)
{
    const auto description = memberOf(owner, "description");
    return description && description->isObject() ? textAt(description, "content") : textOf(description);
}

}
