// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTreeWidget>

#include <map>

namespace idemscope {

struct CollectionNode;
class WorkspaceSession;

/// The requests of the open collection, each with its method. A request opens by Enter or a click.
class CollectionTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit CollectionTree(WorkspaceSession& workspace, QWidget* parent = nullptr);

    /// Shows only what holds `text` in its path.
    void setFilter(const QString& text);
    void select(const QString& path);
    QString methodOf(const QString& path) const;

signals:
    void requestActivated(const QString& path);

private:
    void rebuild();
    void addNodes(QTreeWidgetItem* parent, const std::vector<CollectionNode>& nodes);

    WorkspaceSession& m_workspace;
    QString m_selected;
    mutable std::map<QString, QString> m_methods; ///< read when first shown
};

}
