// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QPlainTextEdit>

#include <functional>

class QLabel;

namespace idemscope {

/// Rules as text, one on a line; grows with its lines (at most five). Each line is checked as it is typed, the first
/// error is marked and said below. Tab goes on to the next widget.
class LinesEdit : public QWidget
{
    Q_OBJECT

public:
    using Check = std::function<Result<void>(const QString& line)>;

    explicit LinesEdit(Check check, QWidget* parent = nullptr);

    void setLines(const QStringList& lines);
    QStringList lines() const; ///< without empty ones
    bool isValid() const;
    QString errorText() const;
    void setPlaceholderText(const QString& text);
    QPlainTextEdit* editor() const;

signals:
    void edited();

private:
    void checkLines();
    void fitHeight();

    Check m_check;
    QPlainTextEdit* m_edit;
    QLabel* m_error;
};

}
