// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/format.h"

#include "interchange/bruno/brunoformat.h"
#include "interchange/curl/curlformat.h"
#include "interchange/har/harformat.h"
#include "interchange/http/httpformat.h"
#include "interchange/insomnia/insomniaformat.h"
#include "interchange/multipart.h"
#include "interchange/openapi/openapiformat.h"
#include "interchange/own/ownformat.h"
#include "interchange/postman/postmanformat.h"
#include "interchange/recognizekey.h"
#include "interchange/secretkeeping.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Interchange
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Interchange)
};

/// One row per format; a row's place decides who is asked first.
constexpr Format table[] = {
    {"curl", "cURL", "sh", recognisesCurl, importCurl, exportCurl},
    {"idemscope", "Idemscope", "idemscope.json", recognisesOwn, importOwn, exportOwn},
    {"postman", "Postman", "postman_collection.json", recognisesPostman, importPostman, exportPostman},
    {"insomnia", "Insomnia", "", recognisesInsomnia, importInsomnia, nullptr},
    {"bruno", "Bruno", "", recognisesBruno, importBruno, nullptr},
    {"openapi", "OpenAPI", "", recognisesOpenApi, importOpenApi, nullptr},
    {"har", "HAR", "har", recognisesHar, importHar, exportHar},
    {"http-env", "http-client.env.json", "json", recognisesHttpEnvironments, importHttpEnvironments, nullptr},
    {"http", ".http", "http", recognisesHttp, importHttp, exportHttp},
};

QStringList allNames()
{
    QStringList names = importableFormats() + exportableFormats();
    names.removeDuplicates();
    return names;
}

QStringList formatTitles()
{
    QStringList titles;
    for (const Format& format : table) {
        if (format.import != nullptr)
            titles += QString::fromLatin1(format.title);
    }
    return titles;
}

bool looksLikeJson(const QByteArray& text)
{
    const QByteArray start = text.first(std::min<qsizetype>(text.size(), 256)).trimmed();
    return start.startsWith('{') || start.startsWith('[');
}

/// A folder's name as every importer should have made it, whatever it did.
QString tidyFolder(const QString& folder)
{
    QStringList names;
    for (const QString& name : folder.split(u'/', Qt::SkipEmptyParts))
        names += fileableName(name, Interchange::tr("Folder"));
    return names.join(u'/');
}

/// Requests become files: their names differ within a folder, also where case does not count. A capture may hold one
/// name ten thousand times: its next number is remembered, not counted up to.
void makeNamesUnique(ImportedContents& contents)
{
    QSet<QString> taken;
    QHash<QString, int> lastNumbers;
    for (FiledRequest& filed : contents.requests) {
        filed.folder = tidyFolder(filed.folder);
        if (!filed.folder.isEmpty())
            contents.folder(filed.folder);
        const QString prefix = filed.folder + u'/';
        const auto isTaken = [&](const QString& name) {
            return taken.contains((prefix + name).toCaseFolded()) ||
                   (prefix == "/"_L1 && name.compare("environments"_L1, Qt::CaseInsensitive) == 0);
        };
        const QString name = fileableName(filed.request.name, Interchange::tr("Request"));
        filed.request.name = freeName(name, isTaken, lastNumbers[(prefix + name).toCaseFolded()]);
        taken.insert((prefix + filed.request.name).toCaseFolded());
    }
}

void finish(ImportedContents& contents)
{
    makeNamesUnique(contents);
    for (FiledRequest& filed : contents.requests) {
        if (filed.hasContract)
            continue;
        tabulateMultipart(filed.request);
        recognizeKey(filed, contents.variables);
    }
    keepSecretsApart(contents);
}

/// Says why, where something was left out.
Failure nothingIn(const ImportSource& source, const Format& format, const ImportedContents& contents)
{
    const QString title = QString::fromLatin1(format.title);
    if (contents.warnings.empty())
        return source.failure(Interchange::tr("there is no request in it (read as %1)").arg(title));
    return source.failure(
        Interchange::tr("there is no request in it (read as %1). %2").arg(title, contents.warnings.front().line()));
}

bool isEmpty(const ImportedContents& contents)
{
    return contents.requests.empty() && contents.environments.empty() && contents.variables.empty();
}

}

std::span<const Format> formats()
{
    return table;
}

QStringList importableFormats()
{
    QStringList names;
    for (const Format& format : table) {
        if (format.import != nullptr)
            names += QString::fromLatin1(format.name);
    }
    return names;
}

QStringList exportableFormats()
{
    QStringList names;
    for (const Format& format : table) {
        if (format.exported != nullptr)
            names += QString::fromLatin1(format.name);
    }
    return names;
}

Result<const Format*> formatNamed(const QString& name)
{
    for (const Format& format : table) {
        if (name.compare(QLatin1StringView(format.name), Qt::CaseInsensitive) == 0)
            return &format;
    }
    return fail(ErrorCode::InvalidInput,
                Interchange::tr("There is no format “%1”; there are: %2").arg(name, allNames().join(u", "_s)));
}

Result<const Format*> detectFormat(const ImportSource& source)
{
    for (const Format& format : table) {
        if (format.recognises != nullptr && format.recognises(source))
            return &format;
    }
    if (looksLikeJson(source.text()) && !source.json())
        return source.jsonFailure();
    return source.failure(Interchange::tr("not understood; it can be one of: %1. Is the file complete?")
                              .arg(formatTitles().join(u", "_s)));
}

Result<ImportedContents> importFrom(const ImportSource& source, const Format* format, const ImportWatch& watch)
{
    if (format == nullptr) {
        const auto detected = detectFormat(source);
        if (!detected)
            return Failure(detected.error());
        format = *detected;
    }
    if (format->import == nullptr)
        return source.failure(
            Interchange::tr("%1 can only be exported, not imported").arg(QString::fromLatin1(format->title)));
    auto contents = format->import(source, watch);
    if (watch.isStopped())
        return fail(ErrorCode::Cancelled, Interchange::tr("The import was cancelled; nothing was imported"));
    if (!contents)
        return contents;
    if (isEmpty(*contents))
        return nothingIn(source, *format, *contents);
    finish(*contents);
    return contents;
}

Result<QByteArray> exportAs(const Format& format, const ImportedContents& contents)
{
    if (format.exported == nullptr)
        return fail(ErrorCode::NotAllowed,
                    Interchange::tr("%1 can only be imported, not exported").arg(QString::fromLatin1(format.title)));
    return format.exported(contents);
}

}
