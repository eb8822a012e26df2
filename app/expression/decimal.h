// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <compare>
#include <optional>

namespace idemscope {

/// An exact decimal number of any size, as JSON writes numbers; never expands an exponent into digits. A value type.
class Decimal
{
public:
    /// Needs the text of a valid JSON number.
    explicit Decimal(QByteArrayView number);

    /// Equal texts for equal values: plain digits up to 40 places, else 1.5e99.
    QByteArray canonical() const;
    std::strong_ordering operator<=>(const Decimal& other) const;
    bool operator==(const Decimal& other) const { return (*this <=> other) == 0; }

private:
    void readExponent(QByteArrayView exponent, qint64 shift);
    std::strong_ordering compareMagnitude(const Decimal& other) const;

    bool m_isNegative = false;
    QByteArray m_digits;    ///< without zeros at either end; empty: zero
    qint64 m_scale = 0;     ///< value = d.ddd × 10^scale; saturated when m_hugeScale is used
    QByteArray m_hugeScale; ///< digits of |scale| when it has more than 18
};

/// The canonical text of a JSON number; plain integers, the usual case, are given back as they are.
QByteArray canonicalNumber(QByteArrayView number);

/// The number plus one, exactly, in the spelling of the original as far as it allows ("10.50" → "11.50", "1e2" →
/// "101"). None when the exponent is beyond ±1000.
std::optional<QByteArray> plusOne(QByteArrayView number);

}
