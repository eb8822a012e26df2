// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/variables/variablespage.h"

#include "ui/dialogs/ask.h"
#include "ui/dialogs/certificatesdialog.h"
#include "ui/theme/theme.h"
#include "ui/widgets/autheditor.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/rememberbox.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
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

}

VariablesPage::VariablesPage(WorkspaceSession& workspace, QWidget* parent)
    : Document(parent)
    , m_workspace(workspace)
    , m_list(new QListWidget)
    , m_add(new QPushButton(theme().icon(u"plus"_s), QString()))
    , m_duplicate(new QPushButton(theme().icon(u"duplicate-item"_s), QString()))
    , m_delete(new QPushButton(theme().icon(u"delete"_s), QString()))
    , m_name(new QLineEdit)
    , m_title(new Label(TextStyle::Title))
    , m_kind(new Label(TextStyle::Muted))
    , m_protected(new QCheckBox)
    , m_remember(makeRememberBox(workspace))
    , m_forSession(new Label(TextStyle::Small))
    , m_save(new QPushButton(theme().primaryIcon(u"save"_s), QString()))
    , m_message(new MessageBar)
    , m_table(new FieldsTable(FieldsModel::Kind::Variables))
    , m_authTitle(new Label(TextStyle::Heading))
    , m_auth(new AuthEditor)
    , m_certificates(new QPushButton)
{
    build();
    connect(m_list, &QListWidget::currentItemChanged, this, &VariablesPage::showSelected);
    connect(m_table, &FieldsTable::edited, this, &VariablesPage::keepEdit);
    connect(m_name, &QLineEdit::textEdited, this, &VariablesPage::keepEdit);
    connect(m_auth, &AuthEditor::edited, this, &VariablesPage::keepEdit);
    connect(m_protected, &QCheckBox::clicked, this, &VariablesPage::keepEdit);
    connect(m_remember, &QCheckBox::clicked, this,
            [this](bool isWanted) { m_workspace.setRemembersSecrets(isWanted); });
    connect(m_add, &QPushButton::clicked, this, &VariablesPage::addEnvironment);
    connect(m_duplicate, &QPushButton::clicked, this, &VariablesPage::duplicateEnvironment);
    connect(m_delete, &QPushButton::clicked, this, &VariablesPage::deleteEnvironment);
    connect(m_save, &QPushButton::clicked, this, &VariablesPage::save);
    connect(m_certificates, &QPushButton::clicked, this, &VariablesPage::editCertificates);
    const auto refill = [this] {
        const VariableLevel* level = current();
        fill(level ? VariableLevel(*level) : VariableLevel());
    };
    connect(&workspace, &WorkspaceSession::environmentsChanged, this, refill);
    connect(&workspace, &WorkspaceSession::collectionChanged, this, refill);
    (new Texts(*this))->bind([this] { setTexts(); });
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
    showCurrentEnvironment();
}

void VariablesPage::build()
{
    auto* table = new QVBoxLayout;
    table->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    table->addWidget(m_table, 3);
    table->addWidget(m_authTitle);
    table->addWidget(m_auth, 2);
    table->addWidget(m_certificates, 0, Qt::AlignLeft);
    m_authTitle->setBuddy(m_auth);
    auto* right = new QVBoxLayout;
    right->setContentsMargins({});
    right->setSpacing(0);
    right->addWidget(buildHead());
    right->addWidget(m_message);
    right->addWidget(separator(Qt::Horizontal));
    right->addLayout(table, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(buildSide());
    layout->addWidget(separator(Qt::Vertical));
    layout->addLayout(right, 1);
}

QWidget* VariablesPage::buildSide()
{
    auto* side = new QWidget;
    side->setFixedWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * listCharacters + 4 * Theme::grid);
    m_list->setIconSize({2 * Theme::grid, 2 * Theme::grid});
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setProperty("look", u"side"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::grid);
    for (QPushButton* button : {m_add, m_duplicate, m_delete})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(Theme::grid, Theme::grid, Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    return side;
}

QWidget* VariablesPage::buildHead()
{
    auto* head = new QWidget;
    auto* names = new QVBoxLayout;
    names->setSpacing(Theme::half);
    names->addWidget(m_title);
    names->addWidget(m_name);
    names->addWidget(m_kind);
    m_kind->setWordWrap(true);
    m_forSession->setWordWrap(true);
    m_forSession->setVisible(!m_remember->isEnabled());
    m_name->setMaximumWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * 2 * listCharacters);
    m_save->setProperty("button", u"primary"_s);
    auto* top = new QHBoxLayout;
    top->addLayout(names, 1);
    top->addWidget(m_save, 0, Qt::AlignTop | Qt::AlignRight);
    auto* layout = new QVBoxLayout(head);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, Theme::grid);
    layout->setSpacing(Theme::half);
    layout->addLayout(top);
    layout->addWidget(m_protected);
    layout->addWidget(m_remember);
    layout->addWidget(m_forSession);
    return head;
}

