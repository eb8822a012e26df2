// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/scenarioform.h"

#include "ui/pages/request/faultseditor.h"
#include "ui/pages/request/limitseditor.h"
#include "ui/pages/request/retryeditor.h"
#include "ui/pages/request/scenariotext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/label.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/section.h"

#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

namespace {

constexpr int mostOperations = 10'000'000;
constexpr int mostAttempts = 100'000;
constexpr int mostRounds = 100'000;
constexpr int longestDelayMs = 3'600'000;
constexpr double highestRate = 100'000;

ChoiceBox<ArrivalKind>* arrivalBox()
{
    return new ChoiceBox<ArrivalKind>({{ArrivalKind::Sequential,
                                        [] {
                                            return ScenarioForm::tr("one after another");
                                        }},
                                       {ArrivalKind::Concurrent,
                                        [] {
                                            return ScenarioForm::tr("all at once");
                                        }},
                                       {ArrivalKind::Staggered,
                                        [] {
                                            return ScenarioForm::tr("staggered");
                                        }},
                                       {ArrivalKind::Open, [] {
                                            return ScenarioForm::tr("at a rate");
                                        }}});
}

ChoiceBox<ReleaseMode>* releaseBox()
{
    return new ChoiceBox<ReleaseMode>({{ReleaseMode::Plain,
                                        [] {
                                            return ScenarioForm::tr("plain");
                                        }},
                                       {ReleaseMode::LastByte,
                                        [] {
                                            return ScenarioForm::tr("last byte together");
                                        }},
                                       {ReleaseMode::SinglePacket, [] {
                                            return ScenarioForm::tr("single packet (HTTP/2)");
                                        }}});
}

ChoiceBox<KeyStrategy>* keysBox()
{
    return new ChoiceBox<KeyStrategy>({{KeyStrategy::PerOperation,
                                        [] {
                                            return ScenarioForm::tr("one per operation");
                                        }},
                                       {KeyStrategy::PerAttempt,
                                        [] {
                                            return ScenarioForm::tr("a new one per attempt");
                                        }},
                                       {KeyStrategy::Shared,
                                        [] {
                                            return ScenarioForm::tr("one for all operations");
                                        }},
                                       {KeyStrategy::Fixed,
                                        [] {
                                            return ScenarioForm::tr("a given one");
                                        }},
                                       {KeyStrategy::None,
                                        [] {
                                            return ScenarioForm::tr("none");
                                        }},
                                       {KeyStrategy::Derived, [] {
                                            return ScenarioForm::tr("a hash of the payload");
                                        }}});
}

ChoiceBox<PayloadStrategy>* payloadBox()
{
    return new ChoiceBox<PayloadStrategy>({{PayloadStrategy::Same,
                                            [] {
                                                return ScenarioForm::tr("the same bytes");
                                            }},
                                           {PayloadStrategy::Equivalent,
                                            [] {
                                                return ScenarioForm::tr("the same value, other bytes");
                                            }},
                                           {PayloadStrategy::Mutated, [] {
                                                return ScenarioForm::tr("another payload");
                                            }}});
}

}

ScenarioForm::ScenarioForm(QWidget* parent)
    : QWidget(parent)
    , m_form(new Form)
    , m_name(new QLineEdit)
    , m_operations(new NumberBox(1, mostOperations))
    , m_attempts(new NumberBox(1, mostAttempts))
    , m_rounds(new NumberBox(1, mostRounds))
    , m_arrival(arrivalBox())
    , m_delayMin(new NumberBox(0, longestDelayMs))
    , m_delayMax(new NumberBox(0, longestDelayMs))
    , m_rateFrom(new DecimalBox(0.001, highestRate))
    , m_rateTo(new DecimalBox(0.001, highestRate))
    , m_release(releaseBox())
    , m_keys(keysBox())
    , m_fixedKey(new QLineEdit)
    , m_payload(payloadBox())
    , m_rows(new QLineEdit)
    , m_rowsPreview(new Label(TextStyle::Muted))
    , m_retry(new RetryEditor)
    , m_faults(new FaultsEditor)
    , m_limits(new LimitsEditor)
    , m_retrySection(new Section([] { return tr("Retries"); }, m_retry))
    , m_faultsSection(new Section([] { return tr("Faults"); }, m_faults))
    , m_limitsSection(new Section([] { return tr("Limits and evidence"); }, m_limits))
{
    buildShape(*m_form);
    buildKeys(*m_form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::grid);
    for (QWidget* part : {static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_retrySection),
                          static_cast<QWidget*>(m_faultsSection), static_cast<QWidget*>(m_limitsSection)})
        layout->addWidget(part);
    connectAll();
    setScenario({});
}

