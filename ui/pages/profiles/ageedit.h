// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <optional>

namespace idemscope {

template <typename T>
class ChoiceBox;
class OptionalNumberBox;

/// A time that may be absent, as a number and its unit, from milliseconds to days.
class AgeEdit : public QWidget
{
    Q_OBJECT

public:
    explicit AgeEdit(QWidget* parent = nullptr);

    void setMilliseconds(std::optional<qint64> milliseconds);
    std::optional<qint64> milliseconds() const;
    void setReadOnly(bool isReadOnly);

signals:
    void edited();

private:
    void changed();

    OptionalNumberBox* m_number;
    ChoiceBox<qint64>* m_unit;
    std::optional<qint64> m_value;
    bool m_isQuiet = false; ///< while a value is shown
};

}
