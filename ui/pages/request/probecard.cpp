// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/probecard.h"

#include "ui/pages/request/methodbox.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/form.h"
#include "ui/widgets/label.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/variableedit.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPages = 100'000;
constexpr int rowsOfHeaders = 4;

}

ProbeCard::ProbeCard(const Probe& probe, QWidget* parent)
    : QFrame(parent)
    , m_probe(probe)
    , m_scope(new Label(TextStyle::Muted))
    , m_name(new QLineEdit)
    , m_method(new MethodBox)
    , m_url(new VariableEdit)
    , m_headers(new FieldsTable(FieldsModel::Kind::Plain))
    , m_body(new VariableEdit)
    , m_reads(new ChoiceBox<Probe::Reads>({{Probe::Reads::Count,
                                            [] {
                                                return tr("the number of values found");
                                            }},
                                           {Probe::Reads::Number,
                                            [] {
                                                return tr("a number");
                                            }},
                                           {Probe::Reads::Map,
                                            [] {
                                                return tr("a map: key to number");
                                            }}}))
    , m_jsonPath(new VariableEdit)
    , m_pages(new NumberBox(1, mostPages))
{
    setProperty("surface", u"card"_s);
    build();
    fill();
    for (QLineEdit* line :
         {m_name, static_cast<QLineEdit*>(m_url), static_cast<QLineEdit*>(m_body), static_cast<QLineEdit*>(m_jsonPath)})
        connect(line, &QLineEdit::textEdited, this, &ProbeCard::changed);
    connect(m_method, &QComboBox::currentTextChanged, this, &ProbeCard::changed);
    connect(m_reads, &QComboBox::currentIndexChanged, this, &ProbeCard::changed);
    connect(m_pages, &QSpinBox::valueChanged, this, &ProbeCard::changed);
    connect(m_headers, &FieldsTable::edited, this, &ProbeCard::changed);
}

void ProbeCard::build()
{
    auto* remove = new QToolButton;
    remove->setIcon(theme().icon(u"delete"_s));
    remove->setFocusPolicy(Qt::StrongFocus);
    connect(remove, &QToolButton::clicked, this, &ProbeCard::removed);
    auto* head = new QHBoxLayout;
    head->addWidget(m_scope, 1);
    head->addWidget(remove);
    auto* form = new Form;
    m_url->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    form->row([] { return tr("Request"); }, sideBySide({m_method, m_url}));
    form->row([] { return tr("Reads"); }, m_reads);
    form->row([] { return tr("JSONPath"); }, m_jsonPath);
    form->row([] { return tr("Name"); }, m_name);
    form->row([] { return tr("Headers"); }, m_headers);
    form->row([] { return tr("Body"); }, m_body);
    form->row([] { return tr("Most pages followed"); }, m_pages);
    m_headers->setFixedHeight(rowsOfHeaders * m_headers->verticalHeader()->defaultSectionSize() + Theme::grid);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->addLayout(head);
    layout->addWidget(form);
    (new Texts(*this))->bind([this, remove] {
        remove->setToolTip(tr("Remove this probe"));
        remove->setAccessibleName(tr("Remove this probe"));
        m_url->setAccessibleName(tr("URL of the probe"));
        m_url->setPlaceholderText(u"{{baseUrl}}/payments?reference={{operation}}"_s);
        m_jsonPath->setPlaceholderText(u"$.items[*]"_s);
        m_name->setPlaceholderText(tr("Shown in verdicts; empty: method and URL"));
        m_scope->setText(m_probe.isPerOperation() ? tr("Counts per operation: proves") : tr("Counts per run"));
    });
}

void ProbeCard::fill()
{
    m_name->setText(m_probe.name);
    m_method->setMethod(m_probe.method);
    m_url->setText(m_probe.url);
    m_headers->setFields(m_probe.headers);
    m_body->setText(m_probe.body);
    m_reads->setValue(m_probe.reads);
    m_jsonPath->setText(m_probe.jsonPath);
    m_pages->setValue(m_probe.pageLimit);
}

void ProbeCard::changed()
{
    m_probe.name = m_name->text();
    m_probe.method = m_method->method();
    m_probe.url = m_url->text();
    m_probe.headers = m_headers->fields();
    m_probe.body = m_body->text();
    m_probe.reads = m_reads->value();
    m_probe.jsonPath = m_jsonPath->text();
    m_probe.pageLimit = m_pages->value();
    m_scope->setText(m_probe.isPerOperation() ? tr("Counts per operation: proves") : tr("Counts per run"));
    emit edited();
}

Probe ProbeCard::probe() const
{
    return m_probe;
}

void ProbeCard::setLookup(const VariableLookup& lookup)
{
    m_url->setLookup(lookup);
    m_headers->setLookup(lookup);
    m_body->setLookup(lookup);
    m_jsonPath->setLookup(lookup);
}

}
