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

/// Draws a row: for a request its method in its own colour, then the name.
class RowDelegate final : public QStyledItemDelegate
{
public:
    explicit RowDelegate(CollectionTree* tree)
        : QStyledItemDelegate(tree)
        , m_tree(tree)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const QColor paper = paintPaper(*painter, option);
        QRect area = option.rect.adjusted(Theme::grid, 0, -Theme::half, 0);
        if (const QString path = index.data(pathRole).toString(); !path.isEmpty())
            area.setLeft(area.left() + paintMethod(*painter, area, m_tree->methodOf(path), paper));
        painter->setFont(option.font);
        painter->setPen(theme().colors().text);
        const QString name = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, area.width());
        painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft, name);
        painter->restore();
    }

private:
    /// The colour the row stands on.
    static QColor paintPaper(QPainter& painter, const QStyleOptionViewItem& option)
    {
        const ThemeColors& colors = theme().colors();
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        if (!isSelected && !option.state.testFlag(QStyle::State_MouseOver))
            return colors.sidebar;
        painter.setRenderHint(QPainter::Antialiasing);
        const bool isFocused = isSelected && option.state.testFlag(QStyle::State_HasFocus);
        painter.setPen(isFocused ? QPen(colors.accent) : QPen(Qt::NoPen));
        painter.setBrush(isSelected ? colors.selection : colors.hover);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        return isSelected ? colors.selection : colors.hover;
    }

    /// Returns the width of the column of methods.
    static int paintMethod(QPainter& painter, const QRect& area, const QString& method, const QColor& paper)
    {
        QFont font = theme().fixedFont();
        font.setPointSizeF(theme().smallFont().pointSizeF() * 0.88);
        font.setWeight(QFont::Bold);
        const QFontMetrics metrics(font);
        const int width = metrics.horizontalAdvance(u"DELETE "_s);
        painter.setFont(font);
        painter.setPen(MethodBox::ink(method, paper));
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(method, Qt::ElideRight, width));
        return width;
    }

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
    setItemDelegate(new RowDelegate(this));
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
