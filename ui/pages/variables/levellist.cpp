// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/variables/levellist.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int indexRole = Qt::UserRole;
constexpr int listCharacters = 30;

QString iconOf(const VariableLevel& level)
{
    return level.isEnvironment() ? u"environment"_s : level.folder.isEmpty() ? u"folder-open"_s : u"folder"_s;
}

}

LevelList::LevelList(const WorkspaceSession& workspace, IsUnsaved isUnsaved, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_isUnsaved(std::move(isUnsaved))
    , m_list(new QListWidget)
    , m_add(new QPushButton(theme().icon(u"plus"_s), QString()))
    , m_duplicate(new QPushButton(theme().icon(u"duplicate-item"_s), QString()))
    , m_delete(new QPushButton(theme().icon(u"delete"_s), QString()))
{
    build();
    connect(m_list, &QListWidget::currentItemChanged, this, &LevelList::choose);
    connect(m_add, &QPushButton::clicked, this, &LevelList::addRequested);
    connect(m_duplicate, &QPushButton::clicked, this, &LevelList::duplicateRequested);
    connect(m_delete, &QPushButton::clicked, this, &LevelList::deleteRequested);
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
    (new Texts(*this))->bind([this] { setTexts(); });
}

void LevelList::build()
{
    setFixedWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * listCharacters + 4 * Theme::grid);
    m_list->setIconSize({2 * Theme::grid, 2 * Theme::grid});
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setProperty("look", u"side"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::grid);
    for (QPushButton* button : {m_add, m_duplicate, m_delete})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::grid, Theme::grid, Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
}

void LevelList::setTexts()
{
    m_list->setAccessibleName(tr("Levels of variables"));
    m_add->setText(tr("Environment"));
    m_add->setToolTip(tr("A new environment for this collection"));
    m_duplicate->setToolTip(tr("Duplicate the environment"));
    m_duplicate->setAccessibleName(tr("Duplicate the environment"));
    m_delete->setToolTip(tr("Delete the environment…"));
    m_delete->setAccessibleName(tr("Delete the environment…"));
}

QString LevelList::textOf(const VariableLevel& level) const
{
    const QString text = level.isEnvironment()    ? level.environment
                         : level.folder.isEmpty() ? tr("The whole collection")
                                                  : tr("Folder %1").arg(level.folder);
    return m_isUnsaved(level) ? tr("%1 (not saved)").arg(text) : text;
}

void LevelList::fill(const VariableLevel& chosen)
{
    m_levels = VariableLevel::all(m_workspace);
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (std::size_t i = 0; i < m_levels.size(); ++i) {
            addLevel(i);
            if (m_levels[i] == chosen)
                m_list->setCurrentRow(m_list->count() - 1);
        }
        if (!m_list->currentItem() && m_list->count() > 1)
            m_list->setCurrentRow(1);
    }
    choose();
}

void LevelList::addHeading(const QString& folder)
{
    const std::vector<Collection> collections = m_workspace.collections();
    const auto collection = std::find_if(collections.begin(), collections.end(),
                                         [&](const Collection& open) { return open.folder() == folder; });
    auto* heading = new QListWidgetItem(collection->name(), m_list);
    heading->setFlags(Qt::NoItemFlags);
    heading->setFont(fontOf(TextStyle::Caption));
}

void LevelList::addLevel(std::size_t index)
{
    const VariableLevel& level = m_levels[index];
    if (level == VariableLevel{level.collection, {}, {}})
        addHeading(level.collection);
    auto* item = new QListWidgetItem(theme().icon(iconOf(level)), textOf(level), m_list);
    item->setData(indexRole, int(index) + 1);
}

void LevelList::choose()
{
    const VariableLevel* level = current();
    m_add->setEnabled(level);
    m_duplicate->setEnabled(level && level->isEnvironment());
    m_delete->setEnabled(level && level->isEnvironment());
    emit levelChosen();
}

void LevelList::markUnsaved()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        if (const int index = item->data(indexRole).toInt(); index > 0)
            item->setText(textOf(m_levels[std::size_t(index - 1)]));
    }
}

const VariableLevel* LevelList::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    const int index = item ? item->data(indexRole).toInt() - 1 : -1;
    return index >= 0 && index < int(m_levels.size()) ? &m_levels[std::size_t(index)] : nullptr;
}

bool LevelList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete)
            emit deleteRequested();
        if (key == Qt::Key_F2)
            emit renameRequested();
        if (key == Qt::Key_Delete || key == Qt::Key_F2)
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

}
