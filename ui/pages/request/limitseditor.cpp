// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/limitseditor.h"

#include "model/expectation.h"
#include "ui/widgets/linesedit.h"
#include "ui/widgets/numberbox.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QRegularExpressionValidator>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostInFlight = 100'000;

}

LimitsEditor::LimitsEditor(QWidget* parent)
    : Form(parent)
    , m_inFlight(new OptionalNumberBox(1, mostInFlight))
    , m_newConnections(new QCheckBox)
    , m_traceparent(new QCheckBox)
    , m_seed(new QLineEdit)
    , m_control(new QCheckBox)
    , m_acceptInferred(new QCheckBox)
    , m_acceptCounted(new QCheckBox)
    , m_expectations(new LinesEdit([](const QString& line) -> Result<void> {
        const auto expectation = Expectation::parse(line);
        return expectation ? Result<void>() : Result<void>(Failure(expectation.error()));
    }))
{
    static const QRegularExpression digits(u"[0-9]{0,20}"_s);
    m_seed->setValidator(new QRegularExpressionValidator(digits, this));
    row([] { return tr("Most in flight"); }, m_inFlight);
    row(m_newConnections);
    row(m_traceparent);
    row([] { return tr("Seed"); }, m_seed,
        [] { return tr("Fixes schedule, jitter, faults and mutations; keys are fresh all the same"); });
    row(m_control, [] { return tr("Also sends distinct keys with one payload, which must make distinct effects"); });
    row(m_acceptInferred, [] { return tr("Lets the identity alone decide; brings the control with it"); });
    row(m_acceptCounted, [] { return tr("Lets a probe per run decide over several operations together"); });
    row([] { return tr("Expectations"); }, m_expectations, [] { return tr("One a line, for example p95<200ms"); });
    (new Texts(*this))->bind([this] {
        m_inFlight->setSpecialValueText(tr("no limit"));
        m_newConnections->setText(tr("Every attempt on a connection of its own"));
        m_traceparent->setText(tr("Add a traceparent header to every attempt"));
        m_seed->setPlaceholderText(tr("A new one for every run"));
        m_control->setText(tr("Fire the control"));
        m_acceptInferred->setText(tr("Accept inferred evidence"));
        m_acceptCounted->setText(tr("Accept counted evidence"));
    });
    for (QCheckBox* box : {m_newConnections, m_traceparent, m_control, m_acceptInferred, m_acceptCounted})
        connect(box, &QCheckBox::toggled, this, &LimitsEditor::edited);
    connect(m_inFlight, &QSpinBox::valueChanged, this, &LimitsEditor::edited);
    connect(m_seed, &QLineEdit::textEdited, this, &LimitsEditor::edited);
    connect(m_expectations, &LinesEdit::edited, this, &LimitsEditor::edited);
}

void LimitsEditor::load(const Scenario& scenario)
{
    m_inFlight->setOptionalValue(scenario.inFlight);
    m_newConnections->setChecked(scenario.newConnections);
    m_traceparent->setChecked(scenario.traceparent);
    m_seed->setText(scenario.seed ? QString::number(*scenario.seed) : QString());
    m_control->setChecked(scenario.control);
    m_acceptInferred->setChecked(scenario.acceptInferred);
    m_acceptCounted->setChecked(scenario.acceptCounted);
    m_expectations->setLines(QStringList(scenario.expectations.begin(), scenario.expectations.end()));
}

void LimitsEditor::store(Scenario& scenario) const
{
    scenario.inFlight = m_inFlight->optionalValue();
    scenario.newConnections = m_newConnections->isChecked();
    scenario.traceparent = m_traceparent->isChecked();
    bool isNumber = false;
    const quint64 seed = m_seed->text().toULongLong(&isNumber);
    scenario.seed = isNumber ? std::optional(seed) : std::nullopt;
    scenario.control = m_control->isChecked();
    scenario.acceptInferred = m_acceptInferred->isChecked();
    scenario.acceptCounted = m_acceptCounted->isChecked();
    const QStringList lines = m_expectations->lines();
    scenario.expectations.assign(lines.begin(), lines.end());
}

bool LimitsEditor::isValid() const
{
    return m_expectations->isValid();
}

QString LimitsEditor::summary(const Scenario& scenario)
{
    QStringList parts;
    if (scenario.inFlight)
        parts.append(tr("%n in flight", nullptr, *scenario.inFlight));
    if (scenario.newConnections)
        parts.append(tr("new connections"));
    if (scenario.seed)
        parts.append(tr("seed %1").arg(*scenario.seed));
    if (scenario.control || scenario.acceptInferred)
        parts.append(tr("control"));
    if (!scenario.expectations.empty())
        parts.append(tr("%n expectation(s)", nullptr, static_cast<int>(scenario.expectations.size())));
    return parts.isEmpty() ? tr("none") : parts.join(u" · "_s);
}

}
