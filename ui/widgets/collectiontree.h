// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/treeedits.h"

#include <QDateTime>
#include <QTreeWidget>

#include <map>
#include <optional>
#include <set>

class QMenu;

namespace idemscope {

struct CollectionNode;
class WorkspaceSession;

/// The open collections with their folders and requests. A request opens by Enter or a click; folders and requests are
/// moved by dragging or by cut and paste, renamed (F2), duplicated (Ctrl+D) and deleted (Del), and all that is taken
/// back (Ctrl+Z).
class CollectionTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit CollectionTree(WorkspaceSession& workspace, QWidget* parent = nullptr);

    /// Shows only what holds `text` in its path.
    void setFilter(const QString& text);
    void select(const CollectionPlace& place);
    CollectionPlace placeAt(const QModelIndex& index) const;
    QString methodOf(const CollectionPlace& request) const;
    bool isCut(const CollectionPlace& place) const { return m_cut && m_cut == place; }
    /// What can be done with the current row; the menu is filled anew.
    void fillMenu(QMenu& menu);

public slots: // called by name from the Edit menu
    void undo();
    void redo();
    void cut();
    void copy();
    void paste();

signals:
    void requestActivated(const idemscope::CollectionPlace& place);
    void newRequestWanted(const idemscope::CollectionPlace& folder);
    void variablesWanted(const idemscope::CollectionPlace& place);
    void closeWanted(const QString& collection);
    void failed(const idemscope::Error& error);
    void told(const std::function<QString()>& news); ///< of something that was done and is not plain to see

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override;
    bool dropMimeData(QTreeWidgetItem* parent, int index, const QMimeData* data, Qt::DropAction action) override;
    Qt::DropActions supportedDropActions() const override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void build();
    void rebuild();
    void addNodes(QTreeWidgetItem* parent, const CollectionPlace& folder, const std::vector<CollectionNode>& nodes);
    QTreeWidgetItem* addItem(QTreeWidgetItem* parent, const CollectionPlace& place, const QString& name);
    QTreeWidgetItem* itemOf(const CollectionPlace& place);
    CollectionPlace current() const;
    CollectionPlace currentFolder() const;
    void makeFolder();
    void duplicate();
    void trash();
    void renamed(QTreeWidgetItem* item);
    void moveOrCopy(const CollectionPlace& from, const CollectionPlace& folder, bool isCopy);
    void showResult(const Result<CollectionPlace>& result);

    WorkspaceSession& m_workspace;
    CollectionPlace m_selected;
    QString m_filter;
    std::set<QString> m_collapsed; ///< files of folders that the user closed
    std::optional<CollectionPlace> m_cut, m_copied;
    bool m_isStale = false; ///< to be built anew when a name is no longer being typed

    struct Method
    {
        QDateTime modified;
        QString method;
    };
    mutable std::map<QString, Method> m_methods; ///< by file, read when first shown
};

}
