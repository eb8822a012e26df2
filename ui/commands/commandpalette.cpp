// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/commands/commandpalette.h"

#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int widthInCharacters = 88;
constexpr int rowsShown = 12;
constexpr int mostListed = 200;
constexpr int indexRole = Qt::UserRole;
constexpr int placeRole = Qt::UserRole + 1;
constexpr int shortcutRole = Qt::UserRole + 2;

/// A line of the palette: icon and text on the left, place and keys on the right.
class EntryDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {option.fontMetrics.averageCharWidth() * widthInCharacters / 2,
                option.fontMetrics.height() + 2 * Theme::grid - 2};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const ThemeColors& colors = theme().colors();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state.testFlag(QStyle::State_Selected) || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(option.state.testFlag(QStyle::State_Selected) ? colors.selection : colors.hover);
            painter->drawRoundedRect(option.rect, 5, 5);
        }
        QRect area = option.rect.adjusted(Theme::grid, 0, -Theme::grid, 0);
        const int iconSize = option.fontMetrics.height();
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, QRect(area.left(), area.center().y() - iconSize / 2, iconSize, iconSize));
        area.setLeft(area.left() + iconSize + Theme::grid);
        painter->setPen(colors.mutedText);
        const QString keys = index.data(shortcutRole).toString();
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, keys);
        const int keysColumn = option.fontMetrics.averageCharWidth() * 20;
        QRect placeArea = area.adjusted(0, 0, -keysColumn, 0);
        const QString place = index.data(placeRole).toString();
        painter->drawText(placeArea, Qt::AlignRight | Qt::AlignVCenter, place);
        placeArea.setRight(placeArea.right() - option.fontMetrics.horizontalAdvance(place) - Theme::grid);
        painter->setPen(colors.text);
        painter->drawText(placeArea, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, placeArea.width()));
        painter->restore();
    }
};

}

CommandPalette::CommandPalette(std::vector<PaletteEntry> entries, QWidget* parent)
    : QDialog(parent, Qt::Popup)
    , m_entries(std::move(entries))
    , m_typed(new QLineEdit)
    , m_list(new QListWidget)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", u"popup"_s);
    setWindowTitle(tr("Commands"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::grid, Theme::grid, Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_typed);
    layout->addWidget(m_list);
    m_typed->setPlaceholderText(tr("Search or run a command"));
    m_typed->setAccessibleName(tr("Search or run a command"));
    m_typed->addAction(theme().icon(u"search"_s), QLineEdit::LeadingPosition);
    m_typed->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setProperty("look", u"quiet"_s);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    connect(m_typed, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::chooseCurrent);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::chooseCurrent);
    filter({});
    const QFontMetrics metrics(theme().bodyFont());
    resize(metrics.averageCharWidth() * widthInCharacters, (metrics.height() + 2 * Theme::grid - 4) * rowsShown);
    const QPoint top = parent->mapToGlobal(QPoint((parent->width() - width()) / 2, 6 * Theme::grid));
    move(top);
    m_typed->setFocus();
}

std::optional<int> CommandPalette::fit(const QString& typed, const QString& text)
{
    if (typed.isEmpty())
        return 0;
    if (const qsizetype at = text.indexOf(typed, 0, Qt::CaseInsensitive); at >= 0)
        return at == 0 ? 0 : text[at - 1].isSpace() ? 1 : 2;
    qsizetype at = -1;
    int gaps = 3;
    for (const QChar c : typed) {
        const qsizetype next = text.indexOf(c, at + 1, Qt::CaseInsensitive);
        if (next < 0)
            return std::nullopt;
        gaps += next == at + 1 ? 0 : 1;
        at = next;
    }
    return gaps;
}

void CommandPalette::filter(const QString& typed)
{
    std::vector<std::pair<int, int>> found;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (const std::optional<int> quality = fit(typed.trimmed(), m_entries[i].text))
            found.emplace_back(*quality, static_cast<int>(i));
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    if (found.size() > mostListed)
        found.resize(mostListed);
    m_list->clear();
    for (const auto& [quality, index] : found) {
        const PaletteEntry& entry = m_entries[static_cast<std::size_t>(index)];
        auto* item = new QListWidgetItem(entry.icon, entry.text, m_list);
        item->setData(indexRole, index);
        item->setData(placeRole, entry.place);
        item->setData(shortcutRole, entry.shortcut);
    }
    if (found.empty()) {
        auto* item = new QListWidgetItem(tr("No command and no request matches “%1”").arg(typed.trimmed()), m_list);
        item->setFlags(Qt::NoItemFlags);
        return;
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::chooseCurrent()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item || !item->data(indexRole).isValid())
        return;
    const std::function<void()> choose = m_entries[static_cast<std::size_t>(item->data(indexRole).toInt())].choose;
    // After the popup is gone, so that what it opens gets the focus.
    QTimer::singleShot(0, parent(), choose);
    close();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_typed || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int rows = m_list->count();
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down:
        m_list->setCurrentRow(std::min(m_list->currentRow() + 1, rows - 1));
        return true;
    case Qt::Key_Up:
        m_list->setCurrentRow(std::max(m_list->currentRow() - 1, 0));
        return true;
    case Qt::Key_PageDown:
        m_list->setCurrentRow(std::min(m_list->currentRow() + rowsShown, rows - 1));
        return true;
    case Qt::Key_PageUp:
        m_list->setCurrentRow(std::max(m_list->currentRow() - rowsShown, 0));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        chooseCurrent();
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

}
