// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/variablelookup.h"

#include <QCompleter>
#include <QStringListModel>

class QKeyEvent;
class QLineEdit;
class QPlainTextEdit;

namespace idemscope {

/// Offers the variables there are as soon as "{{" is typed in a text, and closes the braces of the chosen one. Child of
/// its editor.
class VariableCompleter : public QObject
{
    Q_OBJECT

public:
    explicit VariableCompleter(QLineEdit& line);
    explicit VariableCompleter(QPlainTextEdit& text);

    void setNames(const QStringList& names);
    /// Whether this key means the list of names that is open: the editor leaves it to the list.
    bool wants(const QKeyEvent& key) const;

private:
    /// What is asked of an editor.
    struct Editor
    {
        std::function<QString()> line;     ///< the cursor's
        std::function<qsizetype()> cursor; ///< position in it
        std::function<void(qsizetype from, qsizetype to, const QString&)> replace;
        std::function<QRect()> rectangle; ///< of the cursor
    };
    VariableCompleter(QWidget& widget, Editor editor);
    void offer();
    void take(const QString& name);

    Editor m_editor;
    QStringListModel m_names;
    QCompleter m_completer;
    bool m_isOffering = false;
};

}
