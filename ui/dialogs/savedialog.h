// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace idemscope {

/// Asks under which name and in which folder of the collection a request is saved.
class SaveDialog : public QDialog
{
    Q_OBJECT

public:
    SaveDialog(const Collection& collection, const QString& suggestedName, QWidget* parent = nullptr);

    /// Folder and name as a path of the collection, "/" as separator.
    QString path() const;

private:
    void check();

    std::vector<QString> m_taken;
    QLineEdit* m_name;
    QComboBox* m_folder;
    QLabel* m_note;
    QPushButton* m_save;
};

}
