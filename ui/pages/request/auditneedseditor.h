// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "ui/widgets/form.h"

namespace idemscope {

class LinesEdit;
class OptionalNumberBox;

/// The rows of a contract that only audits need: a second principal, a second endpoint, replicas, provocations, how
/// long keys live. Typed in the forms of the command line; while a line cannot be read the last good ones stay.
class AuditNeedsEditor : public QObject
{
    Q_OBJECT

public:
    /// Adds its rows to `form`, which is its parent.
    explicit AuditNeedsEditor(Form& form);

    void setContract(const Contract& contract);
    void store(Contract& contract) const;
    bool isValid() const;

signals:
    void edited();

private:
    LinesEdit* m_principal;
    LinesEdit* m_otherUrl;
    LinesEdit* m_replicas;
    LinesEdit* m_provocations;
    OptionalNumberBox* m_age;
};

}
