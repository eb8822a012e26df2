// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/settings/safetysettings.h"

#include "ui/pages/request/allowedhosts.h"
#include "ui/preferences.h"
#include "ui/widgets/label.h"
#include "ui/widgets/numberbox.h"

#include <QPushButton>
#include <QSignalBlocker>

namespace idemscope {

SafetySettings::SafetySettings(QWidget* parent)
    : Form(parent)
    , m_inFlight(new NumberBox(1, PreferenceBounds::mostInFlight))
    , m_perSecond(new DecimalBox(0.001, PreferenceBounds::mostPerSecond))
    , m_attempts(new NumberBox(1, PreferenceBounds::mostAttempts))
    , m_hosts(new Label(TextStyle::Body))
    , m_forget(new QPushButton)
    , m_usual(new QPushButton)
{
    m_hosts->setWordWrap(true);
    for (QPushButton* button : {m_usual, m_forget})
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    heading([] { return tr("Limits for other machines"); });
    row([] { return tr("In flight"); }, m_inFlight,
        [] { return tr("At once, where the scenario names no limit of its own. Targets on this machine have none"); });
    row([] { return tr("A second"); }, m_perSecond);
    row([] { return tr("Attempts"); }, m_attempts,
        [] {
            return tr("A run that could send more is refused. These count from the next run, audit or delivery on");
        });
    row(m_usual);
    row([] { return tr("Allowed hosts"); }, m_hosts);
    row(m_forget, [] { return tr("The next burst at one of them asks again"); });
    (new Texts(*this))->bind([this] {
        m_usual->setText(tr("Usual limits"));
        m_forget->setText(tr("Ask about them again"));
        showHosts();
    });
    load();
    connect(m_inFlight, &QSpinBox::valueChanged, this, &SafetySettings::store);
    connect(m_perSecond, &QDoubleSpinBox::valueChanged, this, &SafetySettings::store);
    connect(m_attempts, &QSpinBox::valueChanged, this, &SafetySettings::store);
    connect(m_usual, &QPushButton::clicked, this, [this] {
        storeSafetyLimits({});
        load();
    });
    connect(m_forget, &QPushButton::clicked, this, [this] {
        forgetAllowedHosts();
        showHosts();
    });
}

void SafetySettings::load()
{
    const QSignalBlocker quiet[] = {QSignalBlocker(m_inFlight), QSignalBlocker(m_perSecond),
                                    QSignalBlocker(m_attempts)};
    const SafetyLimits limits = safetyLimits();
    m_inFlight->setValue(limits.inFlight);
    m_perSecond->setValue(limits.perSecond);
    m_attempts->setValue(limits.attempts);
    const SafetyLimits usual;
    m_usual->setEnabled(limits.inFlight != usual.inFlight || limits.perSecond != usual.perSecond ||
                        limits.attempts != usual.attempts);
}

void SafetySettings::store()
{
    SafetyLimits limits;
    limits.inFlight = m_inFlight->value();
    limits.perSecond = m_perSecond->value();
    limits.attempts = m_attempts->value();
    storeSafetyLimits(limits);
    m_usual->setEnabled(true);
}

void SafetySettings::showHosts()
{
    const QStringList hosts = allAllowedHosts();
    m_hosts->setText(hosts.isEmpty() ? tr("none: every host is asked about once") : hosts.join(QStringLiteral(", ")));
    m_forget->setEnabled(!hosts.isEmpty());
}

}
