// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/variables/variablespage.h"

#include "ui/dialogs/ask.h"
#include "ui/dialogs/certificatesdialog.h"
#include "ui/pages/variables/levellist.h"
#include "ui/theme/theme.h"
#include "ui/widgets/autheditor.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/rememberbox.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameCharacters = 60;

}

VariablesPage::VariablesPage(WorkspaceSession& workspace, QWidget* parent)
    : Document(parent)
    , m_workspace(workspace)
    , m_levels(new LevelList(workspace, [this](const VariableLevel& level) { return m_edits.contains(level); }))
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
    connect(m_levels, &LevelList::levelChosen, this, &VariablesPage::showSelected);
    connect(m_levels, &LevelList::addRequested, this, &VariablesPage::addEnvironment);
    connect(m_levels, &LevelList::duplicateRequested, this, &VariablesPage::duplicateEnvironment);
    connect(m_levels, &LevelList::deleteRequested, this, &VariablesPage::deleteEnvironment);
    connect(m_levels, &LevelList::renameRequested, this, &VariablesPage::renameEnvironment);
    connect(m_table, &FieldsTable::edited, this, &VariablesPage::keepEdit);
    connect(m_name, &QLineEdit::textEdited, this, &VariablesPage::keepEdit);
    connect(m_auth, &AuthEditor::edited, this, &VariablesPage::keepEdit);
    connect(m_protected, &QCheckBox::clicked, this, &VariablesPage::keepEdit);
    connect(m_remember, &QCheckBox::clicked, this,
            [this](bool isWanted) { m_workspace.setRemembersSecrets(isWanted); });
    connect(m_save, &QPushButton::clicked, this, &VariablesPage::save);
    connect(m_certificates, &QPushButton::clicked, this, &VariablesPage::editCertificates);
    connect(&workspace, &WorkspaceSession::environmentsChanged, this, &VariablesPage::refill);
    connect(&workspace, &WorkspaceSession::collectionChanged, this, &VariablesPage::refill);
    (new Texts(*this))->bind([this] { setTexts(); });
    setFocusProxy(m_levels);
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
    layout->addWidget(m_levels);
    layout->addWidget(separator(Qt::Vertical));
    layout->addLayout(right, 1);
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
    m_name->setMaximumWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * nameCharacters);
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
    m_table->setAccessibleName(tr("Variables"));
    m_authTitle->setText(tr("Authentication of its requests"));
    m_name->setAccessibleName(tr("Name of the environment"));
    m_protected->setText(tr("Protected: ask before sending"));
    m_protected->setToolTip(tr("Before anything is sent, the name of the environment has to be typed"));
    m_forSession->setText(tr("No keychain service can be reached: secrets are kept until Idemscope ends."));
    m_save->setText(tr("Save"));
    m_certificates->setText(tr("Client certificates…"));
    m_certificates->setToolTip(tr("Which client certificate is shown to which host"));
    refill();
}

/// Levels that are gone lose their edits: there is nothing left that they could be saved to.
void VariablesPage::showLevel(const VariableLevel& level)
{
    const std::vector<VariableLevel> there = VariableLevel::all(m_workspace);
    std::erase_if(m_edits,
                  [&](const auto& edit) { return std::find(there.begin(), there.end(), edit.first) == there.end(); });
    m_levels->fill(level);
}

void VariablesPage::refill()
{
    const VariableLevel* level = m_levels->current();
    showLevel(level ? VariableLevel(*level) : VariableLevel());
}

void VariablesPage::showCurrentEnvironment()
{
    if (m_workspace.hasCollection())
        showLevel({m_workspace.collection().folder(), {}, m_workspace.currentEnvironment()});
}

void VariablesPage::showSelected()
{
    const VariableLevel* level = m_levels->current();
    m_table->setEnabled(level);
    const bool isEnvironment = level && level->isEnvironment();
    for (QWidget* widget : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_protected)})
        widget->setVisible(isEnvironment);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_authTitle), static_cast<QWidget*>(m_auth)})
        widget->setVisible(level && !isEnvironment);
    m_certificates->setVisible(level && !isEnvironment && level->folder.isEmpty());
    m_remember->setChecked(m_workspace.remembersSecrets());
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
    const VariableLevel* level = m_levels->current();
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
    m_levels->markUnsaved();
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
        m_message->say(MessageBar::Kind::Trouble, [name = m_levels->textOf(level)] {
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
    const VariableLevel* shown = m_levels->current();
    if (content.name != level.environment && (!shown || *shown != level))
        showLevel({level.collection, {}, content.name});
    return true;
}

VariableLevel VariablesPage::freeEnvironment(const QString& collection, const QString& name) const
{
    VariableLevel level{collection, {}, name};
    const std::vector<VariableLevel>& known = m_levels->levels();
    for (int number = 2; std::find(known.begin(), known.end(), level) != known.end(); ++number)
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
    renameEnvironment();
}

void VariablesPage::renameEnvironment()
{
    const VariableLevel* level = m_levels->current();
    if (!level || !level->isEnvironment())
        return;
    m_name->setFocus();
    m_name->selectAll();
}

void VariablesPage::addEnvironment()
{
    if (const VariableLevel* level = m_levels->current())
        create(freeEnvironment(level->collection, tr("New environment")), {});
}

void VariablesPage::duplicateEnvironment()
{
    if (const VariableLevel* level = m_levels->current(); level && level->isEnvironment())
        create(freeEnvironment(level->collection, level->environment), LevelContent::of(m_workspace, *level));
}

void VariablesPage::deleteEnvironment()
{
    const VariableLevel* level = m_levels->current();
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
    const VariableLevel* level = m_levels->current();
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

}
