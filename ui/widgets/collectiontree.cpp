// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/collectiontree.h"

#include "session/workspacesession.h"
#include "ui/pages/request/methodbox.h"
#include "ui/theme/theme.h"
#include "ui/widgets/texts.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int pathRole = Qt::UserRole;

/// Draws the method before the name, in small capitals of its own colour.
class RequestDelegate final : public QStyledItemDelegate
{
public:
    explicit RequestDelegate(CollectionTree* tree)
        : QStyledItemDelegate(tree)
        , m_tree(tree)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QString path = index.data(pathRole).toString();
        if (path.isEmpty()) {
            QStyledItemDelegate::paint(painter, option, index);
            return;
        }
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QString name = item.text;
        item.text.clear();
        const QStyle* style = m_tree->style();
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, m_tree);
        QRect area = option.rect.adjusted(Theme::grid, 0, -Theme::half, 0);
        const QColor paper =
            option.state.testFlag(QStyle::State_Selected) ? theme().colors().selection : theme().colors().sidebar;
        const QString method = m_tree->methodOf(path);
        QFont small = theme().fixedFont();
        small.setPointSizeF(theme().smallFont().pointSizeF() * 0.88);
        small.setWeight(QFont::Bold);
        painter->save();
        painter->setFont(small);
        painter->setPen(MethodBox::ink(method, paper));
        const int methodWidth = QFontMetrics(small).horizontalAdvance(u"DELETE "_s);
        painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetrics(small).elidedText(method, Qt::ElideRight, methodWidth));
        area.setLeft(area.left() + methodWidth);
        painter->setFont(option.font);
        painter->setPen(theme().colors().text);
        painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(name, Qt::ElideRight, area.width()));
        painter->restore();
    }

private:
    CollectionTree* m_tree;
};

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
    setHeaderHidden(true);
    setRootIsDecorated(true);
    setIndentation(2 * Theme::grid);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setExpandsOnDoubleClick(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new RequestDelegate(this));
    const auto activate = [this](const QTreeWidgetItem* item) {
        if (const QString path = item->data(0, pathRole).toString(); !path.isEmpty())
            emit requestActivated(path);
    };
    connect(this, &QTreeWidget::itemClicked, this, activate);
    connect(this, &QTreeWidget::itemActivated, this, activate);
    connect(&workspace, &WorkspaceSession::collectionChanged, this, &CollectionTree::rebuild);
    (new Texts(*this))->bind([this] { setAccessibleName(tr("Collections")); });
    rebuild();
}

void CollectionTree::rebuild()
{
    clear();
    m_methods.clear();
    if (!m_workspace.hasCollection())
        return;
    auto* root = new QTreeWidgetItem(this, {m_workspace.collection().name()});
    root->setToolTip(0, m_workspace.collection().folder());
    addNodes(root, m_workspace.collection().nodes());
    expandAll();
    select(m_selected);
}

void CollectionTree::addNodes(QTreeWidgetItem* parent, const std::vector<CollectionNode>& nodes)
{
    for (const CollectionNode& node : nodes) {
        auto* item = new QTreeWidgetItem(parent, {node.name});
        item->setToolTip(0, node.path);
        if (node.isFolder)
            addNodes(item, node.children);
        else
            item->setData(0, pathRole, node.path);
    }
}

void CollectionTree::setFilter(const QString& text)
{
    for (int i = 0; i < topLevelItemCount(); ++i)
        filterItem(topLevelItem(i), text.trimmed());
}

void CollectionTree::select(const QString& path)
{
    m_selected = path;
    for (QTreeWidgetItemIterator at(this); *at; ++at) {
        const bool isIt = !path.isEmpty() && (*at)->data(0, pathRole).toString() == path;
        (*at)->setSelected(isIt);
        if (isIt)
            setCurrentItem(*at);
    }
}

QString CollectionTree::methodOf(const QString& path) const
{
    const auto known = m_methods.find(path);
    if (known != m_methods.end())
        return known->second;
    const Result<Request> request = m_workspace.collection().request(path);
    return m_methods[path] = request ? request->method : u"?"_s;
}

}
