// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace idemscope {

class FieldsTable;
class WorkspaceSession;

/// Edits the environments of the open collection: their variables, secrets and protection.
class VariablesDialog : public QDialog
{
    Q_OBJECT

public:
    VariablesDialog(WorkspaceSession& workspace, QWidget* parent = nullptr);

private:
    void build();
    void showCurrent();
    void keepCurrent();
    void addEnvironment();
    void saveAll();

    WorkspaceSession& m_workspace;
    std::vector<Environment> m_saved;
    std::vector<Environment> m_environments;
    int m_shown = -1;
    QListWidget* m_list;
    QCheckBox* m_protected;
    FieldsTable* m_table;
    QLabel* m_trouble;
    QPushButton* m_save;
};

}
