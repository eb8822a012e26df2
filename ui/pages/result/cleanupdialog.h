// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

#include <QDialog>

namespace idemscope {

/// Shows what a run created and asks whether it is to be removed, without a nested event loop.
class CleanupDialog : public QDialog
{
    Q_OBJECT

public:
    /// `target` is the clean-up request as the contract has it.
    CleanupDialog(const std::vector<Created>& created, const QString& target, QWidget* parent);
};

}
