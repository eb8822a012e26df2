// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"
#include "ui/widgets/variablelookup.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;

namespace idemscope {

template <typename T>
class ChoiceBox;
class CodeEdit;
class FieldsTable;
class JsonHighlighter;

/// Edits the content a request sends; that a form goes in parts stands in the request's headers. Bytes that were not
/// edited come back exactly as they were set.
class BodyEditor : public QWidget
{
    Q_OBJECT

public:
    explicit BodyEditor(QWidget* parent = nullptr);

    void setBody(const Body& body, bool isMultipart = false);
    Body body() const;
    bool isMultipart() const; ///< a form that goes as multipart/form-data
    void setMultipart(bool isMultipart);
    void setLookup(const VariableLookup& lookup);
    /// Lays the JSON out anew, as one undo step; nothing happens to a text that is not JSON.
    void format();
    CodeEdit* editor() const;
    QString problemText() const; ///< "Line 3, column 7: …", empty when the JSON is well-formed

signals:
    void edited();

private:
    enum class Shown { None, Json, Text, Form, Parts, File };

    static Shown shownOf(Body::Kind kind, bool isMultipart);
    Body::Kind kind() const;
    const FieldsTable& table() const;
    QWidget* buildFilePage();
    QWidget* buildPartsPage();
    QLayout* buildHead();
    void showKind();
    /// In a body of more bytes than `longest` only its start is shown, and nothing can be edited.
    void showText(qsizetype longest);
    void check();
    void chooseFile(const std::function<void(const QString& path)>& take);
    void showForm(const Fields& form);
    void textChanged();

    Body m_body;
    QString m_knownText;
    bool m_isTextEdited = false;
    bool m_isWhole = true; ///< the text of the body is shown in full
    ChoiceBox<Shown>* m_kind;
    Shown m_shown = Shown::None; ///< before the last choice
    QStackedWidget* m_pages;
    CodeEdit* m_text;
    JsonHighlighter* m_highlighter;
    QLabel* m_problem;
    QToolButton* m_format;
    QLabel* m_part; ///< says that only the start is shown
    QToolButton* m_editAll;
    FieldsTable* m_form;
    FieldsTable* m_parts;
    QLineEdit* m_file;
};

}
