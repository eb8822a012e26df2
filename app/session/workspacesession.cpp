// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/workspacesession.h"

#include "model/json.h"
#include "model/requestsecrets.h"
#include "render/typedsecrets.h"
#include "session/samplecollection.h"
#include "session/secretplace.h"
#include "session/workspaceparts.h"
#include "workspace/locate.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int recentFolderCount = 8;
const QLatin1StringView recentSetting("recentFolders");
}

WorkspaceSession::WorkspaceSession(QObject* parent)
    : QObject(parent)
    , m_parts(std::make_unique<Parts>())
{
    connect(&m_parts->edits, &TreeEdits::changed, this, &WorkspaceSession::collectionChanged);
    connect(&m_parts->watcher, &CollectionWatcher::changed, this, [this] {
        rereadAll();
        emit changedOutside();
    });
}

WorkspaceSession::~WorkspaceSession() = default;

WorkspaceSession::Opened* WorkspaceSession::find(const QString& folder) const
{
    const auto found = std::find_if(m_parts->opened.begin(), m_parts->opened.end(),
                                    [&](const auto& opened) { return opened->collection.folder() == folder; });
    return found == m_parts->opened.end() ? nullptr : found->get();
}

WorkspaceSession::Opened* WorkspaceSession::findOrCurrent(const QString& folder) const
{
    return find(folder.isEmpty() ? m_parts->current : folder);
}

Result<void> WorkspaceSession::openCollection(const QString& folder)
{
    return adopt(Collection::open(folder));
}

Result<void> WorkspaceSession::createCollection(const QString& folder, const QString& name)
{
    return adopt(Collection::create(folder, name));
}

Result<void> WorkspaceSession::adopt(Result<Collection> opened)
{
    if (!opened)
        return Failure(opened.error());
    const QString folder = opened->folder();
    Opened* known = find(folder);
    if (!known) {
        known = m_parts->opened.emplace_back(std::make_unique<Opened>()).get();
        recallEnvironment(*known, folder);
    }
    known->collection = std::move(*opened);
    m_parts->current = folder;
    remember(folder);
    readVariables(*known);
    watch();
    emit collectionChanged();
    return {};
}

Result<void> WorkspaceSession::openSample(const QString& sandboxUrl)
{
    if (auto unpacked = unpackSample(); !unpacked)
        return unpacked;
    if (auto opened = openCollection(sampleFolder()); !opened)
        return opened;
    setCurrentEnvironment(sampleEnvironment());
    return setSampleUrl(sandboxUrl);
}

Result<void> WorkspaceSession::setSampleUrl(const QString& sandboxUrl)
{
    const Opened* sample = find(sampleFolder());
    if (!sample)
        return {};
    const Environment* known = sample->named(sampleEnvironment());
    const Environment environment = known ? *known : Environment{sampleEnvironment(), {}, false, {}};
    return saveEnvironment(withBaseUrl(environment, sandboxUrl), sampleFolder());
}

Result<void> WorkspaceSession::renameCollection(const QString& folder, const QString& name)
{
    Opened* opened = find(folder);
    if (!opened)
        return fail(ErrorCode::NotFound, tr("No collection is open"));
    auto renamed = opened->collection.setName(name);
    if (renamed)
        emit collectionChanged();
    return renamed;
}

void WorkspaceSession::closeCollection()
{
    closeCollection(m_parts->current);
}

void WorkspaceSession::closeCollection(const QString& folder)
{
    std::erase_if(m_parts->opened, [&](const auto& opened) { return opened->collection.folder() == folder; });
    if (m_parts->current == folder)
        m_parts->current = m_parts->opened.empty() ? QString() : m_parts->opened.front()->collection.folder();
    watch();
    emit collectionChanged();
    emit environmentsChanged();
}

void WorkspaceSession::setCurrentCollection(const QString& folder)
{
    if (folder == m_parts->current || !find(folder))
        return;
    m_parts->current = folder;
    emit collectionChanged();
    emit environmentsChanged();
}

bool WorkspaceSession::hasCollection() const
{
    return !m_parts->opened.empty();
}

const Collection& WorkspaceSession::collection() const
{
    return find(m_parts->current)->collection;
}

std::vector<Collection> WorkspaceSession::collections() const
{
    std::vector<Collection> collections;
    for (const auto& opened : m_parts->opened)
        collections.push_back(opened->collection);
    return collections;
}

QStringList WorkspaceSession::recentFolders() const
{
    return QSettings().value(recentSetting).toStringList();
}

