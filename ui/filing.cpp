// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/filing.h"

#include "session/workspacesession.h"
#include "ui/dialogs/ask.h"
#include "ui/dialogs/savedialog.h"
#include "ui/pages/request/requestpage.h"

#include <QDir>
#include <QFileDialog>

namespace idemscope {

using namespace Qt::StringLiterals;

Filing::Filing(WorkspaceSession& workspace, QWidget& window)
    : QObject(&window)
    , m_workspace(workspace)
    , m_window(window)
{
}

void Filing::openCollection(const QString& folder)
{
    if (const Result<void> opened = m_workspace.openCollection(folder); !opened)
        emit trouble(opened.error());
}

void Filing::chooseCollection()
{
    auto* dialog = new QFileDialog(&m_window, tr("Open a collection"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, &Filing::openCollection);
    dialog->open();
}

void Filing::createCollection()
{
    auto* dialog = new QFileDialog(&m_window, tr("Folder of the new collection"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setLabelText(QFileDialog::Accept, tr("Create"));
    dialog->selectFile(tr("My API"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        const Result<void> created = m_workspace.createCollection(folder, QDir(folder).dirName());
        if (!created)
            emit trouble(created.error());
    });
    dialog->open();
}

void Filing::askForPlace(RequestPage* page, std::function<void()> then)
{
    if (!m_workspace.hasCollection()) {
        ask(&m_window, tr("No collection is open"),
            tr("A request is saved in a collection. Open one or start a new one, then save again."),
            {{tr("New collection…"), [this] { createCollection(); }, true}, {tr("Open folder…"), [this] {
                                                                                 chooseCollection();
                                                                             }}});
        return;
    }
    auto* dialog = new SaveDialog(m_workspace.collections(), placeOf(page), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, page, [page, dialog, then = std::move(then)] {
        if (page->saveAs(dialog->place()) && then)
            then();
    });
    dialog->open();
}

/// Where a page is, or would be by its title.
CollectionPlace Filing::placeOf(const RequestPage* page) const
{
    const OpenRequest& open = page->openRequest();
    return open.path.isEmpty() ? CollectionPlace{m_workspace.collection().folder(), page->title()} : open.place();
}

void Filing::saveThen(RequestPage* page, std::function<void()> then)
{
    if (page->openRequest().path.isEmpty())
        askForPlace(page, std::move(then));
    else if (page->saveAs(page->openRequest().place()))
        then();
}

}