void VariablesPage::setTexts()
{
    m_list->setAccessibleName(tr("Levels of variables"));
    m_table->setAccessibleName(tr("Variables"));
    m_authTitle->setText(tr("Authentication of its requests"));
    m_name->setAccessibleName(tr("Name of the environment"));
    m_add->setText(tr("Environment"));
    m_add->setToolTip(tr("A new environment for this collection"));
    m_duplicate->setToolTip(tr("Duplicate the environment"));
    m_duplicate->setAccessibleName(tr("Duplicate the environment"));
    m_delete->setToolTip(tr("Delete the environment…"));
    m_delete->setAccessibleName(tr("Delete the environment…"));
    m_protected->setText(tr("Protected: ask before sending"));
    m_protected->setToolTip(tr("Before anything is sent, the name of the environment has to be typed"));
    m_forSession->setText(tr("No keychain service can be reached: secrets are kept until Idemscope ends."));
    m_save->setText(tr("Save"));
    m_certificates->setText(tr("Client certificates…"));
    m_certificates->setToolTip(tr("Which client certificate is shown to which host"));
    const VariableLevel* level = current();
    fill(level ? VariableLevel(*level) : VariableLevel());
}

QString VariablesPage::textOf(const VariableLevel& level) const
{
    const QString text = level.isEnvironment()    ? level.environment
                         : level.folder.isEmpty() ? tr("The whole collection")
                                                  : tr("Folder %1").arg(level.folder);
    return m_edits.contains(level) ? tr("%1 (not saved)").arg(text) : text;
}

void VariablesPage::addHeading(const QString& folder)
{
    const std::vector<Collection> collections = m_workspace.collections();
    const auto collection = std::find_if(collections.begin(), collections.end(),
                                         [&](const Collection& open) { return open.folder() == folder; });
    auto* heading = new QListWidgetItem(collection->name(), m_list);
    heading->setFlags(Qt::NoItemFlags);
    heading->setFont(fontOf(TextStyle::Caption));
}

/// Levels that are gone lose their edits: there is nothing left that they could be saved to.
void VariablesPage::fill(const VariableLevel& selected)
{
    m_levels = VariableLevel::all(m_workspace);
    std::erase_if(m_edits, [this](const auto& edit) {
        return std::find(m_levels.begin(), m_levels.end(), edit.first) == m_levels.end();
    });
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (std::size_t i = 0; i < m_levels.size(); ++i) {
            const VariableLevel& level = m_levels[i];
            if (level == VariableLevel{level.collection, {}, {}})
                addHeading(level.collection);
            auto* item = new QListWidgetItem(textOf(level), m_list);
            item->setData(indexRole, int(i) + 1);
            item->setIcon(theme().icon(level.isEnvironment()    ? u"environment"_s
                                       : level.folder.isEmpty() ? u"folder-open"_s
                                                                : u"folder"_s));
            if (level == selected)
                m_list->setCurrentItem(item);
        }
        if (!m_list->currentItem() && m_list->count() > 1)
            m_list->setCurrentRow(1);
    }
    showSelected();
}

const VariableLevel* VariablesPage::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    const int index = item ? item->data(indexRole).toInt() - 1 : -1;
    return index >= 0 && index < int(m_levels.size()) ? &m_levels[std::size_t(index)] : nullptr;
}

void VariablesPage::showCurrentEnvironment()
{
    if (m_workspace.hasCollection())
        showLevel({m_workspace.collection().folder(), {}, m_workspace.currentEnvironment()});
}

void VariablesPage::showLevel(const VariableLevel& level)
{
    fill(level);
}

void VariablesPage::showSelected()
{
    const VariableLevel* level = current();
    for (QWidget* widget : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_add)})
        widget->setEnabled(level);
    const bool isEnvironment = level && level->isEnvironment();
    for (QWidget* widget : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_protected)})
        widget->setVisible(isEnvironment);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_authTitle), static_cast<QWidget*>(m_auth)})
        widget->setVisible(level && !isEnvironment);
    m_certificates->setVisible(level && !isEnvironment && level->folder.isEmpty());
    m_remember->setChecked(m_workspace.remembersSecrets());
    m_duplicate->setEnabled(isEnvironment);
    m_delete->setEnabled(isEnvironment);
    markModified();
    if (!level)
        return;
    const auto edit = m_edits.find(*level);
    const LevelContent content = edit != m_edits.end() ? edit->second.now : LevelContent::of(m_workspace, *level);
    if (content.variables != m_table->fields())
        m_table->setFields(content.variables);
    if (content.name != m_name->text())
        m_name->setText(content.name);
    m_protected->setChecked(content.isProtected);
    if (content.auth != m_auth->auth())
        m_auth->setAuth(content.auth);
    m_auth->setNote(noteOf(*level, content.auth));
    m_title->setText(level->folder.isEmpty() ? tr("The whole collection") : tr("Folder %1").arg(level->folder));
    m_kind->setText(isEnvironment ? tr("Seen while this environment is chosen. It hides variables of the "
                                       "same name in folders and in the collection.")
                    : level->folder.isEmpty()
                        ? tr("Seen by every request of the collection, unless a folder, an "
                             "environment or the request has one of the same name.")
                        : tr("Seen by the requests in this folder. It hides variables of the same "
                             "name in outer folders and in the collection."));
}

