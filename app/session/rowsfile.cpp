// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/rowsfile.h"

#include "base/safefile.h"
#include "interchange/datarows.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RowsFileText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RowsFile)
};

constexpr qint64 largestFile = 16LL * 1024 * 1024;
constexpr int shownRows = 3;
constexpr qsizetype shownCharacters = 120;

Result<DataRows> readRows(const QString& name, const QString& file)
{
    if (!QFileInfo(file).isFile())
        return fail(ErrorCode::NotFound, [file] {
            return RowsFileText::tr("There is no file of data rows %1: name another one (--data-rows ¦ Scenario, Data "
                                    "rows)")
                .arg(file);
        });
    const auto bytes = readFile(file, largestFile);
    if (!bytes)
        return Failure(bytes.error());
    auto rows = dataRowsFrom(*bytes, file);
    if (!rows)
        return Failure(rows.error());
    return DataRows{name, *std::move(rows)};
}

QString rowText(const Fields& row)
{
    QStringList values;
    for (const Field& column : row)
        values += RowsFileText::tr("%1 = %2", "a column and its value").arg(column.name, column.value);
    const QString text = values.join(u", "_s).simplified();
    return text.size() > shownCharacters ? text.left(shownCharacters) + u'…' : text;
}

}

Result<DataRows> RowsFile::read(const QString& name, const QString& folder)
{
    if (name.trimmed().isEmpty())
        return DataRows();
    const QString file = QDir(folder).absoluteFilePath(name.trimmed());
    const QFileInfo facts(file);
    if (file != m_file || facts.lastModified() != m_changed || facts.size() != m_size) {
        m_file = file;
        m_changed = facts.lastModified();
        m_size = facts.size();
        m_rows = readRows(name.trimmed(), file);
    }
    return m_rows;
}

QString rowsText(const DataRows& rows)
{
    if (rows.rows.empty())
        return {};
    QStringList lines{RowsFileText::tr("%n row(s); operations take them in turn.", nullptr, int(rows.rows.size()))};
    for (std::size_t i = 0; i < std::min<std::size_t>(shownRows, rows.rows.size()); ++i)
        lines += RowsFileText::tr("%1: %2", "number of a row, its values").arg(i + 1).arg(rowText(rows.rows[i]));
    return lines.join(u'\n');
}

}
