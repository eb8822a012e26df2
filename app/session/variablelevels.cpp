// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/variablelevels.h"

#include "base/safefile.h"
#include "session/secretplace.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Levels
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::VariableLevels)
};

constexpr qint64 longestDotenv = 1024 * 1024;

std::vector<HostCertificate> certificatesOf(const Collection& collection)
{
    const QDir folder(collection.folder());
    std::vector<HostCertificate> certificates = collection.certificates();
    for (HostCertificate& certificate : certificates) {
        for (QString* file : {&certificate.certificate, &certificate.key})
            *file = file->isEmpty() ? QString() : folder.absoluteFilePath(*file);
    }
    return certificates;
}

}

Fields dotenvVariables(const QString& folder)
{
    static const QRegularExpression line(
        u"^\\s*(?:export\\s+)?([\\w.-]+)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^#\\n]*))"_s,
        QRegularExpression::MultilineOption);
    Fields fields;
    const QString file = QDir(folder).filePath(u".env"_s);
    const auto bytes = QFileInfo(file).isFile() ? readFile(file, longestDotenv) : Result<QByteArray>(QByteArray());
    if (!bytes)
        return fields;
    for (auto match = line.globalMatch(QString::fromUtf8(*bytes)); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        const QString value = found.captured(found.lastCapturedIndex()).trimmed();
        fields.push_back({u"$dotenv %1"_s.arg(found.captured(1)), value, true, !value.isEmpty()});
    }
    return fields;
}

Result<CollectionVariables> CollectionVariables::of(const Collection& collection)
{
    auto folders = collection.folderVariables();
    if (!folders)
        return Failure(folders.error());
    return CollectionVariables{collection.name(),   collection.variables(),
                               std::move(*folders), dotenvVariables(collection.folder()),
                               collection.auth(),   certificatesOf(collection)};
}

std::vector<QString> CollectionVariables::levelPlaces(const QString& path, const Environment* environment) const
{
    std::vector<QString> places;
    if (environment)
        places.push_back(environment->name);
    for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder) {
        if (path.startsWith(folder->path + u'/'))
            places.push_back(levelPlace(folder->path));
    }
    places.push_back(levelPlace({}));
    return places;
}

EffectiveAuth CollectionVariables::effectiveAuth(const Auth& own, const QString& path) const
{
    if (own.kind != Auth::Kind::Inherit)
        return {own, {}};
    for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder) {
        if (path.startsWith(folder->path + u'/') && folder->auth.kind != Auth::Kind::Inherit)
            return {folder->auth, Levels::tr("folder %1").arg(folder->path)};
    }
    if (auth.kind != Auth::Kind::Inherit)
        return {auth, Levels::tr("collection %1").arg(name)};
    return {own, {}};
}

void CollectionVariables::inherit(Request& request, const QString& path) const
{
    request.auth = effectiveAuth(request.auth, path).auth;
    if (request.transport.hostCertificates.empty())
        request.transport.hostCertificates = certificates;
}

VariableScope CollectionVariables::levels(const QString& path, const Environment* environment) const
{
    VariableScope scope;
    if (environment)
        scope.push_back({Levels::tr("environment %1").arg(environment->name), environment->variables});
    for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder) {
        if (path.startsWith(folder->path + u'/'))
            scope.push_back(
                {Levels::tr("folder %1").arg(folder->path), folder->variables, VariableLayer::Kind::Folder});
    }
    scope.push_back({Levels::tr("collection %1").arg(name), variables});
    if (!dotenv.empty())
        scope.push_back({Levels::tr("the file .env"), dotenv});
    return scope;
}

}
