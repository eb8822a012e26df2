// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importing.h"

#include "base/safefile.h"
#include "model/json.h"

#include <QTemporaryDir>

namespace idemscope::importing {

inline QString pathOf(const FiledRequest& filed)
{
    return filed.folder.isEmpty() ? filed.request.name : filed.folder + u'/' + filed.request.name;
}

/// Writes every request twice as its file's text and reads it back; what went wrong, or nothing. On the disk the same
/// would wait for each file to be safe, a thousand times.
inline QString savedAndReopened(ImportedContents& contents)
{
    for (FiledRequest& filed : contents.requests) {
        const QByteArray once = fileText(toJson(filed.request));
        const auto object = parseJsonObject(once, pathOf(filed));
        auto again = object ? requestFromJson(*object) : Result<Request>(Failure(object.error()));
        if (!again || fileText(toJson(*again)) != once)
            return QStringLiteral("saved twice, changed: ") + pathOf(filed);
        filed.request = std::move(*again);
    }
    return {};
}

/// The first line in which two requests differ as files.
inline QString difference(const Request& one, const Request& other)
{
    const QByteArrayList before = fileText(toJson(one)).split('\n');
    const QByteArrayList after = fileText(toJson(other)).split('\n');
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (i >= after.size() || before[i] != after[i])
            return QString::fromUtf8(before[i].trimmed().left(200) + " / " + after.value(i).trimmed().left(200));
    }
    return {};
}

/// import → save → reopen → export → import gives the same requests; what differs, or nothing.
inline QString roundTrip(const ImportedContents& first, const QString& format = QStringLiteral("postman"))
{
    ImportedContents contents = first;
    if (const QString trouble = savedAndReopened(contents); !trouble.isEmpty())
        return trouble;
    const auto text = exportAs(*formatNamed(format).value(), contents);
    if (!text)
        return text.error().message;
    const auto second = importedText(*text, format.toLatin1());
    if (!second)
        return second.error().message;
    std::map<QString, Request> again;
    for (const FiledRequest& filed : second->requests)
        again.emplace(pathOf(filed), filed.request);
    for (const FiledRequest& filed : first.requests) {
        const auto found = again.find(pathOf(filed));
        if (found == again.end() || !(found->second == filed.request))
            return QStringLiteral("not the same: ") + pathOf(filed) + u' ' +
                   (found == again.end() ? QStringLiteral("(gone)") : difference(filed.request, found->second));
    }
    return again.size() == first.requests.size() ? QString() : QStringLiteral("there are more requests than before");
}

}
