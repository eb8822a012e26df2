// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/contracteditor.h"

#include "model/contracttext.h"
#include "ui/pages/request/auditneedseditor.h"
#include "ui/pages/request/contractchecks.h"
#include "ui/pages/request/methodbox.h"
#include "ui/pages/request/probeseditor.h"
#include "ui/pages/request/profilechoice.h"
#include "ui/theme/theme.h"
#include "ui/widgets/checkedline.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/form.h"
#include "ui/widgets/linesedit.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/variableedit.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestWaitMs = 3'600'000;
constexpr int rowsOfHeaders = 3;

template <typename Rule>
QStringList linesOf(const std::vector<Rule>& rules)
{
    QStringList lines;
    for (const Rule& rule : rules)
        lines.append(toText(rule));
    return lines;
}

template <typename Rule, typename Read>
std::vector<Rule> rulesOf(const LinesEdit& edit, Read read, const std::vector<Rule>& lastGood)
{
    if (!edit.isValid())
        return lastGood;
    std::vector<Rule> rules;
    const QStringList lines = edit.lines();
    for (const QString& line : lines)
        rules.push_back(*read(line));
    return rules;
}

template <typename Read>
LinesEdit* rulesEdit(Read read)
{
    return new LinesEdit([read](const QString& line) -> Result<void> {
        const auto rule = read(line);
        return rule ? Result<void>() : Result<void>(Failure(rule.error()));
    });
}

}

ContractEditor::ContractEditor(QWidget* parent)
    : QWidget(parent)
    , m_form(new Form)
    , m_placement(new ChoiceBox<KeyPlacement::Kind>({{KeyPlacement::Kind::Header,
                                                      [] {
                                                          return tr("a header");
                                                      }},
                                                     {KeyPlacement::Kind::Query,
                                                      [] {
                                                          return tr("a query parameter");
                                                      }},
                                                     {KeyPlacement::Kind::JsonPointer,
                                                      [] {
                                                          return tr("the JSON body");
                                                      }},
                                                     {KeyPlacement::Kind::FormField,
                                                      [] {
                                                          return tr("a form field");
                                                      }},
                                                     {KeyPlacement::Kind::PathVariable,
                                                      [] {
                                                          return tr("the path");
                                                      }},
                                                     {KeyPlacement::Kind::None,
                                                      [] {
                                                          return tr("only where {{key}} stands");
                                                      }}}))
    , m_keyName(new QLineEdit)
    , m_quoted(new QCheckBox)
    , m_making(new ChoiceBox<KeyMaking::Kind>({{KeyMaking::Kind::Uuid4,
                                                [] {
                                                    return tr("random UUID (version 4)");
                                                }},
                                               {KeyMaking::Kind::Uuid7,
                                                [] {
                                                    return tr("UUID by time (version 7)");
                                                }},
                                               {KeyMaking::Kind::Template,
                                                [] {
                                                    return tr("from a template");
                                                }}}))
    , m_keyTemplate(new VariableEdit)
    , m_identity(new CheckedLine(checkJsonPath))
    , m_acknowledged(rulesEdit(checkedCondition))
    , m_conflict(rulesEdit(checkedCondition))
    , m_replay(rulesEdit(replayRuleFromText))
    , m_probes(new ProbesEditor)
    , m_window(new NumberBox(0, longestWaitMs))
    , m_limit(new OptionalNumberBox(0, longestWaitMs))
    , m_mutation(new CheckedLine(checkPatch))
    , m_profile(new ProfileChoice)
    , m_cleanupMethod(new MethodBox)
    , m_cleanupUrl(new VariableEdit)
    , m_cleanupHeaders(new FieldsTable(FieldsModel::Kind::Plain))
    , m_cleanupBody(new VariableEdit)
{
    buildKey(*m_form);
    buildReading(*m_form);
    buildCounting(*m_form);
    buildCleanup(*m_form);
    m_auditNeeds = new AuditNeedsEditor(*m_form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scrollPage(m_form));
    connectAll();
    setContract({});
}

void ContractEditor::buildKey(Form& form)
{
    form.heading([] { return tr("Idempotency key"); });
    form.row([] { return tr("Goes into"); }, m_placement);
    form.row([] { return tr("Name"); }, m_keyName);
    form.row(m_quoted, [] { return tr("\"…\", as RFC 9651 writes a String"); });
    form.row([] { return tr("Made as"); }, m_making);
    form.row([] { return tr("Template"); }, m_keyTemplate,
             [] { return tr("May hold {{uuid}}, {{operation}}, {{round}} and other variables"); });
    (new Texts(*this))->bind([this] {
        m_quoted->setText(tr("In quotes, as a structured field"));
        showKey();
    });
}

