// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/retryeditor.h"

#include "ui/widgets/choicebox.h"
#include "ui/widgets/numberbox.h"

#include <QCheckBox>

namespace idemscope {

namespace {

constexpr int mostRetries = 1000;
constexpr int longestMs = 86'400'000;
constexpr int mostAttempts = 1'000'000;

}

RetryEditor::RetryEditor(QWidget* parent)
    : Form(parent)
    , m_retries(new NumberBox(0, mostRetries))
    , m_onUnknown(new QCheckBox)
    , m_onConflict(new QCheckBox)
    , m_onFailed(new QCheckBox)
    , m_base(new NumberBox(0, longestMs))
    , m_factor(new DecimalBox(1, 100))
    , m_cap(new NumberBox(0, longestMs))
    , m_jitter(new ChoiceBox<Jitter>({{Jitter::None,
                                       [] {
                                           return tr("none");
                                       }},
                                      {Jitter::Full,
                                       [] {
                                           return tr("full");
                                       }},
                                      {Jitter::Equal,
                                       [] {
                                           return tr("equal");
                                       }},
                                      {Jitter::Decorrelated,
                                       [] {
                                           return tr("decorrelated");
                                       }}}))
    , m_obey(new QCheckBox)
    , m_deadline(new OptionalNumberBox(1, longestMs))
    , m_budget(new OptionalNumberBox(1, mostAttempts))
{
    row([] { return tr("Retries per client"); }, m_retries);
    row([] { return tr("Try again when"); }, sideBySide({m_onUnknown, m_onConflict, m_onFailed}));
    row([] { return tr("First wait"); }, m_base);
    row([] { return tr("Grows by"); }, m_factor);
    row([] { return tr("Longest wait"); }, m_cap);
    row([] { return tr("Jitter"); }, m_jitter);
    row(m_obey);
    row([] { return tr("Deadline"); }, m_deadline,
        [] { return tr("No retry starts later than this after the first release"); });
    row([] { return tr("Most attempts per operation"); }, m_budget);
    (new Texts(*this))->bind([this] { setTexts(); });
    connectAll();
    setRetry({});
}

void RetryEditor::setTexts()
{
    m_onUnknown->setText(tr("unknown"));
    m_onConflict->setText(tr("conflict"));
    m_onFailed->setText(tr("failed"));
    m_obey->setText(tr("Obey Retry-After as the shortest wait"));
    m_factor->setPrefix(tr("× "));
    for (NumberBox* box : {m_base, m_cap, static_cast<NumberBox*>(m_deadline)})
        box->setSuffix(tr(" ms"));
    m_deadline->setSpecialValueText(tr("none"));
    m_budget->setSpecialValueText(tr("no limit"));
}

void RetryEditor::connectAll()
{
    for (QSpinBox* box :
         {static_cast<QSpinBox*>(m_retries), static_cast<QSpinBox*>(m_base), static_cast<QSpinBox*>(m_cap),
          static_cast<QSpinBox*>(m_deadline), static_cast<QSpinBox*>(m_budget)})
        connect(box, &QSpinBox::valueChanged, this, &RetryEditor::edited);
    for (QCheckBox* box : {m_onUnknown, m_onConflict, m_onFailed, m_obey})
        connect(box, &QCheckBox::toggled, this, &RetryEditor::edited);
    connect(m_factor, &QDoubleSpinBox::valueChanged, this, &RetryEditor::edited);
    connect(m_jitter, &QComboBox::currentIndexChanged, this, &RetryEditor::edited);
}

void RetryEditor::setRetry(const RetryPolicy& retry)
{
    m_retries->setValue(retry.retries);
    m_onUnknown->setChecked(retry.onUnknown);
    m_onConflict->setChecked(retry.onConflict);
    m_onFailed->setChecked(retry.onFailed);
    m_base->setValue(retry.baseMs);
    m_factor->setValue(retry.factor);
    m_cap->setValue(retry.capMs);
    m_jitter->setValue(retry.jitter);
    m_obey->setChecked(retry.obeyRetryAfter);
    m_deadline->setOptionalValue(retry.deadlineMs);
    m_budget->setOptionalValue(retry.budget);
}

RetryPolicy RetryEditor::retry() const
{
    RetryPolicy retry;
    retry.retries = m_retries->value();
    retry.onUnknown = m_onUnknown->isChecked();
    retry.onConflict = m_onConflict->isChecked();
    retry.onFailed = m_onFailed->isChecked();
    retry.baseMs = m_base->value();
    retry.factor = m_factor->value();
    retry.capMs = m_cap->value();
    retry.jitter = m_jitter->value();
    retry.obeyRetryAfter = m_obey->isChecked();
    retry.deadlineMs = m_deadline->optionalValue();
    retry.budget = m_budget->optionalValue();
    return retry;
}

}
