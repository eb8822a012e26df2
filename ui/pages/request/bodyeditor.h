// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"
#include "ui/widgets/variablelookup.h"

#include <QWidget>

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

/// Edits the content a request sends. Bytes that were not edited come back exactly as they were set.
class BodyEditor : public QWidget
{
    Q_OBJECT

public:
    explicit BodyEditor(QWidget* parent = nullptr);

    void setBody(const Body& body);
    Body body() const;
    void setLookup(const VariableLookup& lookup);
    /// Lays the JSON out anew, as one undo step; nothing happens to a text that is not JSON.
    void format();
    CodeEdit* editor() const;
    QString problemText() const; ///< "Line 3, column 7: …", empty when the JSON is well-formed

signals:
    void edited();

private:
    QWidget* buildFilePage();
    void showKind();
    void check();
    void chooseFile();
    void textChanged();

    Body m_body;
    QString m_knownText;
    bool m_isTextEdited = false;
    ChoiceBox<Body::Kind>* m_kind;
    QStackedWidget* m_pages;
    CodeEdit* m_text;
    JsonHighlighter* m_highlighter;
    QLabel* m_problem;
    QToolButton* m_format;
    FieldsTable* m_form;
    QLineEdit* m_file;
};

}
