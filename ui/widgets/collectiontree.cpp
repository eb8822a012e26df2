// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/collectiontree.h"

#include "session/workspacesession.h"
#include "ui/theme/theme.h"
#include "ui/widgets/collectionrow.h"
#include "ui/widgets/texts.h"

#include <QContextMenuEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QSignalBlocker>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int collectionRole = Qt::UserRole;
constexpr int pathRole = Qt::UserRole + 1;
constexpr int folderRole = Qt::UserRole + 2;

const QString placeType = u"application/x-idemscope-place"_s;

/// Hides what does not match; true if anything under `item` is left.
bool filterItem(QTreeWidgetItem* item, const QString& text)
{
    bool isShown = text.isEmpty() || item->text(0).contains(text, Qt::CaseInsensitive) ||
                   item->data(0, pathRole).toString().contains(text, Qt::CaseInsensitive);
    for (int i = 0; i < item->childCount(); ++i)
        isShown = filterItem(item->child(i), text) || isShown;
    item->setHidden(!isShown);
    return isShown;
}

}

CollectionTree::CollectionTree(WorkspaceSession& workspace, QWidget* parent)
    : QTreeWidget(parent)
    , m_workspace(workspace)
{
    build();
    const auto activate = [this](const QTreeWidgetItem* item) {
        if (const CollectionPlace place = placeAt(indexFromItem(item)); !place.isFolder)
            emit requestActivated(place);
    };
    connect(this, &QTreeWidget::itemClicked, this, activate);
    connect(this, &QTreeWidget::itemActivated, this, activate);
    connect(this, &QTreeWidget::itemChanged, this, &CollectionTree::renamed);
    connect(this, &QTreeWidget::itemCollapsed, this,
            [this](const QTreeWidgetItem* item) { m_collapsed.insert(placeAt(indexFromItem(item)).file()); });
    connect(this, &QTreeWidget::itemExpanded, this,
            [this](const QTreeWidgetItem* item) { m_collapsed.erase(placeAt(indexFromItem(item)).file()); });
    connect(&m_workspace, &WorkspaceSession::collectionChanged, this, &CollectionTree::rebuild);
    (new Texts(*this))->bind([this] { setAccessibleName(tr("Collections")); });
    rebuild();
}