void ScenarioForm::buildShape(Form& form)
{
    auto* to = new Label(TextStyle::Muted);
    auto* rateTo = new Label(TextStyle::Muted);
    m_delays = sideBySide({m_delayMin, to, m_delayMax});
    m_rates = sideBySide({m_rateFrom, rateTo, m_rateTo});
    form.row([] { return tr("Name"); }, m_name);
    form.row([] { return tr("Operations"); }, m_operations,
             [] { return tr("Logical intents, each with its own payload"); });
    form.row([] { return tr("Attempts per operation"); }, m_attempts,
             [] { return tr("Clients that send the operation; retries come on top"); });
    form.row([] { return tr("Arrival"); }, m_arrival);
    form.row([] { return tr("Delay between attempts"); }, m_delays);
    form.row([] { return tr("Operations per second"); }, m_rates);
    form.row([] { return tr("Release"); }, m_release);
    form.row([] { return tr("Rounds"); }, m_rounds,
             [] { return tr("The whole again with fresh keys: a race shows itself by chance"); });
    (new Texts(*this))->bind([this, to, rateTo] {
        to->setText(tr("to"));
        rateTo->setText(tr("to"));
        m_delayMin->setSuffix(tr(" ms"));
        m_delayMax->setSuffix(tr(" ms"));
        m_delayMin->setAccessibleName(tr("Shortest delay"));
        m_delayMax->setAccessibleName(tr("Longest delay"));
        m_rateFrom->setAccessibleName(tr("Rate at the start"));
        m_rateTo->setAccessibleName(tr("Rate at the end"));
        m_name->setPlaceholderText(tr("For example: twenty at once"));
        showParts();
    });
}

void ScenarioForm::buildKeys(Form& form)
{
    form.row([] { return tr("Key"); }, m_keys);
    m_fixedKey->setFont(theme().fixedFont());
    form.row([] { return tr("The key"); }, m_fixedKey, [] { return tr("One round only: the key is spent after it"); });
    form.row([] { return tr("Repeats carry"); }, m_payload);
    form.row(
        [] { return tr("Data rows"); }, m_rows,
        [] {
            return tr(
                "A CSV with a header line or a JSON array of objects, relative to the collection: operations take its "
                "rows in turn, and its columns are variables");
        });
    form.row(m_rowsPreview);
    m_rows->setPlaceholderText(QStringLiteral("data/payments.csv"));
    m_rowsPreview->setWordWrap(true);
    m_rowsPreview->setTextFormat(Qt::PlainText);
    form.setRowVisible(m_rowsPreview, false);
}

void ScenarioForm::setRowsPreview(const QString& text)
{
    m_rowsPreview->setText(text);
    m_form->setRowVisible(m_rowsPreview, !text.isEmpty());
}

