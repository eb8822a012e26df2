// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importing.h"

#include "interchange/format.h"
#include "session/exportcontents.h"
#include "session/workspacesession.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/pages/request/requestpage.h"

#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

void addFolders(const std::vector<CollectionNode>& nodes, const Collection& collection,
                std::vector<ImportTarget>& targets)
{
    for (const CollectionNode& node : nodes) {
        if (!node.isFolder)
            continue;
        targets.push_back({collection.name() + " / "_L1 + node.path, QDir(collection.folder()).filePath(node.path)});
        addFolders(node.children, collection, targets);
    }
}

/// Local files only.
QStringList droppedFiles(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            files += url.toLocalFile();
    }
    return files;
}

}

Importing::Importing(WorkspaceSession& workspace, QWidget& window)
    : QObject(&window)
    , m_workspace(workspace)
    , m_window(window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
    connect(&m_session, &InterchangeSession::progressed, this, [this](int percent) {
        if (m_dialog)
            m_dialog->showProgress(percent);
    });
    connect(&m_session, &InterchangeSession::previewed, this,
            [this](const std::shared_ptr<const ImportPreview>& preview) {
                if (m_dialog)
                    m_dialog->showPreview(preview);
            });
    connect(&m_session, &InterchangeSession::filed, this, &Importing::adopt);
    connect(&m_session, &InterchangeSession::exported, this,
            [this](const QString& file) { emit said(tr("Exported to %1").arg(file)); });
    connect(&m_session, &InterchangeSession::failed, this, [this](const Error& error) {
        if (!m_dialog)
            return emit trouble(error);
        m_dialog->setEnabled(true);
        m_dialog->showTrouble(error);
    });
}

