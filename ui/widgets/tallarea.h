// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace idemscope {

/// Scrolls up and down only: it is never narrower than its content must be.
class TallArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit TallArea(QWidget* content, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}
