// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/pruning.h"

#include <QDialog>

class QTableView;

namespace idemscope {

/// Shows which runs and audits would be deleted from the run log and asks once; Enter cancels. Accepted: they are to
/// go.
class PruneDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PruneDialog(const PrunePlan& plan, QWidget* parent = nullptr);

private:
    QTableView* tableOf(const PrunePlan& plan);
};

}
