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

/// Asks under which name, in which collection and in which of its folders a request is saved.
class SaveDialog : public QDialog
{
    Q_OBJECT

public:
    SaveDialog(const std::vector<Collection>& collections, const CollectionPlace& suggested, QWidget* parent = nullptr);

    CollectionPlace place() const;

private:
    void showFolders();
    void check();

    std::vector<Collection> m_collections;
    std::vector<QString> m_taken;
    QLineEdit* m_name;
    QComboBox* m_collection;
    QComboBox* m_folder;
    QLabel* m_note;
    QPushButton* m_save;
};

}
