// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/outsidechanges.h"

#include "session/workspacesession.h"
#include "ui/pages/request/requestpage.h"
#include "ui/tabcloser.h"
#include "ui/widgets/documents.h"

namespace idemscope {

OutsideChanges::OutsideChanges(WorkspaceSession& workspace, Documents& documents, TabCloser& closer, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_documents(documents)
    , m_closer(closer)
{
    connect(&documents, &Documents::currentChanged, this, &OutsideChanges::watch);
    connect(&workspace.edits(), &TreeEdits::moved, this, &OutsideChanges::follow);
    connect(&workspace.edits(), &TreeEdits::trashed, this, &OutsideChanges::close);
    connect(&workspace, &WorkspaceSession::changedOutside, this, [this] {
        for (RequestPage* page : pages())
            page->checkFile();
    });
}

/// Those that have a file.
std::vector<RequestPage*> OutsideChanges::pages() const
{
    std::vector<RequestPage*> pages;
    for (Document* document : m_documents.all()) {
        auto* page = qobject_cast<RequestPage*>(document);
        if (page && !page->openRequest().path.isEmpty())
            pages.push_back(page);
    }
    return pages;
}

void OutsideChanges::watch()
{
    QStringList files;
    for (const RequestPage* page : pages())
        files += page->openRequest().place().file();
    m_workspace.watchFiles(files);
}

void OutsideChanges::follow(const CollectionPlace& from, const CollectionPlace& to)
{
    for (RequestPage* page : pages()) {
        if (const auto place = from.follow(page->openRequest().place(), to))
            page->moveTo(*place);
    }
    watch();
}

/// What has edits stays: saving it writes the file anew.
void OutsideChanges::close(const CollectionPlace& trashed)
{
    for (RequestPage* page : pages()) {
        if (!trashed.follow(page->openRequest().place(), trashed))
            continue;
        if (page->isModified() || page->isRunning())
            page->checkFile();
        else
            m_closer.close(page);
    }
}

}