void CollectionTree::build()
{
    setProperty("look", u"side"_s);
    setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setHeaderHidden(true);
    setRootIsDecorated(true);
    setIndentation(2 * Theme::grid);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setExpandsOnDoubleClick(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setItemDelegate(new CollectionRow(this));
}

void CollectionTree::rebuild()
{
    m_isStale = state() == QAbstractItemView::EditingState; // what is being typed stays
    if (m_isStale)
        return;
    const QSignalBlocker quiet(this);
    const CollectionPlace was = current();
    clear();
    for (const Collection& collection : m_workspace.collections()) {
        const CollectionPlace top{collection.folder(), {}, true};
        QTreeWidgetItem* root = addItem(nullptr, top, collection.name());
        root->setToolTip(0, collection.folder());
        addNodes(root, top, collection.nodes());
        root->setExpanded(!m_collapsed.contains(top.file()));
    }
    setFilter(m_filter);
    // Who works in the tree stays where he is; else the request that is shown is selected.
    QTreeWidgetItem* item = itemOf(hasFocus() ? was : m_selected);
    if (item)
        setCurrentItem(item);
}

QTreeWidgetItem* CollectionTree::addItem(QTreeWidgetItem* parent, const CollectionPlace& place, const QString& name)
{
    auto* item = parent ? new QTreeWidgetItem(parent, {name}) : new QTreeWidgetItem(this, {name});
    item->setData(0, collectionRole, place.collection);
    item->setData(0, pathRole, place.path);
    item->setData(0, folderRole, place.isFolder);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
    if (place.isFolder)
        item->setFlags(item->flags() | Qt::ItemIsDropEnabled);
    if (!place.path.isEmpty())
        item->setFlags(item->flags() | Qt::ItemIsDragEnabled);
    return item;
}

void CollectionTree::addNodes(QTreeWidgetItem* parent, const CollectionPlace& folder,
                              const std::vector<CollectionNode>& nodes)
{
    for (const CollectionNode& node : nodes) {
        const CollectionPlace place = folder.child(node.name, node.isFolder);
        QTreeWidgetItem* item = addItem(parent, place, node.name);
        item->setToolTip(0, node.path);
        if (node.isFolder) {
            addNodes(item, place, node.children);
            item->setExpanded(!m_collapsed.contains(place.file()));
        }
    }
}

void CollectionTree::setFilter(const QString& text)
{
    m_filter = text.trimmed();
    for (int i = 0; i < topLevelItemCount(); ++i)
        filterItem(topLevelItem(i), m_filter);
}

void CollectionTree::select(const CollectionPlace& place)
{
    if (place == m_selected)
        return;
    m_selected = place;
    QTreeWidgetItem* item = place.path.isEmpty() ? nullptr : itemOf(place);
    clearSelection();
    if (item)
        setCurrentItem(item);
}

QTreeWidgetItem* CollectionTree::itemOf(const CollectionPlace& place)
{
    for (QTreeWidgetItemIterator at(this); *at; ++at) {
        if (placeAt(indexFromItem(*at)) == place)
            return *at;
    }
    return nullptr;
}

CollectionPlace CollectionTree::placeAt(const QModelIndex& index) const
{
    return {index.data(collectionRole).toString(), index.data(pathRole).toString(), index.data(folderRole).toBool()};
}

CollectionPlace CollectionTree::current() const
{
    return placeAt(currentIndex());
}

/// Where something new goes: the current folder, or that of the current request.
CollectionPlace CollectionTree::currentFolder() const
{
    const CollectionPlace place = current();
    if (place.collection.isEmpty())
        return {m_workspace.collection().folder(), {}, true};
    return place.isFolder ? place : CollectionPlace{place.collection, place.parent(), true};
}

QString CollectionTree::methodOf(const CollectionPlace& request) const
{
    const QFileInfo info(request.file());
    Method& known = m_methods[info.filePath()];
    if (known.method.isEmpty() || known.modified != info.lastModified()) {
        const Result<OpenRequest> found = m_workspace.load(request);
        known = {info.lastModified(), found ? found->request.method : u"?"_s};
    }
    return known.method;
}

void CollectionTree::fillMenu(QMenu& menu)
{
    menu.clear();
    const CollectionPlace place = current();
    const bool isInside = !place.path.isEmpty();
    const auto add = [&](const QString& icon, const QString& text, const QKeySequence& keys, bool isEnabled,
                         std::function<void()> act) {
        QAction* action = menu.addAction(icon.isEmpty() ? QIcon() : theme().icon(icon), text);
        action->setShortcut(keys);
        action->setEnabled(isEnabled);
        connect(action, &QAction::triggered, this, std::move(act));
    };
    add(u"plus"_s, tr("New request"), {}, true, [this] { emit newRequestWanted(currentFolder()); });
    add(u"folder"_s, tr("New folder"), {}, true, [this] { makeFolder(); });
    menu.addSeparator();
    add(u"edit"_s, tr("Rename"), Qt::Key_F2, !place.collection.isEmpty(), [this] { edit(currentIndex()); });
    add(u"duplicate-item"_s, tr("Duplicate"), Qt::CTRL | Qt::Key_D, isInside, [this] { duplicate(); });
    add({}, tr("Cut"), Qt::CTRL | Qt::Key_X, isInside, [this] { cut(); });
    add(u"copy"_s, tr("Copy"), Qt::CTRL | Qt::Key_C, isInside, [this] { copy(); });
    add({}, tr("Paste"), Qt::CTRL | Qt::Key_V, m_cut || m_copied, [this] { paste(); });
    add(u"delete"_s, tr("Delete"), Qt::Key_Delete, isInside, [this] { trash(); });
    menu.addSeparator();
    add(u"undo"_s, tr("Undo"), Qt::CTRL | Qt::Key_Z, m_workspace.edits().canUndo(), [this] { undo(); });
    add(u"redo"_s, tr("Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z, m_workspace.edits().canRedo(), [this] { redo(); });
    menu.addSeparator();
    add(u"environment"_s, tr("Variables"), {}, true, [this] { emit variablesWanted(current()); });
    add(u"close"_s, tr("Close collection"), {}, true,
        [this, collection = currentFolder().collection] { emit closeWanted(collection); });
}

void CollectionTree::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    const QPoint below = viewport()->mapToGlobal(visualItemRect(currentItem()).bottomLeft());
    menu->popup(event->reason() == QContextMenuEvent::Keyboard ? below : event->globalPos());
}

/// Keys that mean the tree while it has the focus, and the window otherwise.
bool CollectionTree::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isDuplicate = key->modifiers() == Qt::ControlModifier && key->key() == Qt::Key_D;
        if (isDuplicate || (key->modifiers() == Qt::NoModifier && key->key() == Qt::Key_Delete)) {
            event->accept();
            return true;
        }
    }
    return QTreeWidget::event(event);
}

