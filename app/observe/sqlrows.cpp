// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sqlrows.h"

#include "expression/json.h"

#include <QSqlQuery>
#include <QSqlRecord>

#include <cmath>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype rawLimit = 64 * 1024;
constexpr double exactDoubles = 9007199254740992.0; ///< 2^53

bool isWholeNumber(const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::Char:
    case QMetaType::SChar:
    case QMetaType::UChar:
    case QMetaType::Short:
    case QMetaType::UShort:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::Long:
    case QMetaType::ULong:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        return true;
    default:
        return false;
    }
}

QByteArray textOf(const QVariant& value)
{
    return value.typeId() == QMetaType::QByteArray ? value.toByteArray() : value.toString().toUtf8();
}

/// Databases give counts as integers, sums as decimals ("20", "20.00").
std::optional<qint64> exactIntegerOf(const QVariant& value)
{
    if (value.isNull() || value.typeId() == QMetaType::Bool)
        return {};
    if (value.typeId() == QMetaType::Double || value.typeId() == QMetaType::Float) {
        const double number = value.toDouble();
        const bool isExact = std::trunc(number) == number && std::abs(number) <= exactDoubles;
        return isExact ? std::optional(static_cast<qint64>(number)) : std::nullopt;
    }
    QByteArray text = textOf(value);
    if (const qsizetype point = text.indexOf('.');
        point > 0 && text.mid(point + 1).count('0') == text.size() - point - 1)
        text.truncate(point);
    bool isInteger = false;
    const qint64 number = text.toLongLong(&isInteger);
    return isInteger ? std::optional(number) : std::nullopt;
}

QByteArray jsonOf(const QVariant& value)
{
    if (value.isNull())
        return "null";
    if (value.typeId() == QMetaType::Bool)
        return value.toBool() ? "true" : "false";
    return isWholeNumber(value) ? value.toString().toUtf8() : quoteJson(textOf(value));
}

QByteArray jsonRow(const QSqlQuery& query, int columns)
{
    QByteArray row = "[";
    for (int column = 0; column < columns; ++column)
        row += (column == 0 ? "" : ",") + jsonOf(query.value(column));
    return row + "]";
}

QString described(const QVariant& value)
{
    return value.isNull() ? u"NULL (say coalesce(…, 0) if that means none)"_s
                          : QString::fromUtf8(textOf(value)).simplified().left(160);
}

/// Takes one row after another.
class RowReader
{
public:
    RowReader(Probe::Reads reads, int columns)
        : m_reads(reads)
    {
        if (reads == Probe::Reads::Number && columns != 1)
            m_page.error = u"the answer has %1 columns instead of one number"_s.arg(columns);
        if (reads == Probe::Reads::Map && columns != 2)
            m_page.error = u"the answer has %1 columns instead of two, a name and a number"_s.arg(columns);
        if (columns == 0)
            m_page.error = u"the statement gives no rows"_s;
    }

    void take(const QSqlQuery& query)
    {
        ++m_rows;
        if (!m_page.error.isEmpty())
            return;
        if (m_reads == Probe::Reads::Number)
            takeNumber(query.value(0));
        else if (m_reads == Probe::Reads::Map)
            takeMember(textOf(query.value(0)), exactIntegerOf(query.value(1)));
    }

    ProbePage page()
    {
        if (m_reads == Probe::Reads::Count)
            m_page.value = m_rows;
        if (m_reads == Probe::Reads::Number && m_rows != 1 && m_page.error.isEmpty())
            m_page.error = u"the answer has %1 rows instead of one number"_s.arg(m_rows);
        return m_page;
    }

private:
    void takeNumber(const QVariant& value)
    {
        const auto number = exactIntegerOf(value);
        m_page.value = number.value_or(0);
        if (!number)
            m_page.error = u"the value is no integer: %1"_s.arg(described(value));
    }

    void takeMember(const QByteArray& name, std::optional<qint64> number)
    {
        const auto [member, isNew] = m_page.members.try_emplace(name, number);
        if (!isNew)
            member->second = member->second && number ? std::optional(*member->second + *number) : std::nullopt;
    }

    Probe::Reads m_reads;
    qint64 m_rows = 0;
    ProbePage m_page;
};

}

SqlRows readSqlRows(QSqlQuery& query, Probe::Reads reads)
{
    const QSqlRecord record = query.record();
    RowReader reader(reads, record.count());
    SqlRows result;
    for (int column = 0; column < record.count(); ++column)
        result.raw += (column == 0 ? "" : ",") + quoteJson(record.fieldName(column).toUtf8());
    result.raw = "{\"columns\":[" + result.raw + "],\"rows\":[";
    bool isFirst = true;
    while (query.next()) {
        reader.take(query);
        if (result.raw.size() < rawLimit)
            result.raw += (std::exchange(isFirst, false) ? "" : ",") + jsonRow(query, record.count());
    }
    result.raw += "]}";
    result.page = reader.page();
    return result;
}

}
