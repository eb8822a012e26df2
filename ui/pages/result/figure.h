// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;

namespace idemscope {

/// A number with its name below, both set right. GUI thread.
class Figure : public QWidget
{
    Q_OBJECT

public:
    Figure(const QString& value, const QString& name, QWidget* parent);

    void setValue(const QString& value);
    void setName(const QString& name);
    void reserve(const QString& widest); ///< keeps room for this value, so that changing ones move nothing

private:
    QLabel* m_value;
    QLabel* m_name;
};

}
