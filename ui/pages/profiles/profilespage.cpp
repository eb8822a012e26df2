// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/profiles/profilespage.h"

#include "ui/dialogs/ask.h"
#include "ui/pages/profiles/profileeditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
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

constexpr int nameRole = Qt::UserRole;
constexpr int listCharacters = 22;

}

ProfilesPage::ProfilesPage(const ProfileLibrary& library, QWidget* parent)
    : Document(parent)
    , m_library(library)
    , m_list(new QListWidget)
    , m_copy(new QPushButton(theme().icon(u"copy"_s), QString()))
    , m_delete(new QPushButton(theme().icon(u"delete"_s), QString()))
    , m_name(new Label(TextStyle::Title))
    , m_kind(new Label(TextStyle::Muted))
    , m_save(new QPushButton(theme().primaryIcon(u"save"_s), QString()))
    , m_message(new MessageBar)
    , m_editor(new ProfileEditor)
{
    build();
    connect(m_list, &QListWidget::currentItemChanged, this, &ProfilesPage::showCurrent);
    connect(m_editor, &ProfileEditor::edited, this, &ProfilesPage::keepEdit);
    connect(m_copy, &QPushButton::clicked, this, &ProfilesPage::copyCurrent);
    connect(m_delete, &QPushButton::clicked, this, &ProfilesPage::deleteCurrent);
    connect(m_save, &QPushButton::clicked, this, &ProfilesPage::save);
    (new Texts(*this))->bind([this] { setTexts(); });
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
}

void ProfilesPage::build()
{
    auto* right = new QVBoxLayout;
    right->setContentsMargins({});
    right->setSpacing(0);
    right->addWidget(buildHead());
    right->addWidget(m_message);
    right->addWidget(separator(Qt::Horizontal));
    right->addWidget(m_editor, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(buildList());
    layout->addWidget(separator(Qt::Vertical));
    layout->addLayout(right, 1);
}

QWidget* ProfilesPage::buildList()
{
    auto* side = new QWidget;
    side->setFixedWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * listCharacters + 4 * Theme::grid);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setProperty("look", u"side"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new FlowLayout;
    buttons->setContentsMargins(Theme::grid, 0, Theme::grid, 0);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_delete);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(Theme::grid, Theme::grid, Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    return side;
}

QWidget* ProfilesPage::buildHead()
{
    auto* head = new QWidget;
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    names->addWidget(m_kind);
    m_save->setProperty("button", u"primary"_s);
    m_kind->setWordWrap(true);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, Theme::grid);
    layout->addLayout(names, 1);
    layout->addWidget(m_save);
    return head;
}

void ProfilesPage::setTexts()
{
    m_list->setAccessibleName(tr("Profiles"));
    m_copy->setText(tr("Copy to edit"));
    m_delete->setText(tr("Delete…"));
    m_save->setText(tr("Save"));
    const ProfileEntry* entry = current();
    fill(entry ? entry->name : QString());
    emit titleChanged();
}

void ProfilesPage::addHeading(const QString& text)
{
    auto* item = new QListWidgetItem(text, m_list);
    item->setFlags(Qt::NoItemFlags);
    item->setFont(fontOf(TextStyle::Caption));
}

void ProfilesPage::fill(const QString& selected)
{
    m_entries = m_library.entries();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        addHeading(tr("Shipped"));
        bool isOwn = false;
        for (const ProfileEntry& entry : m_entries) {
            if (!entry.isShipped() && !isOwn)
                addHeading(tr("Your own"));
            isOwn = !entry.isShipped();
            auto* item = new QListWidgetItem(m_list);
            item->setData(nameRole, entry.name);
            item->setToolTip(entry.trouble.isEmpty() ? entry.title : entry.trouble);
            item->setIcon(theme().icon(!entry.trouble.isEmpty() ? u"warning"_s
                                       : entry.isShipped()      ? u"lock"_s
                                                                : u"edit"_s));
            if (entry.name == selected)
                m_list->setCurrentItem(item);
        }
        if (!m_list->currentItem())
            m_list->setCurrentRow(1);
    }
    showCurrent();
}

const ProfileEntry* ProfilesPage::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    const QString name = item ? item->data(nameRole).toString() : QString();
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&name](const ProfileEntry& known) { return known.name == name; });
    return entry != m_entries.end() ? &*entry : nullptr;
}

