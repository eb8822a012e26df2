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

SaveDialog::SaveDialog(const std::vector<Collection>& collections, const CollectionPlace& suggested, QWidget* parent)
    : QDialog(parent)
    , m_collections(collections)
    , m_name(new QLineEdit(suggested.name()))
    , m_collection(new WheelSafeComboBox)
    , m_folder(new WheelSafeComboBox)
    , m_note(new Label(TextStyle::Bad))
{
    setWindowTitle(tr("Save request"));
    for (const Collection& collection : collections) {
        m_collection->addItem(collection.name(), collection.folder());
        m_collection->setItemData(m_collection->count() - 1, collection.folder(), Qt::ToolTipRole);
    }
    m_collection->setCurrentIndex(std::max(0, m_collection->findData(suggested.collection)));
    showFolders();
    m_folder->setCurrentIndex(std::max(0, m_folder->findData(suggested.parent())));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setProperty("button", u"primary"_s);
    m_name->setMinimumWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * 44);
    m_name->selectAll();
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 3 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid + Theme::half);
    layout->addRow(tr("&Collection"), m_collection);
    layout->addRow(tr("&Name"), m_name);
    layout->addRow(tr("&Folder"), m_folder);
    layout->addRow(m_note);
    layout->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &SaveDialog::check);
    connect(m_folder, &QComboBox::currentIndexChanged, this, &SaveDialog::check);
    connect(m_collection, &QComboBox::currentIndexChanged, this, &SaveDialog::showFolders);
    check();
}

void SaveDialog::showFolders()
{
    std::vector<QString> folders;
    m_taken.clear();
    collect(m_collections[std::size_t(m_collection->currentIndex())].nodes(), folders, m_taken);
    m_folder->clear();
    m_folder->addItem(tr("(top of the collection)"), QString());
    for (const QString& folder : folders)
        m_folder->addItem(folder, folder);
}

CollectionPlace SaveDialog::place() const
{
    const CollectionPlace folder{m_collection->currentData().toString(), m_folder->currentData().toString(), true};
    return folder.child(fileName(m_name->text()), false);
}

void SaveDialog::check()
{
    const bool isTaken = std::find(m_taken.begin(), m_taken.end(), place().path) != m_taken.end();
    const bool hasName = !fileName(m_name->text()).isEmpty();
    m_note->setText(isTaken ? tr("There is a request of this name; it would be replaced.") : QString());
    m_save->setEnabled(hasName);
    m_save->setText(isTaken ? tr("Replace") : tr("Save"));
}

}
