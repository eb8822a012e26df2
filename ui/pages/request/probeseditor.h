// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "ui/widgets/variablelookup.h"

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

signals:
    void edited();

private:
    ProbeCard* add(const Probe& probe);

    VariableLookup m_lookup;
    QVBoxLayout* m_layout;
    std::vector<ProbeCard*> m_cards;
};

}
