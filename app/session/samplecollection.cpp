// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/samplecollection.h"

#include "base/safefile.h"

#include <QDir>
#include <QDirIterator>
#include <QStandardPaths>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const QLatin1StringView sampleResource(":/idemscope/samples/payments");

}

QString sampleFolder()
{
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return QDir(data.filePath(u"payments-sandbox"_s)).absolutePath();
}

QString sampleEnvironment()
{
    return u"Local"_s;
}

Result<void> unpackSample()
{
    QDirIterator files(sampleResource, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString source = files.next();
        const QString target = sampleFolder() + source.mid(sampleResource.size());
        if (QFile::exists(target))
            continue;
        const auto bytes = readFile(source);
        if (!bytes)
            return Failure(bytes.error());
        if (auto written = writeFile(target, *bytes, NewFile::Shared); !written)
            return written;
    }
    return {};
}

Environment withBaseUrl(Environment environment, const QString& url)
{
    std::erase_if(environment.variables, [](const Field& variable) { return variable.name == "baseUrl"_L1; });
    environment.variables.insert(environment.variables.begin(), {u"baseUrl"_s, url});
    return environment;
}

}