void ContractEditor::buildReading(Form& form)
{
    form.heading([] { return tr("Reading the answers"); });
    m_identity->editor()->setPlaceholderText(u"$.id"_s);
    form.row([] { return tr("Identity"); }, m_identity,
             [] { return tr("JSONPath to what names the effect in an acknowledged body"); });
    form.row([] { return tr("Acknowledged when"); }, m_acknowledged,
             [] { return tr("One alternative a line: status:201+jsonpath:$.id. Empty: any 2xx"); });
    form.row([] { return tr("Conflict when"); }, m_conflict, [] { return tr("Empty: 409, 423 and 425"); });
    form.row([] { return tr("Replay when"); }, m_replay,
             [] { return tr("header:NAME=VALUE, status:CODE or body-equal. Empty: the usual marker headers"); });
    form.row([] { return tr("Profile"); }, m_profile, [] { return tr("What is right for this family of APIs"); });
}

void ContractEditor::buildCounting(Form& form)
{
    form.heading([] { return tr("Counting effects"); });
    form.wideRow([] { return tr("Probes"); }, m_probes,
                 [] {
                     return tr("A probe that names {{key}} or {{operation}} counts per operation and proves; any other "
                               "counts per run");
                 });
    form.row([] { return tr("Quiet for"); }, m_window,
             [] { return tr("A reading counts when it is unchanged for this long"); });
    form.row([] { return tr("Wait at most"); }, m_limit);
    form.heading([] { return tr("Another payload"); });
    m_mutation->editor()->setPlaceholderText(uR"([{"op":"replace","path":"/amount","value":2}])"_s);
    form.row([] { return tr("JSON Patch"); }, m_mutation,
             [] { return tr("Empty: the first number of the body plus one"); });
    (new Texts(*this))->bind([this] {
        m_window->setSuffix(tr(" ms"));
        m_limit->setSuffix(tr(" ms"));
        m_limit->setSpecialValueText(tr("10 s, more for a slow target"));
    });
}

void ContractEditor::buildCleanup(Form& form)
{
    form.heading([] { return tr("Cleaning up"); });
    m_cleanupUrl->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_cleanupUrl->setPlaceholderText(u"{{baseUrl}}/payments/{{identity}}"_s);
    m_cleanupHeaders->setFixedHeight(rowsOfHeaders * m_cleanupHeaders->verticalHeader()->defaultSectionSize() +
                                     Theme::grid);
    form.row([] { return tr("Request"); }, sideBySide({m_cleanupMethod, m_cleanupUrl}),
             [] { return tr("Removes what {{identity}} names; it is sent only when you ask for it"); });
    form.row([] { return tr("Headers"); }, m_cleanupHeaders);
    form.row([] { return tr("Body"); }, m_cleanupBody);
    (new Texts(*this))->bind([this] { m_cleanupUrl->setAccessibleName(tr("URL of the clean-up request")); });
}

void ContractEditor::connectAll()
{
    for (QComboBox* box : {static_cast<QComboBox*>(m_placement), static_cast<QComboBox*>(m_making)}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            showKey();
            changed();
        });
    }
    connect(m_cleanupMethod, &QComboBox::currentTextChanged, this, &ContractEditor::changed);
    connect(m_cleanupHeaders, &FieldsTable::edited, this, &ContractEditor::changed);
    for (QLineEdit* line : {m_keyName, static_cast<QLineEdit*>(m_keyTemplate), static_cast<QLineEdit*>(m_cleanupUrl),
                            static_cast<QLineEdit*>(m_cleanupBody)})
        connect(line, &QLineEdit::textEdited, this, &ContractEditor::changed);
    for (CheckedLine* line : {m_identity, m_mutation})
        connect(line, &CheckedLine::edited, this, &ContractEditor::changed);
    for (LinesEdit* lines : {m_acknowledged, m_conflict, m_replay})
        connect(lines, &LinesEdit::edited, this, &ContractEditor::changed);
    connect(m_probes, &ProbesEditor::edited, this, &ContractEditor::changed);
    connect(m_auditNeeds, &AuditNeedsEditor::edited, this, &ContractEditor::changed);
    connect(m_quoted, &QCheckBox::toggled, this, &ContractEditor::changed);
    connect(m_window, &QSpinBox::valueChanged, this, &ContractEditor::changed);
    connect(m_limit, &QSpinBox::valueChanged, this, &ContractEditor::changed);
    connect(m_profile, &ProfileChoice::edited, this, &ContractEditor::changed);
    connect(m_profile, &ProfileChoice::editRequested, this, &ContractEditor::profileEditRequested);
}

