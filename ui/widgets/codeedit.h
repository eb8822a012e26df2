// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/variablecompleter.h"

#include <QPlainTextEdit>

#include <optional>

namespace idemscope {

/// A plain text editor for bytes and code: fixed font, no wrapping, line numbers, one marked place. Tab goes on to the
/// next widget when `tabChangesFocus` is set; Ctrl+Return is left to the window.
class CodeEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeEdit(QWidget* parent = nullptr);

    /// Underlines `length` characters from `start` on and tints their line, or takes the mark away.
    void mark(std::optional<std::pair<qsizetype, qsizetype>> place);
    void setLookup(VariableLookup lookup);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void layOut();
    void paintNumbers(const QRect& area);
    int numbersWidth() const;
    void showMark();
    bool eventFilter(QObject* watched, QEvent* event) override;

    VariableCompleter* m_completer;
    QWidget* m_numbers;
    VariableLookup m_lookup;
    std::optional<std::pair<qsizetype, qsizetype>> m_mark;
};

}
