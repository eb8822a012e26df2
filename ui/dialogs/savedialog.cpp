// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/savedialog.h"

#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/label.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

void collect(const std::vector<CollectionNode>& nodes, std::vector<QString>& folders, std::vector<QString>& requests)
{
    for (const CollectionNode& node : nodes) {
        (node.isFolder ? folders : requests).push_back(node.path);
        collect(node.children, folders, requests);
    }
}

/// What no file name may hold on the systems people share collections between.
QString fileName(QString name)
{
    for (const QChar forbidden : u"/\\:*?\"<>|"_s)
        name.replace(forbidden, u'-');
    return name.simplified();
}

}

SaveDialog::SaveDialog(const Collection& collection, const QString& suggestedName, QWidget* parent)
    : QDialog(parent)
    , m_name(new QLineEdit(suggestedName))
    , m_folder(new WheelSafeComboBox)
    , m_note(new Label(TextStyle::Bad))
{
    setWindowTitle(tr("Save request"));
    std::vector<QString> folders;
    collect(collection.nodes(), folders, m_taken);
    m_folder->addItem(tr("(top of the collection)"), QString());
    auto* name = new Label(TextStyle::Body);
    name->setText(collection.name());
    name->setToolTip(collection.folder());
    for (const QString& folder : folders)
        m_folder->addItem(folder, folder);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setProperty("button", u"primary"_s);
    m_name->setMinimumWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * 44);
    m_name->selectAll();
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 3 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid + Theme::half);
    layout->addRow(tr("Collection"), name);
    layout->addRow(tr("&Name"), m_name);
    layout->addRow(tr("&Folder"), m_folder);
    layout->addRow(m_note);
    layout->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &SaveDialog::check);
    connect(m_folder, &QComboBox::currentIndexChanged, this, &SaveDialog::check);
    check();
}

QString SaveDialog::path() const
{
    const QString folder = m_folder->currentData().toString();
    const QString name = fileName(m_name->text());
    return folder.isEmpty() ? name : folder + u'/' + name;
}

void SaveDialog::check()
{
    const bool isTaken = std::find(m_taken.begin(), m_taken.end(), path()) != m_taken.end();
    const bool hasName = !fileName(m_name->text()).isEmpty();
    m_note->setText(isTaken ? tr("There is a request of this name; it would be replaced.") : QString());
    m_save->setEnabled(hasName);
    m_save->setText(isTaken ? tr("Replace") : tr("Save"));
}

}
