// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/draftsession.h"

#include "model/json.h"
#include "render/secretplaces.h"
#include "session/jobsource.h"
#include "workspace/draftfolder.h"
#include "workspace/storedfile.h"

#include <QDir>
#include <QStandardPaths>

#include <map>
#include <mutex>

namespace idemscope {

using namespace Qt::StringLiterals;

QString defaultDraftFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"drafts"_s);
}

/// What is still to be written, and the folder it goes to; shared by the two threads.
class DraftSession::Writer
{
public:
    struct Work
    {
        std::optional<Draft> draft; ///< none: it is to be forgotten
        std::vector<Secret> secrets;
    };

    explicit Writer(const QString& folder)
        : m_folder(folder)
    {
    }

    void add(const QString& id, Work work)
    {
        const std::lock_guard lock(m_pendingLock);
        m_pending[id] = std::move(work);
    }

    Result<void> writeAll()
    {
        std::map<QString, Work> pending;
        {
            const std::lock_guard lock(m_pendingLock);
            pending.swap(m_pending);
        }
        Result<void> result;
        for (const auto& [id, work] : pending) {
            const std::lock_guard lock(m_folderLock);
            if (!work.draft)
                m_folder.remove(id);
            else if (auto written = m_folder.write(id, draftText(*work.draft, work.secrets)); !written)
                result = written;
        }
        return result;
    }

    /// Calls `act` with the folder while nothing is written.
    template <typename Act>
    auto withFolder(Act act)
    {
        const std::lock_guard lock(m_folderLock);
        return act(m_folder);
    }

private:
    std::mutex m_pendingLock;
    std::map<QString, Work> m_pending;
    std::mutex m_folderLock;
    DraftFolder m_folder;
};

DraftSession::DraftSession(const WorkspaceSession& workspace, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_writer(std::make_shared<Writer>(folder))
{
    m_onThread.moveToThread(&m_thread);
    m_thread.start();
}

DraftSession::~DraftSession()
{
    QMetaObject::invokeMethod(&m_onThread, [this] { m_thread.quit(); });
    m_thread.wait();
}

std::vector<Draft> DraftSession::restore()
{
    std::vector<Draft> drafts;
    const Result<QStringList> ids = m_writer->withFolder([](DraftFolder& folder) { return folder.adopt(); });
    if (!ids) {
        emit failed(ids.error());
        return drafts;
    }
    for (const QString& id : *ids) {
        if (auto draft = read(id))
            drafts.push_back(std::move(*draft));
    }
    return drafts;
}

std::optional<Draft> DraftSession::read(const QString& id)
{
    const auto object = readStoredFile(m_writer->withFolder([&](DraftFolder& folder) { return folder.fileOf(id); }));
    auto draft = object ? [&]() -> Result<Draft> {
        const OpenRequest place = draftPlace(*object);
        const Result<OpenRequest> saved = place.path.isEmpty() ? OpenRequest() : m_workspace.reload(place);
        return draftFromObject(id, *object, saved ? Result<Request>(saved->request) : Failure(saved.error()),
                               secretsFor({}, place));
    }()
        : Result<Draft>(Failure(object.error()));
    if (!draft) {
        const QString aside = m_writer->withFolder([&](DraftFolder& folder) { return folder.setAside(id); });
        emit failed({ErrorCode::InvalidInput,
                     tr("A draft of an earlier session cannot be read; it was put aside as %1 (%2)")
                         .arg(aside, draft.error().message),
                     {}});
        return {};
    }
    if (draft->edited == draft->open.request) { // saved a moment before the end
        forget(id);
        return {};
    }
    return std::move(*draft);
}

/// Those of its scope, and every other that the process environment holds.
std::vector<Secret> DraftSession::secretsFor(const Request& request, const OpenRequest& place) const
{
    std::vector<Secret> secrets = secretsOf(m_workspace.scopeFor(request, place.collectionFolder, place.path));
    const std::vector<Secret> more = secretsOf(processSecrets());
    secrets.insert(secrets.end(), more.begin(), more.end());
    return secrets;
}

void DraftSession::keep(const Draft& draft)
{
    m_writer->add(draft.id, {draft, secretsFor(draft.edited, draft.open)});
    QMetaObject::invokeMethod(&m_onThread, [this, writer = m_writer] {
        if (const Result<void> written = writer->writeAll(); !written)
            emit failed(written.error());
    });
}

void DraftSession::forget(const QString& id)
{
    m_writer->add(id, {});
    QMetaObject::invokeMethod(&m_onThread, [writer = m_writer] { std::ignore = writer->writeAll(); });
}

}
