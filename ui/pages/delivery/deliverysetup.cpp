// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/delivery/deliverysetup.h"

#include "model/deliverytext.h"
#include "report/numbertext.h"
#include "ui/preferences.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form.h"
#include "ui/widgets/label.h"
#include "ui/widgets/numberbox.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostMessages = 1'000'000;
constexpr int estimateDelayMs = 150;
constexpr ChannelFault faults[] = {ChannelFault::Loss, ChannelFault::AckLoss, ChannelFault::Duplication,
                                   ChannelFault::Reordering};

std::array<double*, 4> membersOf(ChannelRates& rates)
{
    return {&rates.loss, &rates.ackLoss, &rates.duplication, &rates.reordering};
}

}

DeliverySetup::DeliverySetup(QWidget* parent)
    : QWidget(parent)
    , m_form(new Form)
    , m_messages(new NumberBox(1, mostMessages))
    , m_estimate(new Label(TextStyle::Muted))
    , m_start(new QPushButton)
    , m_texts(*this)
{
    buildForm();
    build();
    m_timer.setSingleShot(true);
    m_timer.setInterval(estimateDelayMs);
    const auto later = qOverload<>(&QTimer::start);
    connect(&m_timer, &QTimer::timeout, this, &DeliverySetup::estimate);
    connect(m_messages, &QSpinBox::valueChanged, &m_timer, later);
    for (const QCheckBox* box : m_disciplines)
        connect(box, &QCheckBox::toggled, &m_timer, later);
    for (const DecimalBox* box : m_rates)
        connect(box, &QDoubleSpinBox::valueChanged, &m_timer, later);
    connect(m_start, &QPushButton::clicked, this, &DeliverySetup::startRequested);
}

void DeliverySetup::buildForm()
{
    m_form->heading([] { return tr("Sender"); });
    for (std::size_t i = 0; i < m_disciplines.size(); ++i) {
        auto* box = new QCheckBox;
        m_disciplines[i] = box;
        m_texts.bind([box, i] { box->setText(nameOf(allDisciplines[i]).text()); });
        m_form->row(box, [i] { return explanationOf(allDisciplines[i]).text(); });
    }
    m_form->row([] { return tr("&Messages in each cell"); }, m_messages);
    m_form->heading([] { return tr("Channel"); });
    for (std::size_t i = 0; i < m_rates.size(); ++i) {
        m_rates[i] = new DecimalBox(0, 100);
        m_rates[i]->setSuffix(u" %"_s);
        m_form->row([i] { return nameOf(faults[i]).text(); }, m_rates[i],
                    [i] { return explanationOf(faults[i]).text(); });
    }
}

void DeliverySetup::build()
{
    auto* title = new Label(TextStyle::Title);
    auto* explanation = new Label(TextStyle::Muted);
    explanation->setWordWrap(true);
    m_estimate->setWordWrap(true);
    m_start->setProperty("button", u"primary"_s);
    m_start->setIcon(theme().primaryIcon(u"run"_s));
    m_texts.bind([this, title, explanation] {
        title->setText(tr("Delivery"));
        explanation->setText(
            tr("Pushes messages to a consumer as senders do, lets the channel lose, repeat and delay them, and counts "
               "what really happened: one cell for each discipline and each fault, and one for all faults together."));
        m_start->setText(tr("Start delivery"));
    });
    auto* content = new QWidget;
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins({});
    lines->setSpacing(Theme::grid);
    lines->addWidget(title);
    lines->addWidget(explanation);
    lines->addWidget(m_form);
    lines->addStretch();
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    bottom->addWidget(m_estimate, 1);
    bottom->addWidget(m_start);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(scrollPage(content), 1);
    layout->addWidget(separator(Qt::Horizontal));
    layout->addLayout(bottom);
}

void DeliverySetup::setJob(const DeliveryJob& job)
{
    m_job = job;
    const auto& wanted = job.scenario.disciplines;
    for (std::size_t i = 0; i < m_disciplines.size(); ++i)
        m_disciplines[i]->setChecked(std::find(wanted.begin(), wanted.end(), allDisciplines[i]) != wanted.end());
    m_messages->setValue(job.scenario.messages);
    ChannelRates rates = job.scenario.rates;
    for (std::size_t i = 0; i < m_rates.size(); ++i)
        m_rates[i]->setValue(*membersOf(rates)[i]);
    estimate();
}

DeliveryJob DeliverySetup::job() const
{
    DeliveryJob job = m_job;
    job.base.limits = safetyLimits();
    job.scenario.disciplines.clear();
    for (std::size_t i = 0; i < m_disciplines.size(); ++i) {
        if (m_disciplines[i]->isChecked())
            job.scenario.disciplines.push_back(allDisciplines[i]);
    }
    job.scenario.messages = m_messages->value();
    for (std::size_t i = 0; i < m_rates.size(); ++i)
        *membersOf(job.scenario.rates)[i] = m_rates[i]->value();
    return job;
}

void DeliverySetup::estimate()
{
    const DeliveryJob wanted = job();
    const auto known = wanted.scenario.disciplines.empty() ? Result<DeliveryEstimate>(DeliveryEstimate())
                                                           : DeliverySession::estimate(wanted);
    m_start->setEnabled(known && !wanted.scenario.disciplines.empty());
    if (!known) {
        m_estimate->setText(known.error().message);
        return;
    }
    if (wanted.scenario.disciplines.empty()) {
        m_estimate->setText(tr("Tick at least one discipline."));
        return;
    }
    QString text = tr("%1 cells, about %n attempt(s) at %2.", nullptr, int(std::min<qint64>(known->attempts, 1 << 30)))
                       .arg(countText(known->cells), known->origin);
    for (const Sentence& note : known->notes)
        text = tr("%1 %2", "two sentences").arg(text, note.text());
    m_estimate->setText(text);
}

void DeliverySetup::focusStart()
{
    m_start->setFocus(Qt::OtherFocusReason);
}

void DeliverySetup::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        estimate();
}

}
