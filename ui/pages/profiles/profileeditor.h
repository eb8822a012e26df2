// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/profile.h"
#include "ui/widgets/form.h"

#include <QWidget>

#include <map>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace idemscope {

class AgeEdit;
class LinesEdit;
class OptionalNumberBox;
class PracticesEditor;

/// Edits one profile (SPEC.md §9), or only shows it. What is wrong stands below the field it is about.
class ProfileEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileEditor(QWidget* parent = nullptr);

    void setProfile(const Profile& profile, bool isReadOnly);
    const Profile& profile() const { return m_profile; }
    /// Everything that was typed can be read and nothing contradicts itself.
    bool isValid() const { return m_isValid; }
    void focusName();

signals:
    void edited();

private:
    void build();
    void connectAll();
    QWidget* withFault(const QString& member, QWidget* field);
    void setReadOnly(bool isReadOnly);
    void changed();
    void showFaults();

    Profile m_profile;
    bool m_isValid = true;
    bool m_isQuiet = false; ///< while a value is shown
    QLineEdit* m_name;
    QLineEdit* m_title;
    QPlainTextEdit* m_description;
    QPlainTextEdit* m_note;
    QLineEdit* m_source;
    QLineEdit* m_pointer;
    LinesEdit* m_markers;
    OptionalNumberBox* m_longest;
    QLineEdit* m_alphabet;
    QLineEdit* m_keySource;
    QCheckBox* m_keyUnsure;
    AgeEdit* m_age;
    QLineEdit* m_ageSource;
    QCheckBox* m_ageUnsure;
    PracticesEditor* m_practices;
    std::map<QString, QLabel*> m_faults; ///< by member
};

}
