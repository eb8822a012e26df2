// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/profilelibrary.h"
#include "ui/widgets/document.h"

#include <map>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace idemscope {

class MessageBar;
class ProfileEditor;

/// The profiles: those that are shipped, to read and copy, and the user's own, to edit. Edits are kept while another
/// profile is looked at; saving saves them all.
class ProfilesPage : public Document
{
    Q_OBJECT

public:
    explicit ProfilesPage(const ProfileLibrary& library = ProfileLibrary(), QWidget* parent = nullptr);

    QString title() const override;
    bool isModified() const override;
    bool canSave() const override { return true; }

    /// Shows the profile of this name.
    void showProfile(const QString& name);
    /// Saves every edited profile. What is wrong is shown on the page; false then.
    bool save();
    void copyCurrent();
    void deleteCurrent();

signals:
    void profilesChanged(); ///< there are others now, or under other names

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QWidget* buildList();
    QWidget* buildHead();
    void fill(const QString& selected);
    void addHeading(const QString& text);
    void setTexts();
    void showCurrent();
    void keepEdit();
    void markModified();
    const ProfileEntry* current() const;

    ProfileLibrary m_library;
    std::vector<ProfileEntry> m_entries;
    std::map<QString, Profile> m_edited; ///< by the name it is saved under
    QListWidget* m_list;
    QPushButton* m_copy;
    QPushButton* m_delete;
    QLabel* m_name;
    QLabel* m_kind;
    QPushButton* m_save;
    MessageBar* m_message;
    ProfileEditor* m_editor;
};

}