void ScenarioForm::connectAll()
{
    for (QLineEdit* line : {m_name, m_fixedKey, m_rows})
        connect(line, &QLineEdit::textEdited, this, &ScenarioForm::changed);
    for (NumberBox* box : {m_operations, m_attempts, m_rounds, m_delayMin, m_delayMax})
        connect(box, &QSpinBox::valueChanged, this, &ScenarioForm::changed);
    for (DecimalBox* box : {m_rateFrom, m_rateTo})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ScenarioForm::changed);
    for (QComboBox* box : {static_cast<QComboBox*>(m_arrival), static_cast<QComboBox*>(m_release),
                           static_cast<QComboBox*>(m_keys), static_cast<QComboBox*>(m_payload)})
        connect(box, &QComboBox::currentIndexChanged, this, &ScenarioForm::changed);
    connect(m_retry, &RetryEditor::edited, this, &ScenarioForm::changed);
    connect(m_faults, &FaultsEditor::edited, this, &ScenarioForm::changed);
    connect(m_limits, &LimitsEditor::edited, this, &ScenarioForm::changed);
}

void ScenarioForm::setScenario(const Scenario& scenario)
{
    const QSignalBlocker quiet(this);
    m_name->setText(scenario.name);
    m_operations->setValue(scenario.operations);
    m_attempts->setValue(scenario.attempts);
    m_rounds->setValue(scenario.rounds);
    m_arrival->setValue(scenario.arrival.kind);
    m_delayMin->setValue(scenario.arrival.delayMinMs);
    m_delayMax->setValue(scenario.arrival.delayMaxMs);
    m_rateFrom->setValue(scenario.arrival.rateFrom > 0 ? scenario.arrival.rateFrom : 10);
    m_rateTo->setValue(scenario.arrival.rateTo > 0 ? scenario.arrival.rateTo : 10);
    m_release->setValue(scenario.release);
    m_keys->setValue(scenario.keyStrategy);
    m_fixedKey->setText(QString::fromUtf8(scenario.fixedKey));
    m_rows->setText(scenario.dataRows);
    m_payload->setValue(scenario.payload);
    m_retry->setRetry(scenario.retry);
    m_faults->setFaults(scenario.faults);
    m_limits->load(scenario);
    m_retrySection->setOpen(scenario.retry.retries > 0);
    m_faultsSection->setOpen(!scenario.faults.empty());
    m_limitsSection->setOpen(false);
    m_scenario = scenario;
    showParts();
}

Scenario ScenarioForm::scenario() const
{
    return m_scenario;
}

bool ScenarioForm::isValid() const
{
    return m_limits->isValid();
}

void ScenarioForm::changed()
{
    Scenario& s = m_scenario;
    s.name = m_name->text();
    s.operations = m_operations->value();
    s.attempts = m_attempts->value();
    s.rounds = m_rounds->value();
    s.keyStrategy = m_keys->value();
    s.fixedKey = s.keyStrategy == KeyStrategy::Fixed ? m_fixedKey->text().toUtf8() : QByteArray();
    s.payload = m_payload->value();
    s.dataRows = m_rows->text().trimmed();
    s.arrival = {m_arrival->value()};
    if (s.arrival.kind == ArrivalKind::Staggered) {
        s.arrival.delayMinMs = m_delayMin->value();
        s.arrival.delayMaxMs = std::max(m_delayMin->value(), m_delayMax->value());
    } else if (s.arrival.kind == ArrivalKind::Open) {
        s.arrival.rateFrom = m_rateFrom->value();
        s.arrival.rateTo = m_rateTo->value();
    }
    s.release = s.arrival.kind == ArrivalKind::Concurrent ? m_release->value() : ReleaseMode::Plain;
    s.retry = m_retry->retry();
    s.faults = m_faults->faults();
    m_limits->store(s);
    showParts();
    emit edited();
}

void ScenarioForm::showParts()
{
    m_form->setRowVisible(m_delays, m_arrival->value() == ArrivalKind::Staggered);
    m_form->setRowVisible(m_rates, m_arrival->value() == ArrivalKind::Open);
    m_form->setRowVisible(m_release, m_arrival->value() == ArrivalKind::Concurrent);
    m_form->setRowVisible(m_fixedKey, m_keys->value() == KeyStrategy::Fixed);
    m_retrySection->setSummary(retrySummary(m_scenario.retry));
    m_faultsSection->setSummary(faultsSummary(m_scenario.faults));
    m_limitsSection->setSummary(LimitsEditor::summary(m_scenario));
}

}
