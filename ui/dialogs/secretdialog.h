// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QCheckBox;
class QLineEdit;

namespace idemscope {

class WorkspaceSession;

/// Asks for the value of a secret variable that would be sent empty. GUI thread.
class SecretDialog : public QDialog
{
    Q_OBJECT

public:
    /// `origin`: the level that holds the variable, as it is shown.
    SecretDialog(const QString& variable, const QString& origin, const WorkspaceSession& workspace,
                 QWidget* parent = nullptr);

    QString value() const;
    bool remembers() const; ///< in the keychain

private:
    QLineEdit* m_value;
    QCheckBox* m_remember;
};

}
