// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace idemscope {

class Documents;
class RequestPage;
class TabCloser;
class WorkspaceSession;
struct CollectionPlace;

/// Lets open requests follow what happens to their files: moved or deleted in the tree, changed by another program.
/// Child of the workbench.
class OutsideChanges : public QObject
{
    Q_OBJECT

public:
    OutsideChanges(WorkspaceSession& workspace, Documents& documents, TabCloser& closer, QObject* parent);

private:
    std::vector<RequestPage*> pages() const;
    void watch();
    void follow(const CollectionPlace& from, const CollectionPlace& to);
    void close(const CollectionPlace& trashed);

    WorkspaceSession& m_workspace;
    Documents& m_documents;
    TabCloser& m_closer;
};

}
