// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/methodbox.h"
#include "ui/pages/request/probeform.h"
#include "ui/pages/request/probereads.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/variableedit.h"

#include <QHeaderView>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPages = 100'000;
constexpr int rowsOfHeaders = 4;

/// A request and a JSONPath into its answer.
class HttpProbeForm final : public ProbeForm
{
public:
    HttpProbeForm()
        : m_method(new MethodBox)
        , m_url(new VariableEdit)
        , m_reads(makeProbeReadsBox())
        , m_jsonPath(new VariableEdit)
        , m_headers(new FieldsTable(FieldsModel::Kind::Plain))
        , m_body(new VariableEdit)
        , m_pages(new NumberBox(1, mostPages))
    {
        m_url->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_headers->setFixedHeight(rowsOfHeaders * m_headers->verticalHeader()->defaultSectionSize() + Theme::grid);
        row([] { return ProbeForm::tr("Request"); }, sideBySide({m_method, m_url}));
        row([] { return ProbeForm::tr("Reads"); }, m_reads);
        row([] { return ProbeForm::tr("JSONPath"); }, m_jsonPath);
        row([] { return ProbeForm::tr("Headers"); }, m_headers);
        row([] { return ProbeForm::tr("Body"); }, m_body);
        row([] { return ProbeForm::tr("Most pages followed"); }, m_pages);
        m_url->setPlaceholderText(u"{{baseUrl}}/payments?reference={{operation}}"_s);
        m_jsonPath->setPlaceholderText(u"$.items[*]"_s);
        (new Texts(*this))->bind([this] { m_url->setAccessibleName(ProbeForm::tr("URL of the probe")); });
        for (QLineEdit* line : {m_url, m_jsonPath, m_body})
            connect(line, &QLineEdit::textEdited, this, &ProbeForm::edited);
        connect(m_method, &QComboBox::currentTextChanged, this, &ProbeForm::edited);
        connect(m_reads, &QComboBox::currentIndexChanged, this, &ProbeForm::edited);
        connect(m_pages, &QSpinBox::valueChanged, this, &ProbeForm::edited);
        connect(m_headers, &FieldsTable::edited, this, &ProbeForm::edited);
    }

    void fill(const Probe& probe) override
    {
        m_method->setMethod(probe.method);
        m_url->setText(probe.url);
        m_reads->setValue(probe.reads);
        m_jsonPath->setText(probe.jsonPath);
        m_headers->setFields(probe.headers);
        m_body->setText(probe.body);
        m_pages->setValue(probe.pageLimit);
    }

    void store(Probe& probe) const override
    {
        probe.method = m_method->method();
        probe.url = m_url->text();
        probe.reads = m_reads->value();
        probe.jsonPath = m_jsonPath->text();
        probe.headers = m_headers->fields();
        probe.body = m_body->text();
        probe.pageLimit = m_pages->value();
    }

    void setLookup(const VariableLookup& lookup) override
    {
        for (VariableEdit* line : {m_url, m_jsonPath, m_body})
            line->setLookup(lookup);
        m_headers->setLookup(lookup);
    }

private:
    MethodBox* m_method;
    VariableEdit* m_url;
    ProbeReadsBox* m_reads;
    VariableEdit* m_jsonPath;
    FieldsTable* m_headers;
    VariableEdit* m_body;
    NumberBox* m_pages;
};

}

ProbeForm* makeHttpProbeForm()
{
    return new HttpProbeForm;
}

ProbeReadsBox* makeProbeReadsBox()
{
    return new ProbeReadsBox({{Probe::Reads::Count,
                               [] {
                                   return ProbeForm::tr("the number of values or rows found");
                               }},
                              {Probe::Reads::Number,
                               [] {
                                   return ProbeForm::tr("a number");
                               }},
                              {Probe::Reads::Map, [] {
                                   return ProbeForm::tr("a map: key to number");
                               }}});
}

}
