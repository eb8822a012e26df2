// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QLineEdit;

namespace idemscope {

/// Asks before requests go to a target that is not on this machine. A protected environment needs its name typed.
class SafetyDialog : public QDialog
{
    Q_OBJECT

public:
    /// `nameToType` empty: a yes is enough.
    SafetyDialog(const QString& question, const QString& nameToType, QWidget* parent = nullptr);

private:
    QLineEdit* m_name;
};

}
