// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/interchangesession.h"

#include <QPointer>

namespace idemscope {

class ImportDialog;
struct ImportTarget;
class RequestPage;
class WorkspaceSession;

/// Brings requests in from files, the clipboard and what is dropped on the window, and writes them out for other tools;
/// with the dialogs for it. Child of the window.
class Importing : public QObject
{
    Q_OBJECT

public:
    Importing(WorkspaceSession& workspace, QWidget& window);

    void chooseFile();
    /// One after the other, each with its preview.
    void importFiles(const QStringList& paths);
    void importText(const QString& text);
    /// From the clipboard.
    void importClipboard();
    /// `page` may be null.
    void exportFrom(const RequestPage* page);
    void copyAsCurl(const RequestPage& page);

signals:
    void requestImported(const QString& path); ///< of the current collection
    void trouble(const idemscope::Error& error);
    void said(const QString& news);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void importNext();
    void begin(const ImportJob& job);
    std::vector<ImportTarget> targets() const;
    void chooseTarget();
    void fileInto(const QString& folder);
    void adopt(const FiledImport& filed);
    void addStep(const FiledImport& filed);
    void chooseExportFile(const QString& place, const QString& format, const QString& suffix);

    WorkspaceSession& m_workspace;
    QWidget& m_window;
    InterchangeSession m_session;
    QStringList m_waiting; ///< files that come after the one shown
    ImportJob m_job;
    ImportedContents m_chosen;
    QPointer<ImportDialog> m_dialog;
};

}
