// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/probesession.h"
#include "ui/widgets/variablelookup.h"

#include <QPointer>
#include <QWidget>

class QVBoxLayout;

namespace idemscope {

class ProbeCard;

/// The probes of a contract, a card each.
class ProbesEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ProbesEditor(QWidget* parent = nullptr);

    void setProbes(const std::vector<Probe>& probes);
    std::vector<Probe> probes() const;
    void setLookup(const VariableLookup& lookup);
    /// On the card that asked for it, if it is still there.
    void showReading(const ProbeLook& look);

signals:
    void edited();
    void readRequested(const idemscope::Probe& probe); ///< to be answered by showReading()

private:
    ProbeCard* add(const Probe& probe);
    void ask(ProbeCard* card);

    VariableLookup m_lookup;
    QVBoxLayout* m_layout;
    std::vector<ProbeCard*> m_cards;
    bool m_isAsking = false;
    QPointer<ProbeCard> m_asking; ///< the card whose probe is being read
};

}
