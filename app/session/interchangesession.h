// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "session/importfiling.h"

#include <QObject>

#include <memory>
#include <thread>

namespace idemscope {

/// What is to be imported: a file or folder, or a text where `path` is empty.
struct ImportJob
{
    QString path;
    QByteArray text;
    QString format;          ///< by name; empty: found out
    bool readsFiles = false; ///< the user agreed that files it names are read
};

/// What an import would bring; shown before anything is written.
struct ImportPreview
{
    QString source;      ///< name of the file; empty: pasted
    QString format;      ///< as shown: "cURL"
    int unreadFiles = 0; ///< that it names and that were not read for want of consent
    ImportedContents contents;
};

/// Reads, writes and exports on a worker thread and answers by signal. One thing at a time: the next cancels the one
/// before. Lives on the GUI thread.
class InterchangeSession : public QObject
{
    Q_OBJECT

public:
    explicit InterchangeSession(QObject* parent = nullptr);
    ~InterchangeSession() override; ///< cancels and waits

    void read(const ImportJob& job);
    /// Files an import in a folder: of a collection, or one that becomes a collection called `name`.
    void file(const QString& folder, const QString& name, const ImportedContents& contents);
    /// Writes what is named (see contentsOf()) to a file.
    void exportTo(const QString& requestOrFolder, const QString& format, const QString& file);
    void cancel();
    bool isBusy() const { return m_isBusy; }

signals:
    void progressed(int percent);
    void previewed(std::shared_ptr<const idemscope::ImportPreview> preview);
    void filed(const idemscope::FiledImport& filed);
    void exported(const QString& file);
    void failed(const idemscope::Error& error);

private:
    /// Runs `work` on the thread; what it gives is called on this one unless it was cancelled.
    void start(std::function<std::function<void()>(const std::stop_token& stop)> work);
    std::function<void()> failing(const Error& error);

    int m_turn = 0; ///< of the work whose answer is waited for
    bool m_isBusy = false;
    std::jthread m_thread; ///< last: it is joined before what it uses goes
};

}
