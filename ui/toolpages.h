// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/journal.h"
#include "ui/sessions.h"
#include "ui/tabcontent.h"

namespace idemscope {

class CommandSet;
class Languages;
class Workbench;

/// Opens the pages that are about the window itself (settings, help, log), each once, and keeps the journal that the
/// log shows. Child of the window.
class ToolPages : public QObject
{
    Q_OBJECT

public:
    ToolPages(const Sessions& sessions, Languages& languages, Workbench& workbench, QObject* parent);

    Journal& journal() const;
    /// Connects the commands that open these pages, and those of the menu Help; dialogs are `window`'s.
    void connectCommands(CommandSet& commands, QWidget& window);
    /// Shows the page of this kind, made where there is none.
    void open(TabContent::Kind kind);

signals:
    void tourRequested();

private:
    Document* find(TabContent::Kind kind) const;
    Document* make(TabContent::Kind kind);
    QString withoutSecrets(const QString& text) const;

    Sessions m_sessions;
    Languages& m_languages;
    Workbench& m_workbench;
    Journal* m_journal;
    std::function<void()> m_showShortcuts;
};

}
