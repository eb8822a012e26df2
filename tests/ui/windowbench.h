// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/theme/theme.h"
#include "ui/workbench.h"

#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>

namespace idemscope {

/// The window with the sample collection, at a log that holds a run with duplicates, two audits and a delivery of the
/// running sandbox. For tests of what holds of every page.
class WindowBench
{
public:
    WindowBench(); ///< fires what the log is to hold
    ~WindowBench();

    void open();
    void close();
    /// Shows one of pages(), with content in it; false where that did not come. Speaks English, or what holds English.
    bool show(const QString& page);
    static QStringList pages();

    MainWindow& window() const { return *m_window; }
    QWidget& page() const; ///< the shown document, or the start page
    Languages& languages() { return m_languages; }

private:
    using Opener = std::function<bool()>;

    QString log() const { return m_folder.filePath(QStringLiteral("runs.sqlite")); }
    std::map<QString, Opener> openers();
    bool showResult(int body);
    bool showAttempts();
    bool showScorecard();
    void fire();
    void audit();
    void deliver();

    QTemporaryDir m_folder;
    Theme m_theme;
    Languages m_languages;
    WorkspaceSession m_workspace;
    SandboxSession m_sandbox;
    std::unique_ptr<HistorySession> m_history;
    std::unique_ptr<MainWindow> m_window;
    RunJob m_job;
    qint64 m_run = 0;
    qint64 m_audit = 0;
    qint64 m_delivery = 0;
};

}
