// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/bodyeditor.h"

#include "model/typedpart.h"
#include "report/bytestext.h"
#include "report/numbertext.h"
#include "ui/commands/keys.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/codeedit.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/jsonhighlighter.h"
#include "ui/widgets/jsontext.h"
#include "ui/widgets/label.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTextBlock>
#include <QToolButton>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestEdited = 512 * 1024; ///< bytes; laying more out would freeze the window
constexpr qsizetype shownOfLonger = 64 * 1024;  ///< characters
constexpr qsizetype longestChecked = 2'000'000; ///< characters; checking more would make typing slow

}

BodyEditor::BodyEditor(QWidget* parent)
    : QWidget(parent)
    , m_kind(new ChoiceBox<Shown>({{Shown::None,
                                    [] {
                                        return tr("No body");
                                    }},
                                   {Shown::Json,
                                    [] {
                                        return tr("JSON");
                                    }},
                                   {Shown::Text,
                                    [] {
                                        return tr("Text");
                                    }},
                                   {Shown::Form,
                                    [] {
                                        return tr("Form");
                                    }},
                                   {Shown::Parts,
                                    [] {
                                        return tr("Multipart form");
                                    }},
                                   {Shown::File,
                                    [] {
                                        return tr("File");
                                    }}}))
    , m_pages(new QStackedWidget)
    , m_text(new CodeEdit)
    , m_highlighter(new JsonHighlighter(m_text->document()))
    , m_problem(new Label(TextStyle::Bad))
    , m_format(new QToolButton)
    , m_part(new Label(TextStyle::Muted))
    , m_editAll(new QToolButton)
    , m_form(new FieldsTable(FieldsModel::Kind::Plain))
    , m_parts(new FieldsTable(FieldsModel::Kind::Parts))
    , m_file(new QLineEdit)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid + Theme::half, 2 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addLayout(buildHead());
    layout->addWidget(m_pages, 1);
    auto* nothing = new Label(TextStyle::Muted);
    nothing->setAlignment(Qt::AlignTop);
    m_pages->addWidget(nothing);
    m_pages->addWidget(m_text);
    m_pages->addWidget(m_form);
    m_pages->addWidget(buildPartsPage());
    m_pages->addWidget(buildFilePage());
    (new Texts(*this))->bind([this, nothing] {
        nothing->setText(tr("This request sends no content."));
        m_kind->setAccessibleName(tr("Kind of body"));
        m_text->setAccessibleName(tr("Body"));
        m_form->setAccessibleName(tr("Form fields"));
        m_parts->setAccessibleName(tr("Parts of the form"));
        m_format->setText(tr("Format"));
        m_format->setToolTip(withKeys(tr("Lay the JSON out with one member a line; order and numbers stay as typed"),
                                      Command::FormatBody));
        m_editAll->setText(tr("Edit all of it"));
        m_editAll->setToolTip(tr("Put the whole body into the editor; the window may stand still meanwhile"));
        m_part->setText(tr("The start of %1; all of it is sent").arg(bytesText(m_body.text.size())));
        check();
    });
    connect(m_format, &QToolButton::clicked, this, &BodyEditor::format);
    connect(m_editAll, &QToolButton::clicked, this, [this] {
        showText(m_body.text.size());
        m_text->setFocus(); // the button is gone
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        if (m_kind->value() == Shown::Parts && m_shown == Shown::Form)
            m_parts->setFields(m_form->fields());
        if (m_kind->value() == Shown::Form && m_shown == Shown::Parts)
            m_form->setFields(m_parts->fields());
        showKind();
        emit edited();
    });
    for (FieldsTable* fields : {m_form, m_parts})
        connect(fields, &FieldsTable::edited, this, &BodyEditor::edited);
    connect(m_file, &QLineEdit::textEdited, this, &BodyEditor::edited);
    connect(m_text, &QPlainTextEdit::textChanged, this, &BodyEditor::textChanged);
    showKind();
}

QLayout* BodyEditor::buildHead()
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_kind);
    head->addWidget(m_problem, 1);
    head->addWidget(m_part);
    head->addWidget(m_editAll);
    head->addWidget(m_format);
    m_format->setIcon(theme().icon(u"format"_s));
    m_format->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton* button : {m_format, m_editAll})
        button->setFocusPolicy(Qt::StrongFocus);
    return head;
}

QWidget* BodyEditor::buildFilePage()
{
    auto* page = new QWidget;
    auto* button = new QPushButton;
    auto* layout = new QHBoxLayout(page);
    layout->setContentsMargins({});
    layout->addWidget(m_file, 1, Qt::AlignTop);
    layout->addWidget(button, 0, Qt::AlignTop);
    (new Texts(*page))->bind([this, button] {
        m_file->setAccessibleName(tr("File to send"));
        m_file->setPlaceholderText(tr("Path, relative to the collection's folder"));
        button->setText(tr("Choose…"));
    });
    connect(button, &QPushButton::clicked, this, [this] {
        chooseFile([this](const QString& path) {
            m_file->setText(path);
            emit edited();
        });
    });
    return page;
}