void Importing::chooseFile()
{
    auto* dialog = new QFileDialog(&m_window, tr("Import a file of another tool"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &Importing::importFiles);
    dialog->open();
}

void Importing::importFiles(const QStringList& paths)
{
    m_waiting = paths;
    importNext();
}

void Importing::importNext()
{
    if (!m_waiting.isEmpty())
        begin({m_waiting.takeFirst(), {}, {}, false});
}

void Importing::importText(const QString& text)
{
    begin({{}, text.toUtf8(), {}, false});
}

void Importing::importClipboard()
{
    importText(QGuiApplication::clipboard()->text());
}

void Importing::begin(const ImportJob& job)
{
    m_job = job;
    if (m_dialog)
        m_dialog->close();
    m_dialog = new ImportDialog(targets(), &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &QDialog::rejected, &m_session, &InterchangeSession::cancel);
    connect(m_dialog, &QDialog::finished, this, &Importing::importNext, Qt::QueuedConnection);
    connect(m_dialog, &ImportDialog::importRequested, this, &Importing::chooseTarget);
    connect(m_dialog, &ImportDialog::filesAllowed, this, [this] {
        m_job.readsFiles = true;
        m_dialog->showReading(QFileInfo(m_job.path).fileName());
        m_session.read(m_job);
    });
    m_dialog->showReading(QFileInfo(job.path).fileName());
    m_dialog->open();
    m_session.read(job);
}

std::vector<ImportTarget> Importing::targets() const
{
    std::vector<ImportTarget> targets;
    if (m_workspace.hasCollection()) {
        const Collection& collection = m_workspace.collection();
        targets.push_back({tr("%1 (top of the collection)").arg(collection.name()), collection.folder()});
        addFolders(collection.nodes(), collection, targets);
    }
    targets.push_back({tr("A new collection…"), {}});
    return targets;
}

void Importing::chooseTarget()
{
    m_chosen = m_dialog->chosen();
    if (!m_dialog->targetFolder().isEmpty())
        return fileInto(m_dialog->targetFolder());
    auto* dialog = new QFileDialog(m_dialog, tr("Folder of the new collection"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setLabelText(QFileDialog::Accept, tr("Import"));
    dialog->selectFile(fileableName(m_chosen.name, tr("Imported")));
    connect(dialog, &QFileDialog::fileSelected, this, &Importing::fileInto);
    dialog->open();
}

void Importing::fileInto(const QString& folder)
{
    if (m_dialog)
        m_dialog->setEnabled(false);
    m_session.file(folder, m_chosen.name, m_chosen);
}

/// Shows what has come, and gives its secrets to whoever keeps them while Idemscope runs.
void Importing::adopt(const FiledImport& filed)
{
    if (m_dialog)
        m_dialog->accept();
    if (const auto opened = m_workspace.openCollection(filed.collection); !opened)
        return emit trouble(opened.error());
    for (Environment environment : m_workspace.environments()) {
        bool hasSecret = false;
        for (const FoundSecret& secret : filed.secrets) {
            for (Field& variable : environment.variables) {
                if (secret.environment == environment.name && secret.variable == variable.name) {
                    variable.value = secret.value;
                    hasSecret = true;
                }
            }
        }
        if (hasSecret) {
            if (const auto saved = m_workspace.saveEnvironment(environment); !saved)
                emit trouble(saved.error());
        }
    }
    for (const FoundSecret& secret : filed.secrets) {
        if (secret.environment.isEmpty())
            m_workspace.giveSecret(secret.variable, secret.value);
    }
    addStep(filed);
    if (filed.paths.size() == 1)
        emit requestImported(filed.paths.front());
    emit said(tr("%n request(s) imported", nullptr, static_cast<int>(filed.paths.size())));
}

/// All requests of an import go to the trash, and come back, together.
void Importing::addStep(const FiledImport& filed)
{
    std::vector<CollectionPlace> places;
    for (const QString& path : filed.paths)
        places.push_back({filed.collection, path, false});
    TreeEdits& edits = m_workspace.edits();
    const auto gone = std::make_shared<std::vector<QString>>();
    const auto undo = [places, gone, &edits]() -> Result<void> {
        for (gone->clear(); gone->size() < places.size();) {
            const CollectionPlace& place = places[gone->size()];
            const auto trashed = trashPlace(place);
            if (!trashed)
                return Failure(trashed.error());
            gone->push_back(*trashed);
            emit edits.trashed(place);
        }
        return {};
    };
    const auto redo = [places, gone]() -> Result<void> {
        for (std::size_t i = 0; i < gone->size(); ++i) {
            if (const auto back = takeFromTrash(gone->at(i), places[i]); !back)
                return back;
        }
        return {};
    };
    edits.add({tr("Import"), undo, redo});
}

void Importing::exportFrom(const RequestPage* page)
{
    std::vector<ExportDialog::Place> places;
    if (page != nullptr && !page->openRequest().path.isEmpty())
        places.emplace_back(page->title(),
                            QDir(page->openRequest().collectionFolder).filePath(page->openRequest().path));
    if (m_workspace.hasCollection()) {
        std::vector<ImportTarget> folders;
        const Collection& collection = m_workspace.collection();
        places.emplace_back(collection.name(), collection.folder());
        addFolders(collection.nodes(), collection, folders);
        for (const ImportTarget& folder : folders)
            places.emplace_back(folder.title, folder.folder);
    }
    auto* dialog = new ExportDialog(places, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { chooseExportFile(dialog->place(), dialog->format(), dialog->suffix()); });
    dialog->open();
}

void Importing::chooseExportFile(const QString& place, const QString& format, const QString& suffix)
{
    auto* dialog = new QFileDialog(&m_window, tr("Export to"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(QFileInfo(place).fileName() + u'.' + suffix);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, place, format](const QString& file) { m_session.exportTo(place, format, file); });
    dialog->open();
}

void Importing::copyAsCurl(const RequestPage& page)
{
    const auto text = exportAs(*formatNamed(u"curl"_s).value(), contentsOf(page.requestAsSent()));
    if (!text)
        return emit trouble(text.error());
    QGuiApplication::clipboard()->setText(QString::fromUtf8(*text));
    emit said(tr("Copied as a curl command; secrets stay variables"));
}

bool Importing::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList files = droppedFiles(*drop->mimeData());
    if (files.isEmpty())
        return false;
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        importFiles(files);
    return true;
}

}
