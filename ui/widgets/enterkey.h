// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace idemscope {

/// Lets Enter press the button that has the focus, as Space does: outside dialogs Qt leaves Enter without effect.
/// Watches the whole application while it lives; child of the window.
class EnterKey : public QObject
{
    Q_OBJECT

public:
    explicit EnterKey(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}