void ContractEditor::showKey()
{
    const KeyPlacement::Kind kind = m_placement->value();
    m_form->setRowVisible(m_keyName, kind != KeyPlacement::Kind::None);
    m_form->setRowVisible(m_keyTemplate, m_making->value() == KeyMaking::Kind::Template);
    const QString examples[] = {
        u"Idempotency-Key"_s, u"idempotency_key"_s, u"/idempotencyKey"_s, u"idempotency_key"_s, u":key"_s, QString()};
    m_keyName->setPlaceholderText(tr("For example %1").arg(examples[static_cast<int>(kind)]));
}

void ContractEditor::setContract(const Contract& contract)
{
    const QSignalBlocker quiet(this);
    m_placement->setValue(contract.placement.kind);
    m_keyName->setText(contract.placement.name);
    m_quoted->setChecked(contract.placement.quoted);
    m_making->setValue(contract.making.kind);
    m_keyTemplate->setText(contract.making.text);
    m_identity->setText(contract.identity);
    m_acknowledged->setLines(linesOf(contract.acknowledgedWhen));
    m_conflict->setLines(linesOf(contract.conflictWhen));
    m_replay->setLines(linesOf(contract.replayWhen));
    m_probes->setProbes(contract.probes);
    m_window->setValue(contract.settling.windowMs);
    m_limit->setOptionalValue(contract.settling.limitMs);
    m_mutation->setText(contract.mutation);
    m_profile->setProfile(contract.profile);
    m_auditNeeds->setContract(contract);
    m_cleanupMethod->setMethod(contract.cleanup.url.isEmpty() ? u"DELETE"_s : contract.cleanup.method);
    m_cleanupUrl->setText(contract.cleanup.url);
    m_cleanupHeaders->setFields(contract.cleanup.headers);
    m_cleanupBody->setText(contract.cleanup.body);
    m_contract = contract;
    showKey();
}

Contract ContractEditor::contract() const
{
    return m_contract;
}

Probe ContractEditor::cleanup() const
{
    Probe request;
    if (m_cleanupUrl->text().isEmpty())
        return request;
    request.method = m_cleanupMethod->method();
    request.url = m_cleanupUrl->text();
    request.headers = m_cleanupHeaders->fields();
    request.body = m_cleanupBody->text();
    return request;
}

void ContractEditor::changed()
{
    m_contract.placement = {m_placement->value(), m_keyName->text().trimmed(), m_quoted->isChecked()};
    m_contract.making = {m_making->value(), m_keyTemplate->text()};
    m_contract.identity = m_identity->text();
    m_contract.acknowledgedWhen = rulesOf(*m_acknowledged, checkedCondition, m_contract.acknowledgedWhen);
    m_contract.conflictWhen = rulesOf(*m_conflict, checkedCondition, m_contract.conflictWhen);
    m_contract.replayWhen = rulesOf(*m_replay, replayRuleFromText, m_contract.replayWhen);
    m_contract.probes = m_probes->probes();
    m_contract.settling = {m_window->value(), m_limit->optionalValue()};
    m_contract.mutation = m_mutation->text();
    m_contract.profile = m_profile->profile();
    m_auditNeeds->store(m_contract);
    m_contract.cleanup = cleanup();
    emit edited();
}

bool ContractEditor::holdsUnreadRule() const
{
    return !m_acknowledged->isValid() || !m_conflict->isValid() || !m_replay->isValid();
}

bool ContractEditor::isValid() const
{
    return !holdsUnreadRule() && m_identity->isValid() && m_mutation->isValid() && m_auditNeeds->isValid();
}

void ContractEditor::setLookup(const VariableLookup& lookup)
{
    m_keyTemplate->setLookup(lookup);
    m_probes->setLookup(lookup);
    m_cleanupUrl->setLookup(lookup);
    m_cleanupHeaders->setLookup(lookup);
    m_cleanupBody->setLookup(lookup);
}

}
