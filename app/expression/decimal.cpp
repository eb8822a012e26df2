// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/decimal.h"

#include <algorithm>
#include <limits>

namespace idemscope {

namespace {

constexpr qsizetype plainPlaces = 40;
constexpr qsizetype plainFraction = 20;

/// The parts of a number's text.
struct Spelling
{
    bool isNegative = false;
    QByteArrayView integer;
    QByteArrayView fraction;
    QByteArrayView exponent; ///< with its sign
};

Spelling split(QByteArrayView number)
{
    Spelling parts;
    if (number.startsWith('-')) {
        parts.isNegative = true;
        number = number.sliced(1);
    }
    const auto mark = std::find_if(number.begin(), number.end(), [](char c) { return c == 'e' || c == 'E'; });
    const qsizetype mantissa = mark - number.begin();
    if (mark != number.end())
        parts.exponent = number.sliced(mantissa + 1);
    number = number.first(mantissa);
    const qsizetype point = number.indexOf('.');
    parts.integer = point < 0 ? number : number.first(point);
    if (point >= 0)
        parts.fraction = number.sliced(point + 1);
    return parts;
}

QByteArrayView withoutLeadingZeros(QByteArrayView digits)
{
    while (digits.startsWith('0'))
        digits = digits.sliced(1);
    return digits;
}

std::strong_ordering compareText(QByteArrayView left, QByteArrayView right)
{
    return left.compare(right) <=> 0;
}

/// Compares whole numbers without leading zeros.
std::strong_ordering compareWhole(QByteArrayView left, QByteArrayView right)
{
    return left.size() != right.size() ? left.size() <=> right.size() : compareText(left, right);
}

QByteArray padded(QByteArrayView digits, qsizetype size)
{
    return QByteArray(std::max<qsizetype>(0, size - digits.size()), '0').append(digits);
}

QByteArray addWhole(QByteArrayView left, QByteArrayView right)
{
    const qsizetype size = std::max(left.size(), right.size()) + 1;
    QByteArray sum = padded(left, size);
    const QByteArray other = padded(right, size);
    int carry = 0;
    for (qsizetype i = size - 1; i >= 0; --i) {
        const int digit = sum[i] - '0' + other[i] - '0' + carry;
        sum[i] = static_cast<char>('0' + digit % 10);
        carry = digit / 10;
    }
    return withoutLeadingZeros(sum).toByteArray();
}

/// Needs left ≥ right.
QByteArray subtractWhole(QByteArrayView left, QByteArrayView right)
{
    QByteArray difference = left.toByteArray();
    const QByteArray other = padded(right, left.size());
    int borrow = 0;
    for (qsizetype i = left.size() - 1; i >= 0; --i) {
        const int digit = difference[i] - other[i] - borrow;
        borrow = digit < 0 ? 1 : 0;
        difference[i] = static_cast<char>('0' + digit + 10 * borrow);
    }
    return withoutLeadingZeros(difference).toByteArray();
}

bool isShortInteger(QByteArrayView number)
{
    const bool isDigits = std::all_of(number.begin() + (number.startsWith('-') ? 1 : 0), number.end(),
                                      [](char c) { return c >= '0' && c <= '9'; });
    return isDigits && number.size() <= plainPlaces && number != QByteArrayView("-0");
}

}

Decimal::Decimal(QByteArrayView number)
{
    const Spelling parts = split(number);
    const QByteArray all = parts.integer.toByteArray().append(parts.fraction);
    QByteArrayView digits = withoutLeadingZeros(all);
    const qsizetype leadingZeros = all.size() - digits.size();
    while (digits.endsWith('0'))
        digits.chop(1);
    if (digits.isEmpty())
        return;
    m_isNegative = parts.isNegative;
    m_digits = digits.toByteArray();
    readExponent(parts.exponent, parts.integer.size() - 1 - leadingZeros);
}

void Decimal::readExponent(QByteArrayView exponent, qint64 shift)
{
    const bool isNegative = exponent.startsWith('-');
    if (isNegative || exponent.startsWith('+'))
        exponent = exponent.sliced(1);
    exponent = withoutLeadingZeros(exponent);
    if (exponent.size() <= 17) {
        const qint64 power = exponent.toByteArray().toLongLong();
        m_scale = (isNegative ? -power : power) + shift;
        return;
    }
    // The shift is bounded by the text's length, so it cannot change the sign of such an exponent.
    const QByteArray step = QByteArray::number(std::abs(shift));
    const QByteArray exact = isNegative == (shift < 0) ? addWhole(exponent, step) : subtractWhole(exponent, step);
    if (exact.size() <= 18) {
        m_scale = isNegative ? -exact.toLongLong() : exact.toLongLong();
        return;
    }
    m_scale = isNegative ? std::numeric_limits<qint64>::min() : std::numeric_limits<qint64>::max();
    m_hugeScale = exact;
}

std::strong_ordering Decimal::compareMagnitude(const Decimal& other) const
{
    if (m_digits.isEmpty() || other.m_digits.isEmpty())
        return m_digits.size() <=> other.m_digits.size();
    if (m_scale != other.m_scale)
        return m_scale <=> other.m_scale;
    if (m_hugeScale != other.m_hugeScale)
        return m_scale < 0 ? compareWhole(other.m_hugeScale, m_hugeScale)
                           : compareWhole(m_hugeScale, other.m_hugeScale);
    return compareText(m_digits, other.m_digits);
}

std::strong_ordering Decimal::operator<=>(const Decimal& other) const
{
    if (m_isNegative != other.m_isNegative)
        return m_isNegative ? std::strong_ordering::less : std::strong_ordering::greater;
    return m_isNegative ? other.compareMagnitude(*this) : compareMagnitude(other);
}

QByteArray Decimal::canonical() const
{
    if (m_digits.isEmpty())
        return "0";
    const QByteArray sign = m_isNegative ? "-" : "";
    const qsizetype size = m_digits.size();
    if (m_scale >= 0 && m_scale < std::max(size, plainPlaces)) {
        const qsizetype whole = m_scale + 1;
        if (whole >= size)
            return sign + m_digits + QByteArray(whole - size, '0');
        return sign + m_digits.first(whole) + '.' + m_digits.sliced(whole);
    }
    if (m_scale < 0 && m_scale >= -plainFraction)
        return sign + "0." + QByteArray(-m_scale - 1, '0') + m_digits;
    const QByteArray mantissa = size == 1 ? m_digits : m_digits.first(1) + '.' + m_digits.sliced(1);
    const QByteArray scale =
        m_hugeScale.isEmpty() ? QByteArray::number(m_scale) : (m_scale < 0 ? "-" : "") + m_hugeScale;
    return sign + mantissa + 'e' + scale;
}

QByteArray canonicalNumber(QByteArrayView number)
{
    return isShortInteger(number) ? number.toByteArray() : Decimal(number).canonical();
}

std::optional<QByteArray> plusOne(QByteArrayView number)
{
    const Spelling parts = split(number);
    bool isSmall = true;
    const int exponent = parts.exponent.isEmpty() ? 0 : parts.exponent.toByteArray().toInt(&isSmall);
    if (!isSmall || std::abs(exponent) > 1000)
        return std::nullopt;
    QByteArray whole = parts.integer.toByteArray().append(parts.fraction);
    const qsizetype places = std::max<qsizetype>(0, parts.fraction.size() - exponent);
    whole += QByteArray(std::max<qsizetype>(0, exponent - parts.fraction.size()), '0');
    whole = withoutLeadingZeros(whole).toByteArray();
    const QByteArray one = '1' + QByteArray(places, '0');

    const bool staysNegative = parts.isNegative && compareWhole(whole, one) > 0;
    QByteArray sum = !parts.isNegative ? addWhole(whole, one)
                     : staysNegative   ? subtractWhole(whole, one)
                                       : subtractWhole(one, whole);
    sum = padded(sum, places + 1);
    if (places > 0)
        sum.insert(sum.size() - places, '.');
    return staysNegative ? '-' + sum : sum;
}

}
