// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/auth.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/variablelookup.h"

class QCheckBox;
class QLabel;

namespace idemscope {

class Form;
class VariableEdit;

/// How a request, or what a folder or a collection gives to its requests, is authenticated. What is edited holds only
/// the members of its kind; what is not edited is given as it was taken.
class AuthEditor : public QWidget
{
    Q_OBJECT

public:
    explicit AuthEditor(QWidget* parent = nullptr);

    void setAuth(const Auth& auth);
    Auth auth() const;
    void setLookup(const VariableLookup& lookup);
    /// What the owner has to say about it: where an inherited one comes from, what is sent instead of it.
    void setNote(const QString& note);

signals:
    void edited();

private:
    /// A text and the kind it belongs to.
    struct Line
    {
        Auth::Kind kind;
        AuthText text;
        VariableEdit* edit;
    };

    void build();
    void addLine(Auth::Kind kind, AuthText text, std::function<QString()> label, std::function<QString()> help = {});
    void connectAll();
    void showRows();
    Auth shown() const;

    Auth m_given; ///< as it was taken
    Auth m_taken; ///< what was shown of it
    ChoiceBox<Auth::Kind>* m_kind;
    ChoiceBox<Auth::Place>* m_place;
    QCheckBox* m_inBody;
    QLabel* m_note;
    Form* m_form;
    std::vector<Line> m_lines;
};

}