void VariablesPage::keepEdit()
{
    const VariableLevel* level = current();
    if (!level)
        return;
    const LevelContent now{level->isEnvironment() ? m_name->text().trimmed() : QString(), m_table->fields(),
                           level->isEnvironment() && m_protected->isChecked(),
                           level->isEnvironment() ? Auth() : m_auth->auth()};
    const auto known = m_edits.find(*level);
    const LevelContent before = known != m_edits.end() ? known->second.before : LevelContent::of(m_workspace, *level);
    if (now == before)
        m_edits.erase(*level);
    else
        m_edits[*level] = {before, now};
    m_auth->setNote(noteOf(*level, now.auth));
    markModified();
}

QString VariablesPage::noteOf(const VariableLevel& level, const Auth& auth) const
{
    if (auth.kind != Auth::Kind::Inherit)
        return tr("Sent by every request in it whose tab Auth says “As the folder or collection says”.");
    return level.folder.isEmpty() ? tr("The collection has none: a request sends its own, or none.") : QString();
}

void VariablesPage::markModified()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        if (const int index = item->data(indexRole).toInt(); index > 0)
            item->setText(textOf(m_levels[std::size_t(index - 1)]));
    }
    m_save->setEnabled(isModified());
    emit titleChanged();
}

bool VariablesPage::save()
{
    m_message->clear();
    while (!m_edits.empty()) {
        if (!saveLevel(VariableLevel(m_edits.begin()->first)))
            return false;
    }
    return true;
}

bool VariablesPage::saveLevel(const VariableLevel& level)
{
    Edit& edit = m_edits.at(level);
    const LevelContent found = LevelContent::of(m_workspace, level);
    if (found != edit.before) {
        edit.before = found;
        showLevel(level);
        m_message->say(MessageBar::Kind::Trouble, [name = textOf(level)] {
            return tr("%1: another program changed it since the edit began. Save again to write over that.").arg(name);
        });
        return false;
    }
    const LevelContent content = edit.now;
    m_edits.erase(level); // saving tells of new environments at once
    if (const Result<void> saved = content.save(m_workspace, level); !saved) {
        m_edits[level] = {found, content};
        showLevel(level);
        m_message->say(saved.error());
        return false;
    }
    const VariableLevel* shown = current();
    if (content.name != level.environment && (!shown || *shown != level))
        showLevel({level.collection, {}, content.name});
    return true;
}

VariableLevel VariablesPage::freeEnvironment(const QString& collection, const QString& name) const
{
    VariableLevel level{collection, {}, name};
    for (int number = 2; std::find(m_levels.begin(), m_levels.end(), level) != m_levels.end(); ++number)
        level.environment = u"%1 %2"_s.arg(name).arg(number);
    return level;
}

void VariablesPage::create(const VariableLevel& level, LevelContent content)
{
    content.name = level.environment;
    if (const Result<void> made = content.save(m_workspace, level); !made) {
        m_message->say(made.error());
        return;
    }
    showLevel(level);
    m_name->setFocus();
    m_name->selectAll();
}

void VariablesPage::addEnvironment()
{
    if (const VariableLevel* level = current())
        create(freeEnvironment(level->collection, tr("New environment")), {});
}

void VariablesPage::duplicateEnvironment()
{
    if (const VariableLevel* level = current(); level && level->isEnvironment())
        create(freeEnvironment(level->collection, level->environment), LevelContent::of(m_workspace, *level));
}

void VariablesPage::deleteEnvironment()
{
    const VariableLevel* level = current();
    if (!level || !level->isEnvironment())
        return;
    ask(this, tr("Delete the environment “%1”?").arg(level->environment), tr("Its file is moved to the trash."),
        {{tr("Delete"), [this, gone = *level] {
              const Result<void> done = m_workspace.trashEnvironment(gone.collection, gone.environment);
              if (!done)
                  m_message->say(done.error());
          }}});
}

void VariablesPage::editCertificates()
{
    const VariableLevel* level = current();
    if (!level)
        return;
    auto* dialog = new CertificatesDialog(m_workspace, level->collection, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QString VariablesPage::title() const
{
    return tr("Variables");
}

bool VariablesPage::isModified() const
{
    return !m_edits.empty();
}

bool VariablesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const VariableLevel* level = current();
        if (key == Qt::Key_Delete) {
            deleteEnvironment();
            return true;
        }
        if (key == Qt::Key_F2 && level && level->isEnvironment()) {
            m_name->setFocus();
            m_name->selectAll();
            return true;
        }
    }
    return Document::eventFilter(watched, event);
}

}