void CollectionTree::keyPressEvent(QKeyEvent* event)
{
    const bool isInside = !current().path.isEmpty();
    if (isInside && event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_D)
        duplicate();
    else if (isInside && event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_Delete)
        trash();
    else
        QTreeWidget::keyPressEvent(event);
}

void CollectionTree::showResult(const Result<CollectionPlace>& result)
{
    if (!result) {
        emit failed(result.error());
        return;
    }
    if (QTreeWidgetItem* item = itemOf(*result))
        setCurrentItem(item);
}

void CollectionTree::makeFolder()
{
    const CollectionPlace free = freePlace(currentFolder().child(tr("New folder"), true));
    const auto made = m_workspace.edits().makeFolder({free.collection, free.parent(), true}, free.name());
    showResult(made);
    if (made)
        edit(currentIndex());
}

void CollectionTree::duplicate()
{
    showResult(m_workspace.edits().duplicate(current()));
}

void CollectionTree::trash()
{
    const CollectionPlace place = current();
    if (const Result<void> done = m_workspace.edits().trash(place); !done)
        emit failed(done.error());
    else
        emit told([name = place.name()] {
            return tr("“%1” is in the trash. Undo (Ctrl+Z) in the tree brings it back.").arg(name);
        });
}

void CollectionTree::renamed(QTreeWidgetItem* item)
{
    const CollectionPlace place = placeAt(indexFromItem(item));
    const QString name = item->text(0);
    // Renaming builds the tree anew, which must not happen while this row is being edited.
    const auto rename = [this, place, name] {
        if (place.path.isEmpty()) {
            if (const Result<void> done = m_workspace.renameCollection(place.collection, name); !done)
                emit failed(done.error());
        } else {
            showResult(m_workspace.edits().rename(place, name));
        }
        rebuild();
    };
    QMetaObject::invokeMethod(this, rename, Qt::QueuedConnection);
}

void CollectionTree::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTreeWidget::closeEditor(editor, hint);
    if (m_isStale)
        QMetaObject::invokeMethod(this, &CollectionTree::rebuild, Qt::QueuedConnection);
}

void CollectionTree::undo()
{
    const Result<QString> done = m_workspace.edits().undo();
    if (!done)
        emit failed(done.error());
    else if (!done->isEmpty())
        emit told([text = *done] { return tr("Undone: %1").arg(text); });
}

void CollectionTree::redo()
{
    const Result<QString> done = m_workspace.edits().redo();
    if (!done)
        emit failed(done.error());
    else if (!done->isEmpty())
        emit told([text = *done] { return tr("Done again: %1").arg(text); });
}

void CollectionTree::cut()
{
    m_copied.reset();
    m_cut = current();
    if (m_cut->path.isEmpty())
        m_cut.reset();
    viewport()->update();
}

void CollectionTree::copy()
{
    m_cut.reset();
    m_copied = current();
    if (m_copied->path.isEmpty())
        m_copied.reset();
    viewport()->update();
}

void CollectionTree::paste()
{
    if (m_cut)
        moveOrCopy(*std::exchange(m_cut, {}), currentFolder(), false);
    else if (m_copied)
        moveOrCopy(*m_copied, currentFolder(), true);
}

void CollectionTree::moveOrCopy(const CollectionPlace& from, const CollectionPlace& folder, bool isCopy)
{
    TreeEdits& edits = m_workspace.edits();
    showResult(isCopy ? edits.copy(from, folder) : edits.move(from, folder));
}

QStringList CollectionTree::mimeTypes() const
{
    return {placeType};
}

QMimeData* CollectionTree::mimeData(const QList<QTreeWidgetItem*>& items) const
{
    if (items.isEmpty())
        return nullptr;
    const CollectionPlace place = placeAt(indexFromItem(items.front()));
    auto* dragged = new QMimeData;
    dragged->setData(placeType, u"%1\n%2\n%3"_s.arg(place.collection, place.path).arg(int(place.isFolder)).toUtf8());
    return dragged;
}

Qt::DropActions CollectionTree::supportedDropActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

/// Says no to Qt, which would move the row itself: the tree is built anew from the disk, after the drop has ended.
bool CollectionTree::dropMimeData(QTreeWidgetItem* parent, int, const QMimeData* dropped, Qt::DropAction action)
{
    const QStringList parts = QString::fromUtf8(dropped->data(placeType)).split(u'\n');
    if (!parent || parts.size() != 3)
        return false;
    const CollectionPlace from{parts[0], parts[1], parts[2] == "1"_L1};
    QMetaObject::invokeMethod(
        this,
        [this, from, folder = placeAt(indexFromItem(parent)), action] {
            moveOrCopy(from, folder, action == Qt::CopyAction);
        },
        Qt::QueuedConnection);
    return false;
}

}
