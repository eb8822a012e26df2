// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartexport.h"

#include <QWidget>

namespace idemscope {

/// What the colours of one chart mean, in a row above it; cut where there is no room. GUI thread.
class LegendRow : public QWidget
{
    Q_OBJECT

public:
    explicit LegendRow(QWidget* parent = nullptr);

    void setEntries(const std::vector<ChartLegendEntry>& entries);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<ChartLegendEntry> m_entries;
};

}
