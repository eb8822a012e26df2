// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/stepcard.h"

#include "ui/pages/request/methodbox.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/form.h"
#include "ui/widgets/variableedit.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowsOfTable = 4;

/// What a new step holds: no key is sent unless one is typed.
Request newRequest()
{
    Request request;
    request.contract.placement.kind = KeyPlacement::Kind::None;
    return request;
}

Fields fieldsOf(const std::vector<Capture>& captures)
{
    Fields fields;
    for (const Capture& capture : captures)
        fields.push_back({.name = capture.variable, .value = capture.placeText(), .secret = capture.secret});
    return fields;
}

std::vector<Capture> capturesOf(const Fields& fields)
{
    std::vector<Capture> captures;
    for (const Field& field : fields)
        captures.push_back(Capture::from(field.name.trimmed(), field.value.trimmed(), field.secret));
    return captures;
}

/// As typed: of one line.
Body bodyOf(const QString& text)
{
    Body body;
    const QString start = text.trimmed().left(1);
    if (start.isEmpty())
        return body;
    body.kind = start == "{"_L1 || start == "["_L1 ? Body::Kind::Json : Body::Kind::Text;
    body.text = text.toUtf8();
    return body;
}

ChoiceBox<FlowStep::When>* makeWhenBox()
{
    using When = FlowStep::When;
    return new ChoiceBox<When>({{When::BeforeRun,
                                 [] {
                                     return StepCard::tr("once, before the run");
                                 }},
                                {When::BeforeOperation,
                                 [] {
                                     return StepCard::tr("for each operation, before the burst");
                                 }},
                                {When::AfterOperation,
                                 [] {
                                     return StepCard::tr("for each operation, once its effects are counted");
                                 }},
                                {When::AfterRun, [] {
                                     return StepCard::tr("once, after the run");
                                 }}});
}

}

StepCard::StepCard(const FlowStep& step, QWidget* parent)
    : QFrame(parent)
    , m_step(step)
    , m_when(makeWhenBox())
    , m_request(new WheelSafeComboBox)
    , m_form(new Form)
    , m_method(new MethodBox)
    , m_url(new VariableEdit)
    , m_line(sideBySide({m_method, m_url}))
    , m_headers(new FieldsTable(FieldsModel::Kind::Plain))
    , m_body(new VariableEdit)
    , m_captures(new FieldsTable(FieldsModel::Kind::Captures))
{
    if (m_step.request.isEmpty() && !m_step.own)
        m_step.own = newRequest();
    setProperty("surface", u"card"_s);
    build();
    fill();
    connect(m_when, &QComboBox::currentIndexChanged, this, &StepCard::changed);
    connect(m_request, &QComboBox::currentIndexChanged, this, &StepCard::changed);
    connect(m_method, &QComboBox::currentTextChanged, this, &StepCard::changed);
    for (QLineEdit* line : {m_url, m_body})
        connect(line, &QLineEdit::textEdited, this, &StepCard::changed);
    for (FieldsTable* table : {m_headers, m_captures})
        connect(table, &FieldsTable::edited, this, &StepCard::changed);
}

void StepCard::build()
{
    auto* remove = new QToolButton;
    remove->setIcon(theme().icon(u"delete"_s));
    remove->setFocusPolicy(Qt::StrongFocus);
    connect(remove, &QToolButton::clicked, this, &StepCard::removed);
    m_url->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_url->setPlaceholderText(u"{{baseUrl}}/login"_s);
    m_body->setPlaceholderText(uR"({"user":"{{user}}"})"_s);
    for (FieldsTable* table : {m_headers, m_captures})
        table->setFixedHeight(rowsOfTable * table->verticalHeader()->defaultSectionSize() + Theme::grid);
    m_form->row([] { return tr("Sent"); }, m_when);
    m_form->row([] { return tr("Request"); }, m_request);
    m_form->row([] { return tr("Method and URL"); }, m_line);
    m_form->row([] { return tr("Headers"); }, m_headers);
    m_form->row([] { return tr("Body"); }, m_body);
    m_form->row(
        [] { return tr("Captures"); }, m_captures,
        [] { return tr("Variables taken from the answer: a JSONPath that selects one value, or header:NAME."); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->addWidget(remove, 0, Qt::AlignRight);
    layout->addWidget(m_form);
    setFocusProxy(m_when);
    (new Texts(*this))->bind([this, remove] {
        remove->setToolTip(tr("Remove this request"));
        remove->setAccessibleName(tr("Remove this request"));
        m_url->setAccessibleName(tr("URL of the request"));
        fillRequests();
    });
}

void StepCard::fill()
{
    m_isFilling = true;
    m_when->setValue(m_step.when);
    const Request request = m_step.own ? *m_step.own : newRequest();
    m_method->setMethod(request.method);
    m_url->setText(request.url);
    m_headers->setFields(request.headers);
    m_body->setText(QString::fromUtf8(request.body.text));
    m_captures->setFields(fieldsOf(m_step.captures));
    fillRequests();
    m_isFilling = false;
    showKind();
}

/// A request that is gone stays chosen and is named: firing says that it is not there.
void StepCard::fillRequests()
{
    const bool wasFilling = std::exchange(m_isFilling, true);
    QStringList paths = m_saved;
    if (!m_step.request.isEmpty() && !paths.contains(m_step.request))
        paths.append(m_step.request);
    m_request->clear();
    m_request->addItem(tr("held here"));
    m_request->addItems(paths);
    m_request->setCurrentIndex(m_step.request.isEmpty() ? 0 : int(paths.indexOf(m_step.request)) + 1);
    m_isFilling = wasFilling;
}

void StepCard::showKind()
{
    const bool isOwn = m_step.request.isEmpty();
    for (QWidget* field : {m_line, static_cast<QWidget*>(m_headers), static_cast<QWidget*>(m_body)})
        m_form->setRowVisible(field, isOwn);
}

void StepCard::changed()
{
    if (m_isFilling)
        return;
    m_step.when = m_when->value();
    m_step.request = m_request->currentIndex() > 0 ? m_request->currentText() : QString();
    m_step.captures = capturesOf(m_captures->fields());
    if (m_step.request.isEmpty()) {
        Request request = m_step.own ? *m_step.own : newRequest();
        request.method = m_method->method();
        request.url = m_url->text();
        request.headers = m_headers->fields();
        if (QString::fromUtf8(request.body.text) != m_body->text())
            request.body = bodyOf(m_body->text());
        m_step.own = std::move(request);
    } else {
        m_step.own = {};
    }
    showKind();
    emit edited();
}

FlowStep StepCard::step() const
{
    return m_step;
}

void StepCard::setLookup(const VariableLookup& lookup)
{
    for (VariableEdit* line : {m_url, m_body})
        line->setLookup(lookup);
    m_headers->setLookup(lookup);
}

void StepCard::setSavedRequests(const QStringList& paths)
{
    if (paths == m_saved)
        return;
    m_saved = paths;
    fillRequests();
}

}
