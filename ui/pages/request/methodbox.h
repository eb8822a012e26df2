// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/choicebox.h"

namespace idemscope {

/// The method of a request: the usual ones, or any other as typed.
class MethodBox : public WheelSafeComboBox
{
    Q_OBJECT

public:
    explicit MethodBox(QWidget* parent = nullptr);

    void setMethod(const QString& method);
    QString method() const;

    /// The ink of a method's name in trees and lists.
    static QColor ink(const QString& method, const QColor& background);
};

}
