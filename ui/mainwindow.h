// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sessions.h"

#include <QMainWindow>
#include <QTimer>

class QSplitter;

namespace idemscope {

class CommandSet;
class Importing;
class Journal;
class Languages;
class MessageBar;
class Sidebar;
class StatusLine;
class ToolPages;
class TopBar;
class Workbench;

/// The window: puts its parts together, connects commands to them and remembers its state. What happens inside a part
/// is that part's own business.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(const Sessions& sessions, Languages& languages);

    CommandSet& commands() const;
    Workbench& workbench() const;
    Journal& journal() const; ///< of what the application said

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    void connectParts();
    void connectFileCommands();
    void connectImporting();
    void connectEditCommands();
    void connectViewCommands();
    void connectTools();
    void connectRunCommands();
    void showCurrent();
    void stopSandbox();
    void startTour();
    void openPalette();
    void restore();
    void store() const;

    Sessions m_sessions;
    CommandSet* m_commands;
    Workbench* m_workbench;
    ToolPages* m_tools;
    Importing* m_importing;
    TopBar* m_topBar;
    MessageBar* m_message;
    Sidebar* m_sidebar;
    QSplitter* m_splitter;
    StatusLine* m_status;
    QTimer m_storing;
    bool m_mayClose = false;
};

}
