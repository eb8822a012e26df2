// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/variables/variablelevel.h"
#include "ui/widgets/document.h"

#include <map>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace idemscope {

class AuthEditor;
class FieldsTable;
class LevelList;
class MessageBar;

/// The variables of the open collections, their folders and environments, and the authentication that requests inherit;
/// environments are made, renamed and deleted here too. Edits are kept while another level is looked at; saving saves
/// them all.
class VariablesPage : public Document
{
    Q_OBJECT

public:
    explicit VariablesPage(WorkspaceSession& workspace, QWidget* parent = nullptr);

    QString title() const override;
    bool isModified() const override;
    bool canSave() const override { return true; }

    /// Shows the environment in force, or the variables of the current collection where there is none.
    void showCurrentEnvironment();
    void showLevel(const VariableLevel& level);
    /// Saves every edited level. What is wrong is shown on the page; false then.
    bool save();
    void addEnvironment();
    void duplicateEnvironment();
    void renameEnvironment(); ///< gives its name the focus
    void deleteEnvironment();
    void editCertificates();

private:
    struct Edit
    {
        LevelContent before; ///< what it held when the edit began
        LevelContent now;
    };

    void build();
    QWidget* buildHead();
    void setTexts();
    void refill();
    QString noteOf(const VariableLevel& level, const Auth& auth) const;
    void showSelected();
    void keepEdit();
    void markModified();
    bool saveLevel(const VariableLevel& level);
    VariableLevel freeEnvironment(const QString& collection, const QString& name) const;
    void create(const VariableLevel& level, LevelContent content);

    WorkspaceSession& m_workspace;
    std::map<VariableLevel, Edit> m_edits;
    LevelList* m_levels;
    QLineEdit* m_name;
    QLabel* m_title;
    QLabel* m_kind;
    QCheckBox* m_protected;
    QCheckBox* m_remember;
    QLabel* m_forSession; ///< where no keychain can be reached
    QPushButton* m_save;
    MessageBar* m_message;
    FieldsTable* m_table;
    QLabel* m_authTitle;
    AuthEditor* m_auth;
    QPushButton* m_certificates; ///< of the whole collection
};

}
