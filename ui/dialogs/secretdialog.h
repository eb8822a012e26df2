// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QLineEdit;

namespace idemscope {

/// Asks for the value of a secret variable that would be sent empty. GUI thread.
class SecretDialog : public QDialog
{
    Q_OBJECT

public:
    /// `origin`: the level that holds the variable, as it is shown.
    SecretDialog(const QString& variable, const QString& origin, QWidget* parent = nullptr);

    QString value() const;

private:
    QLineEdit* m_value;
};

}
