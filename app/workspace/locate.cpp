// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/locate.h"

#include "model/json.h"
#include "workspace/storedfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Locate
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Locate)
};

const QLatin1StringView requestSuffix(".request.json");

/// The collection that holds `file`: the nearest folder above it with a collection.json.
std::optional<QDir> collectionAbove(const QString& file)
{
    QDir directory = QFileInfo(file).absoluteDir();
    do {
        if (directory.exists(u"collection.json"_s))
            return directory;
    } while (directory.cdUp());
    return {};
}

/// A request file outside any collection.
Result<LocatedRequest> lonelyRequest(const QString& file)
{
    const auto object = readStoredFile(file);
    if (!object)
        return Failure(object.error());
    auto request = requestFromJson(*object);
    if (!request)
        return fail(request.error().code, Locate::tr("%1: %2").arg(file, request.error().message));
    return LocatedRequest{*request, {}, QFileInfo(file).absolutePath(), QFileInfo(file).fileName()};
}

}

Result<LocatedRequest> locateRequest(const QString& argument)
{
    const QString file = argument.endsWith(requestSuffix) ? argument : argument + requestSuffix;
    if (!QFile::exists(file))
        return fail(
            ErrorCode::NotFound,
            Locate::tr("“%1” is neither an absolute URL nor a request: there is no file %2").arg(argument, file));
    const auto directory = collectionAbove(file);
    if (!directory)
        return lonelyRequest(file);
    auto collection = Collection::open(directory->path());
    if (!collection)
        return Failure(collection.error());
    const QString path = directory->relativeFilePath(QFileInfo(file).absoluteFilePath()).chopped(requestSuffix.size());
    auto request = collection->request(path);
    if (!request)
        return Failure(request.error());
    return LocatedRequest{*request, *collection, collection->folder(), path};
}

}