QWidget* BodyEditor::buildPartsPage()
{
    auto* page = new QWidget;
    auto* button = new QPushButton;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_parts, 1);
    layout->addWidget(button, 0, Qt::AlignLeft);
    (new Texts(*page))->bind([button] { button->setText(tr("Add a file…")); });
    connect(button, &QPushButton::clicked, this, [this] {
        chooseFile([this](const QString& path) {
            Fields parts = m_parts->fields();
            parts.push_back({u"file"_s, toText(TypedPart{path, true, {}, {}})});
            m_parts->setFields(parts);
            emit edited();
        });
    });
    return page;
}

void BodyEditor::chooseFile(const std::function<void(const QString& path)>& take)
{
    auto* dialog = new QFileDialog(this, tr("File to send"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, take);
    dialog->open();
}

void BodyEditor::textChanged()
{
    // The signal comes after new colours as well.
    const QString text = m_text->toPlainText();
    if (text == m_knownText)
        return;
    m_knownText = text;
    m_isTextEdited = true;
    check();
    emit edited();
}

BodyEditor::Shown BodyEditor::shownOf(Body::Kind kind, bool isMultipart)
{
    switch (kind) {
    case Body::Kind::None:
        return Shown::None;
    case Body::Kind::Json:
        return Shown::Json;
    case Body::Kind::Text:
        return Shown::Text;
    case Body::Kind::Form:
        return isMultipart ? Shown::Parts : Shown::Form;
    case Body::Kind::File:
        break;
    }
    return Shown::File;
}

Body::Kind BodyEditor::kind() const
{
    static constexpr Body::Kind kinds[] = {Body::Kind::None, Body::Kind::Json, Body::Kind::Text,
                                           Body::Kind::Form, Body::Kind::Form, Body::Kind::File};
    return kinds[static_cast<int>(m_kind->value())];
}

const FieldsTable& BodyEditor::table() const
{
    return isMultipart() ? *m_parts : *m_form;
}

bool BodyEditor::isMultipart() const
{
    return m_kind->value() == Shown::Parts;
}

void BodyEditor::setMultipart(bool isMultipart)
{
    if (kind() != Body::Kind::Form || isMultipart == this->isMultipart())
        return;
    const QSignalBlocker quiet(this);
    m_kind->setValue(shownOf(Body::Kind::Form, isMultipart));
}

void BodyEditor::showForm(const Fields& form)
{
    for (FieldsTable* fields : {m_form, m_parts})
        fields->setFields(form);
}

void BodyEditor::setBody(const Body& body, bool isMultipart)
{
    const QSignalBlocker quiet(this);
    m_body = body;
    m_kind->setValue(shownOf(body.kind, isMultipart));
    showText(longestEdited);
    showForm(body.form);
    m_file->setText(body.file);
    showKind();
}

Body BodyEditor::body() const
{
    Body body = m_body;
    body.kind = kind();
    if (m_isTextEdited)
        body.text = m_text->toPlainText().toUtf8();
    body.form = table().fields();
    body.file = m_file->text();
    return body;
}

void BodyEditor::setLookup(const VariableLookup& lookup)
{
    m_text->setLookup(lookup);
    m_form->setLookup(lookup);
    m_parts->setLookup(lookup);
    m_highlighter->setLookup(lookup);
}

void BodyEditor::showText(qsizetype longest)
{
    const QSignalBlocker quiet(this);
    const QString text = QString::fromUtf8(m_body.text);
    m_isWhole = m_body.text.size() <= longest;
    m_text->setReadOnly(!m_isWhole);
    m_text->setPlainText(m_isWhole ? text : softBroken(text.left(shownOfLonger)));
    m_isTextEdited = false;
    m_part->setText(tr("The start of %1; all of it is sent").arg(bytesText(m_body.text.size())));
    showKind();
}

void BodyEditor::showKind()
{
    m_shown = m_kind->value();
    const bool isJson = m_shown == Shown::Json;
    const int pages[] = {0, 1, 1, 2, 3, 4};
    m_pages->setCurrentIndex(pages[static_cast<int>(m_shown)]);
    m_highlighter->setJson(isJson);
    m_format->setVisible(isJson && m_isWhole);
    const bool isPart = !m_isWhole && (isJson || m_shown == Shown::Text);
    m_part->setVisible(isPart);
    m_editAll->setVisible(isPart);
    check();
}

void BodyEditor::check()
{
    const QString text = m_text->toPlainText();
    const bool isChecked = m_isWhole && m_kind->value() == Shown::Json && text.size() <= longestChecked;
    const std::optional<JsonProblem> problem = isChecked ? jsonProblem(text) : std::nullopt;
    if (!problem) {
        m_text->mark(std::nullopt);
        m_problem->clear();
        return;
    }
    m_text->mark(std::pair(problem->start, problem->length));
    const QTextBlock block = m_text->document()->findBlock(static_cast<int>(problem->start));
    m_problem->setText(tr("Line %1, column %2: %3")
                           .arg(block.blockNumber() + 1)
                           .arg(problem->start - block.position() + 1)
                           .arg(problem->message));
}

void BodyEditor::format()
{
    if (m_kind->value() != Shown::Json || !m_isWhole)
        return;
    const std::optional<QString> formatted = formattedJson(m_text->toPlainText());
    if (!formatted || *formatted == m_text->toPlainText())
        return;
    QTextCursor cursor(m_text->document());
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.insertText(*formatted);
    cursor.endEditBlock();
}

CodeEdit* BodyEditor::editor() const
{
    return m_text;
}
QString BodyEditor::problemText() const
{
    return m_problem->text();
}

}
