// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;

namespace idemscope {

/// One line in the fixed font that is checked as it is typed; what is wrong stands below it. An empty line is right.
class CheckedLine : public QWidget
{
    Q_OBJECT

public:
    using Check = std::function<Result<void>(const QString& text)>;

    explicit CheckedLine(Check check, QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const; ///< trimmed
    bool isValid() const;
    QLineEdit* editor() const;

signals:
    void edited();

private:
    void check();

    Check m_check;
    QLineEdit* m_edit;
    QLabel* m_error;
};

}
