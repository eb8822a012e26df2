// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "ui/widgets/form.h"
#include "ui/widgets/variablelookup.h"

namespace idemscope {

/// Edits what one kind of probe asks; a child of its card. Every member of other kinds is left as it is.
class ProbeForm : public Form
{
    Q_OBJECT

public:
    explicit ProbeForm(QWidget* parent = nullptr);

    virtual void fill(const Probe& probe) = 0;
    virtual void store(Probe& probe) const = 0;
    virtual void setLookup(const VariableLookup& lookup) = 0;

signals:
    void edited();
};

ProbeForm* makeHttpProbeForm();
ProbeForm* makeSqlProbeForm();
ProbeForm* makeSinkProbeForm();

}
