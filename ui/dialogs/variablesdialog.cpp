// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/variablesdialog.h"

#include "session/workspacesession.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/label.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <set>

namespace idemscope {

using namespace Qt::StringLiterals;

VariablesDialog::VariablesDialog(WorkspaceSession& workspace, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_saved(workspace.environments())
    , m_environments(m_saved)
    , m_list(new QListWidget)
    , m_protected(new QCheckBox(tr("Protected: ask for its name before anything is sent")))
    , m_table(new FieldsTable(FieldsModel::Kind::Variables))
    , m_trouble(new Label(TextStyle::Bad))
{
    setWindowTitle(tr("Variables"));
    build();
    for (const Environment& environment : m_environments) {
        auto* item = new QListWidgetItem(environment.name, m_list);
        if (environment.name == workspace.currentEnvironment())
            m_list->setCurrentItem(item);
    }
    if (m_environments.empty())
        addEnvironment();
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    showCurrent();
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        keepCurrent();
        showCurrent();
    });
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        m_environments[static_cast<std::size_t>(m_list->row(item))].name = item->text().trimmed();
    });
}

void VariablesDialog::build()
{
    auto* listTitle = new Label(TextStyle::Caption);
    listTitle->setText(tr("Environments"));
    listTitle->setBuddy(m_list);
    m_list->setAccessibleName(tr("Environments"));
    m_table->setAccessibleName(tr("Variables"));
    m_list->setFixedWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * 24);
    auto* add = new QPushButton(theme().icon(u"plus"_s), tr("Add"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setProperty("button", u"primary"_s);
    m_trouble->setWordWrap(true);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 2 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setHorizontalSpacing(2 * Theme::grid);
    layout->setVerticalSpacing(Theme::grid);
    layout->addWidget(listTitle, 0, 0);
    layout->addWidget(m_list, 1, 0);
    layout->addWidget(add, 2, 0, Qt::AlignLeft);
    layout->addWidget(m_protected, 0, 1);
    layout->addWidget(m_table, 1, 1);
    layout->addWidget(m_trouble, 2, 1);
    layout->addWidget(buttons, 3, 0, 1, 2);
    resize(QFontMetrics(theme().bodyFont()).averageCharWidth() * 120, 56 * Theme::grid);
    connect(add, &QPushButton::clicked, this, &VariablesDialog::addEnvironment);
    connect(buttons, &QDialogButtonBox::accepted, this, &VariablesDialog::saveAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void VariablesDialog::addEnvironment()
{
    Environment environment;
    environment.name = tr("New environment");
    m_environments.push_back(environment);
    auto* item = new QListWidgetItem(environment.name, m_list);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    m_list->setCurrentItem(item);
    m_list->editItem(item);
}

void VariablesDialog::showCurrent()
{
    m_shown = m_list->currentRow();
    if (m_shown < 0)
        return;
    const Environment& environment = m_environments[static_cast<std::size_t>(m_shown)];
    m_table->setFields(environment.variables);
    m_protected->setChecked(environment.isProtected);
}

void VariablesDialog::keepCurrent()
{
    if (m_shown < 0)
        return;
    Environment& environment = m_environments[static_cast<std::size_t>(m_shown)];
    environment.variables = m_table->fields();
    environment.isProtected = m_protected->isChecked();
}

void VariablesDialog::saveAll()
{
    keepCurrent();
    std::set<QString> names;
    for (const Environment& environment : m_environments) {
        if (names.insert(environment.name).second)
            continue;
        m_trouble->setText(
            tr("Two environments are called “%1”: one would overwrite the other. Rename one.").arg(environment.name));
        return;
    }
    for (const Environment& environment : m_environments) {
        if (std::find(m_saved.begin(), m_saved.end(), environment) != m_saved.end())
            continue;
        const Result<void> saved = m_workspace.saveEnvironment(environment);
        if (!saved) {
            m_trouble->setText(saved.error().message);
            return;
        }
    }
    accept();
}

}
