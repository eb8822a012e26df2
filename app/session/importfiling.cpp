// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/importfiling.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Filing
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ImportFiling)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ImportFiling)
};

std::optional<QDir> collectionAbove(const QString& folder)
{
    QDir directory(QFileInfo(folder).absoluteFilePath());
    do {
        if (directory.exists(u"collection.json"_s))
            return directory;
    } while (directory.cdUp());
    return {};
}

bool isSet(const Fields& variables, const QString& name)
{
    return std::any_of(variables.begin(), variables.end(), [&](const Field& field) { return field.name == name; });
}

/// A request sees the variables of the folders it stands in, the nearest first.
void addFolderVariables(Request& request, const QString& folder, const ImportedContents& contents)
{
    for (QString path = folder; !path.isEmpty(); path = path.section(u'/', 0, -2)) {
        for (const FiledFolder& known : contents.folders) {
            if (known.path != path)
                continue;
            for (const Field& variable : known.variables) {
                if (variable.enabled && !isSet(request.variables, variable.name))
                    request.variables.push_back(variable);
            }
        }
    }
}

/// Writes one import, and takes it back where it cannot be finished.
class ImportWriter
{
public:
    ImportWriter(ImportPlace place, const ImportedContents& contents)
        : m_place(std::move(place))
        , m_contents(contents)
    {
    }

    Result<FiledImport> write();

private:
    Result<void> writeAll();
    Result<void> writeRequest(const FiledRequest& filed);
    Result<void> writeEnvironments();
    Result<void> writeVariables();
    void takeBack();
    QString fileOf(const QString& path) const;

    ImportPlace m_place;
    const ImportedContents& m_contents;
    FiledImport m_filed;
    QStringList m_written; ///< files, to be removed when something goes wrong
};

Result<FiledImport> ImportWriter::write()
{
    m_filed.collection = m_place.collection.folder();
    m_filed.secrets = m_contents.secrets;
    if (auto written = writeAll(); !written) {
        takeBack();
        return Failure(written.error());
    }
    return std::move(m_filed);
}

Result<void> ImportWriter::writeAll()
{
    for (const FiledRequest& filed : m_contents.requests) {
        if (auto written = writeRequest(filed); !written)
            return written;
    }
    if (auto written = writeEnvironments(); !written)
        return written;
    return writeVariables();
}

QString ImportWriter::fileOf(const QString& path) const
{
    return QDir(m_place.collection.folder()).filePath(path + ".request.json"_L1);
}

Result<void> ImportWriter::writeRequest(const FiledRequest& filed)
{
    QString folder = m_place.path;
    if (!filed.folder.isEmpty())
        folder += (folder.isEmpty() ? QString() : u"/"_s) + filed.folder;
    const QString prefix = folder.isEmpty() ? QString() : folder + u'/';
    const QString name = freeName(
        filed.request.name, [&](const QString& candidate) { return QFileInfo::exists(fileOf(prefix + candidate)); });
    Request request = filed.request;
    request.name = name;
    addFolderVariables(request, filed.folder, m_contents);
    auto written = m_place.collection.save(prefix + name, request);
    if (written) {
        m_written += fileOf(prefix + name);
        m_filed.paths.push_back(prefix + name);
    }
    return written;
}

Result<void> ImportWriter::writeEnvironments()
{
    const auto known = m_place.collection.environments();
    if (!known && !m_contents.environments.empty())
        return Failure(known.error());
    for (Environment environment : m_contents.environments) {
        const QString wanted = environment.name;
        environment.name = freeName(wanted, [&](const QString& name) {
            return m_filed.environments.contains(name, Qt::CaseInsensitive) ||
                   std::any_of(known->begin(), known->end(), [&](const Environment& other) {
                       return other.name.compare(name, Qt::CaseInsensitive) == 0;
                   });
        });
        if (auto written = m_place.collection.saveEnvironment(environment); !written)
            return written;
        m_written += QDir(m_place.collection.folder()).filePath(u"environments/%1.json"_s.arg(environment.name));
        m_filed.environments += environment.name;
        for (FoundSecret& secret : m_filed.secrets) {
            if (secret.environment == wanted)
                secret.environment = environment.name;
        }
    }
    return {};
}

Result<void> ImportWriter::writeVariables()
{
    Fields variables = m_place.collection.variables();
    const std::size_t before = variables.size();
    for (const Field& variable : m_contents.variables) {
        const auto known = std::find_if(variables.begin(), variables.end(),
                                        [&](const Field& field) { return field.name == variable.name; });
        if (known == variables.end())
            variables.push_back(variable);
        else if (known->value != variable.value)
            m_filed.warnings.push_back(
                {{},
                 variable.name,
                 Filing::trLater("The collection has the variable “%1” with another value already; it stays as it is")
                     .with(variable.name)});
    }
    return variables.size() == before ? Result<void>() : m_place.collection.setVariables(variables);
}

void ImportWriter::takeBack()
{
    for (const QString& file : m_written) {
        QFile::remove(file);
        QDir().rmpath(QFileInfo(file).path()); // only folders that are empty now
    }
}

}

Result<ImportPlace> collectionAt(const QString& folder)
{
    const auto above = collectionAbove(folder);
    if (!above)
        return fail(
            ErrorCode::NotFound,
            Filing::tr("%1 is in no collection: neither in it nor above it is there a collection.json").arg(folder));
    auto opened = Collection::open(above->path());
    if (!opened)
        return Failure(opened.error());
    const QString path = above->relativeFilePath(QFileInfo(folder).absoluteFilePath());
    return ImportPlace{std::move(*opened), path == "."_L1 ? QString() : path};
}

Result<ImportPlace> importPlaceFor(const QString& folder, const QString& name)
{
    if (collectionAbove(folder))
        return collectionAt(folder);
    auto made = Collection::create(folder, name.isEmpty() ? QDir(folder).dirName() : name);
    return made ? Result<ImportPlace>(ImportPlace{std::move(*made), {}}) : Failure(made.error());
}

Result<FiledImport> fileImport(ImportPlace place, const ImportedContents& contents)
{
    return ImportWriter(std::move(place), contents).write();
}

}