void WorkspaceSession::remember(const QString& folder)
{
    QStringList folders = recentFolders();
    folders.removeAll(folder);
    folders.prepend(folder);
    QSettings().setValue(recentSetting, folders.mid(0, recentFolderCount));
}

TreeEdits& WorkspaceSession::edits() const
{
    return m_parts->edits;
}

void WorkspaceSession::watchFiles(const QStringList& files)
{
    if (files == m_parts->watchedFiles)
        return;
    m_parts->watchedFiles = files;
    watch();
}

void WorkspaceSession::watch()
{
    QStringList folders;
    QStringList files = m_parts->watchedFiles;
    for (const auto& opened : m_parts->opened) {
        const CollectionPlace top{opened->collection.folder(), {}, true};
        folders += top.file();
        files += top.child(u"collection.json"_s, true).file();
        for (const Environment& environment : opened->environments)
            files += top.child(u"environments/%1.json"_s.arg(environment.name), true).file();
    }
    m_parts->watcher.watch(folders, files);
}

/// Names, variables and environments may be others now. A collection that went away stays as it was known.
void WorkspaceSession::rereadAll()
{
    for (const auto& opened : m_parts->opened) {
        auto again = Collection::open(opened->collection.folder());
        if (again)
            opened->collection = std::move(*again);
        else
            emit problem(again.error());
        readVariables(*opened);
    }
    watch();
    emit collectionChanged();
}

Result<OpenRequest> WorkspaceSession::load(const CollectionPlace& place)
{
    const Opened* opened = find(place.collection);
    if (!opened)
        return fail(ErrorCode::NotFound, tr("No collection is open"));
    auto request = opened->collection.request(place.path);
    if (!request)
        return Failure(request.error());
    OpenRequest open{place.collection, place.path, std::move(*request)};
    recallRequest(open);
    return open;
}

Result<OpenRequest> WorkspaceSession::openFile(const QString& file)
{
    const QFileInfo facts(file);
    if (facts.isDir()) {
        const QString folder = facts.absoluteFilePath();
        const auto opened = openCollection(folder);
        return opened ? Result<OpenRequest>(OpenRequest{folder, {}, {}}) : Failure(opened.error());
    }
    auto located = locateRequest(facts.absoluteFilePath());
    if (!located)
        return Failure(located.error());
    if (!located->collection)
        return OpenRequest{{}, {}, std::move(located->request)};
    if (auto opened = openCollection(located->collection->folder()); !opened)
        return Failure(opened.error());
    return OpenRequest{located->collection->folder(), located->path, std::move(located->request)};
}

Result<OpenRequest> WorkspaceSession::load(const QString& path)
{
    return load(CollectionPlace{m_parts->current, path});
}

Result<OpenRequest> WorkspaceSession::reload(const OpenRequest& open) const
{
    auto home = Collection::open(open.collectionFolder);
    if (!home)
        return Failure(home.error());
    auto request = home->request(open.path);
    if (!request)
        return Failure(request.error());
    return OpenRequest{open.collectionFolder, open.path, std::move(*request)};
}

Result<OpenRequest> WorkspaceSession::save(const OpenRequest& open, const Request& edited, const CollectionPlace& place,
                                           Overwrite overwrite)
{
    const bool isAtHome = !open.path.isEmpty() && place == open.place();
    if (!isAtHome && !find(place.collection))
        return fail(ErrorCode::NotFound, tr("No collection is open; open or create one to save this request in"));
    // Opened anew: the folder may have been deleted or renamed meanwhile.
    const auto target = Collection::open(place.collection);
    if (!target)
        return Failure(target.error());
    if (isAtHome && overwrite == Overwrite::IfUnchanged) {
        const auto found = target->request(place.path);
        if (found ? toJson(*found) != toJson(open.request) : found.error().code != ErrorCode::NotFound)
            return fail(ErrorCode::NotAllowed,
                        tr("%1 was changed by another program since it was opened here").arg(place.path));
    }
    OpenRequest saved{place.collection, place.path, edited};
    saved.request.name = place.name();
    moveSecrets(saved.request);
    moveTypedSecrets(saved.request);
    if (auto written = target->save(place.path, saved.request); !written)
        return Failure(written.error());
    for (const Field& variable : saved.request.variables) {
        if (variable.secret && !variable.value.isEmpty())
            keepSecret(secretPlace(place.collection, requestPlace(place.path), variable.name), variable.value);
    }
    emit collectionChanged();
    return saved;
}

}
