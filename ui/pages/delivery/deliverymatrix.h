// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/deliverysession.h"

#include <QTableWidget>

namespace idemscope {

/// The matrix discipline × fault: what became of the messages of each cell, as far as it is known. GUI thread.
class DeliveryMatrix : public QTableWidget
{
    Q_OBJECT

public:
    explicit DeliveryMatrix(QWidget* parent = nullptr);

    void show(const std::vector<CellProgress>& cells);
    QSize sizeHint() const override;

signals:
    void runRequested(qint64 run); ///< the one that fired a cell

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void fillCell(const CellProgress& progress, QTableWidgetItem& item) const;

    std::vector<CellProgress> m_cells;
};

}
