// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/datarows.h"

#include "expression/json.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RowsText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DataRows)
};

constexpr std::size_t mostRows = 100'000;

struct Place
{
    qsizetype line = 1;
    qsizetype column = 1;
};

Failure failAt(const QString& file, const Place& place, const QString& why)
{
    return fail(ErrorCode::InvalidInput,
                RowsText::tr("%1, line %2, column %3: %4")
                    .arg(file, QString::number(place.line), QString::number(place.column), why));
}

Failure tooMany(const QString& file)
{
    return fail(ErrorCode::Limit,
                RowsText::tr("%1 has more than %2 data rows: divide the file").arg(file).arg(mostRows));
}

/// A value of a CSV and where it begins.
struct Cell
{
    QString text;
    Place place;
};

/// Goes through a CSV record by record.
class CsvReader
{
public:
    CsvReader(QString text, QString file)
        : m_text(std::move(text))
        , m_file(std::move(file))
        , m_separator(separatorOf(m_text))
    {
    }

    Result<std::vector<Fields>> read()
    {
        const auto header = record();
        if (!header)
            return Failure(header.error());
        if (auto good = checkHeader(*header); !good)
            return Failure(good.error());
        std::vector<Fields> rows;
        while (m_at < m_text.size()) {
            const auto cells = record();
            if (!cells)
                return Failure(cells.error());
            if (cells->size() == 1 && cells->front().text.isEmpty())
                continue; // an empty line
            if (cells->size() != header->size())
                return failAt(m_file, cells->back().place,
                              RowsText::tr("%1 values, but the header line names %2 columns")
                                  .arg(cells->size())
                                  .arg(header->size()));
            if (rows.size() == mostRows)
                return tooMany(m_file);
            Fields& row = rows.emplace_back();
            for (std::size_t i = 0; i < cells->size(); ++i)
                row.push_back({header->at(i).text.trimmed(), cells->at(i).text});
        }
        return rows;
    }

private:
    /// The one that stands most often in the first line.
    static QChar separatorOf(const QString& text)
    {
        const QString first = text.section(u'\n', 0, 0);
        QChar best = u',';
        for (const QChar candidate : {QChar(u';'), QChar(u'\t')}) {
            if (first.count(candidate) > first.count(best))
                best = candidate;
        }
        return best;
    }

    Result<void> checkHeader(const std::vector<Cell>& header) const
    {
        QStringList names;
        for (const Cell& cell : header) {
            const QString name = cell.text.trimmed();
            if (name.isEmpty())
                return failAt(m_file, cell.place, RowsText::tr("a column has no name in the header line"));
            if (names.contains(name))
                return failAt(m_file, cell.place, RowsText::tr("the column “%1” is named twice").arg(name));
            names.append(name);
        }
        return {};
    }

    QChar next()
    {
        const QChar letter = m_text[m_at++];
        ++m_place.column;
        if (letter == u'\n')
            m_place = {m_place.line + 1, 1};
        return letter;
    }

    bool isAt(QChar letter) const { return m_at < m_text.size() && m_text[m_at] == letter; }
    bool isAtEnd() const { return m_at >= m_text.size() || isAt(u'\n') || isAt(u'\r') || isAt(m_separator); }

    Result<std::vector<Cell>> record()
    {
        std::vector<Cell> cells;
        while (true) {
            auto read = cell();
            if (!read)
                return Failure(read.error());
            cells.push_back(*std::move(read));
            if (!isAt(m_separator))
                break;
            next();
        }
        if (isAt(u'\r'))
            next();
        if (isAt(u'\n'))
            next();
        return cells;
    }

    Result<Cell> cell()
    {
        Cell result{{}, m_place};
        if (!isAt(u'"')) {
            while (!isAtEnd())
                result.text += next();
            return result;
        }
        next();
        while (m_at < m_text.size()) {
            const QChar letter = next();
            if (letter != u'"')
                result.text += letter;
            else if (isAt(u'"'))
                result.text += next();
            else if (isAtEnd())
                return result;
            else
                return failAt(m_file, m_place, RowsText::tr("a value goes on behind its closing quotation mark"));
        }
        return failAt(m_file, result.place, RowsText::tr("the quotation mark that begins here is never closed"));
    }

    const QString m_text;
    const QString m_file;
    const QChar m_separator;
    qsizetype m_at = 0;
    Place m_place;
};

Place placeIn(const QByteArray& text, qsizetype offset)
{
    const qsizetype lineBegin = text.lastIndexOf('\n', offset - 1) + 1;
    const qsizetype begin = offset == 0 ? 0 : lineBegin;
    return {text.left(offset).count('\n') + 1, QString::fromUtf8(text.mid(begin, offset - begin)).size() + 1};
}

QString textOf(const JsonValue& value)
{
    return QString::fromUtf8(value.isString() ? value.string() : value.text().toByteArray());
}

Result<Fields> jsonRow(const JsonValue& value, const QByteArray& text, const QString& file)
{
    if (!value.isObject())
        return failAt(file, placeIn(text, value.begin()), RowsText::tr("a row must be an object"));
    Fields row;
    for (const JsonValue& member : value.children())
        row.push_back({QString::fromUtf8(member.name()->string()), textOf(member)});
    return row;
}

bool hasColumn(const Fields& row, const QString& name)
{
    return std::any_of(row.begin(), row.end(), [&](const Field& field) { return field.name == name; });
}

Result<std::vector<Fields>> jsonRows(const QByteArray& text, const QString& file)
{
    const auto document = JsonDocument::parse(text);
    if (!document)
        return fail(document.error().code, RowsText::tr("%1: %2").arg(file, document.error().message));
    const JsonValue root = document->root();
    if (!root.isArray())
        return failAt(file, placeIn(text, root.begin()), RowsText::tr("an array of objects is expected"));
    std::vector<Fields> rows;
    for (const JsonValue& value : root.children()) {
        auto row = jsonRow(value, text, file);
        if (!row)
            return Failure(row.error());
        if (rows.size() == mostRows)
            return tooMany(file);
        for (const Field& column : rows.empty() ? *row : rows.front()) {
            if (!hasColumn(*row, column.name))
                return failAt(file, placeIn(text, value.begin()),
                              RowsText::tr("this row has no “%1”, which the first one has").arg(column.name));
        }
        rows.push_back(*std::move(row));
    }
    return rows;
}

}

Result<std::vector<Fields>> dataRowsFrom(const QByteArray& bytes, const QString& fileName)
{
    const QByteArray text = bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder(text);
    if (decoder.hasError())
        return fail(ErrorCode::InvalidInput,
                    RowsText::tr("%1 is no UTF-8 text: save it as UTF-8 and try again").arg(fileName));
    const bool isJson = text.trimmed().startsWith('[') || text.trimmed().startsWith('{');
    auto rows = isJson ? jsonRows(text, fileName) : CsvReader(decoded, fileName).read();
    if (rows && rows->empty())
        return fail(ErrorCode::InvalidInput, RowsText::tr("%1 holds no data rows").arg(fileName));
    return rows;
}

}