void ProfilesPage::showCurrent()
{
    const ProfileEntry* entry = current();
    if (!entry)
        return;
    const auto edited = m_edited.find(entry->name);
    const Result<Profile> profile =
        edited != m_edited.end() ? Result<Profile>(edited->second) : m_library.profile(entry->name);
    m_name->setText(entry->name);
    m_kind->setText(entry->isShipped() ? tr("Shipped with Idemscope: copy it to change it") : entry->file);
    m_message->clear();
    if (!profile)
        m_message->say(profile.error());
    m_editor->setVisible(profile.has_value());
    if (profile)
        m_editor->setProfile(*profile, entry->isShipped());
    m_delete->setEnabled(!entry->isShipped());
    m_save->setVisible(!entry->isShipped());
    markModified();
}

void ProfilesPage::showProfile(const QString& name)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(nameRole).toString() != name)
            continue;
        m_list->setCurrentRow(row);
        return;
    }
    m_message->say(MessageBar::Kind::Hint,
                   [name] { return tr("%1 is none of these: a file is edited where it is").arg(name); });
}

void ProfilesPage::keepEdit()
{
    const ProfileEntry* entry = current();
    if (!entry || entry->isShipped())
        return;
    const Result<Profile> saved = m_library.profile(entry->name);
    if (saved && *saved == m_editor->profile())
        m_edited.erase(entry->name);
    else
        m_edited[entry->name] = m_editor->profile();
    markModified();
}

void ProfilesPage::markModified()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const QString name = item->data(nameRole).toString();
        if (!name.isEmpty())
            item->setText(m_edited.contains(name) ? tr("%1 (not saved)").arg(name) : name);
    }
    const ProfileEntry* entry = current();
    m_copy->setEnabled(entry && entry->trouble.isEmpty() && !m_edited.contains(entry->name));
    m_save->setEnabled(isModified());
    emit titleChanged();
}

bool ProfilesPage::save()
{
    const ProfileEntry* entry = current();
    QString shown = entry ? entry->name : QString();
    if (entry && !entry->isShipped() && !m_editor->isValid()) {
        m_message->say(MessageBar::Kind::Trouble, [] { return tr("Not saved: what is wrong stands below its field"); });
        return false;
    }
    while (!m_edited.empty()) {
        const auto [name, profile] = *m_edited.begin();
        if (const Result<void> saved = m_library.save(name, profile); !saved) {
            showProfile(name);
            m_message->say(saved.error());
            return false;
        }
        m_edited.erase(name);
        if (name == shown)
            shown = profile.name;
    }
    fill(shown);
    emit profilesChanged();
    return true;
}

void ProfilesPage::copyCurrent()
{
    const ProfileEntry* entry = current();
    if (!entry)
        return;
    const QString name = m_library.freeName(entry->name);
    if (const Result<void> copied = m_library.copy(entry->name, name); !copied) {
        m_message->say(copied.error());
        return;
    }
    fill(name);
    emit profilesChanged();
    m_editor->focusName();
}

void ProfilesPage::deleteCurrent()
{
    const ProfileEntry* entry = current();
    if (!entry || entry->isShipped())
        return;
    ask(this, tr("Delete the profile “%1”?").arg(entry->name), tr("Its file is moved to the trash."),
        {{tr("Delete"), [this, name = entry->name] {
              if (const Result<void> moved = m_library.moveToTrash(name); !moved) {
                  m_message->say(moved.error());
                  return;
              }
              m_edited.erase(name);
              fill({});
              emit profilesChanged();
          }}});
}

QString ProfilesPage::title() const
{
    return tr("Profiles");
}
bool ProfilesPage::isModified() const
{
    return !m_edited.empty();
}

void ProfilesPage::showEvent(QShowEvent* event)
{
    // Files may have come or gone by other hands; what is being edited stays as it is.
    if (const ProfileEntry* entry = current(); entry && !isModified() && !event->spontaneous())
        fill(QString(entry->name));
    Document::showEvent(event);
}

bool ProfilesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return Document::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Delete:
        deleteCurrent();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_editor->focusName();
        return true;
    default:
        return Document::eventFilter(watched, event);
    }
}

}
