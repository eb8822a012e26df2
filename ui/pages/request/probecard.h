// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "ui/widgets/variablelookup.h"

#include <QFrame>

#include <array>

class QLabel;
class QLineEdit;

namespace idemscope {

template <typename T>
class ChoiceBox;
class ProbeForm;
class ProbeReadingView;

/// Edits one probe: how effects are counted at the target (SPEC.md §5), by HTTP, SQL or as its payment gateway; and
/// reads it on demand.
class ProbeCard : public QFrame
{
    Q_OBJECT

public:
    explicit ProbeCard(const Probe& probe, QWidget* parent = nullptr);

    Probe probe() const;
    void setLookup(const VariableLookup& lookup);
    ProbeReadingView& reading() const { return *m_reading; }

signals:
    void edited();
    void removed();

private:
    void build();
    void showKind();
    void showScope();
    void changed();
    void changeKind();

    Probe m_probe;
    QLabel* m_scope;
    ChoiceBox<Probe::Kind>* m_kind;
    QLineEdit* m_name;
    std::array<ProbeForm*, 3> m_forms; ///< by kind
    ProbeReadingView* m_reading;
};

}
