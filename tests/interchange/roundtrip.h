// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importing.h"

#include "base/safefile.h"
#include "workspace/collection.h"

#include <QTemporaryDir>

namespace idemscope::importing {

inline QString pathOf(const FiledRequest& filed)
{
    return filed.folder.isEmpty() ? filed.request.name : filed.folder + u'/' + filed.request.name;
}

/// Saves every request twice in a collection on the disk and reads it back; what went wrong, or nothing.
inline QString savedAndReopened(ImportedContents& contents)
{
    const QTemporaryDir dir;
    const QString folder = dir.filePath(QStringLiteral("c"));
    const auto created = Collection::create(folder, QStringLiteral("c"));
    for (const FiledRequest& filed : contents.requests) {
        const QString file = folder + u'/' + pathOf(filed) + QStringLiteral(".request.json");
        if (const auto saved = created->save(pathOf(filed), filed.request); !saved)
            return saved.error().message;
        const auto once = readFile(file);
        const auto again = created->request(pathOf(filed));
        if (!again || !created->save(pathOf(filed), *again) || readFile(file).value() != once.value())
            return QStringLiteral("saved twice, changed: ") + pathOf(filed);
    }
    const auto opened = Collection::open(folder);
    for (FiledRequest& filed : contents.requests)
        filed.request = opened->request(pathOf(filed)).value();
    return {};
}

/// import → save → reopen → export → import gives the same requests; what differs, or nothing.
inline QString roundTrip(const ImportedContents& first)
{
    ImportedContents contents = first;
    if (const QString trouble = savedAndReopened(contents); !trouble.isEmpty())
        return trouble;
    const auto text = exportAs(*formatNamed(QStringLiteral("postman")).value(), contents);
    if (!text)
        return text.error().message;
    const auto second = importedText(*text);
    if (!second)
        return second.error().message;
    std::map<QString, Request> again;
    for (const FiledRequest& filed : second->requests)
        again.emplace(pathOf(filed), filed.request);
    for (const FiledRequest& filed : first.requests) {
        const auto found = again.find(pathOf(filed));
        if (found == again.end() || !(found->second == filed.request))
            return QStringLiteral("not the same: ") + pathOf(filed);
    }
    return again.size() == first.requests.size() ? QString() : QStringLiteral("there are more requests than before");
}

}
