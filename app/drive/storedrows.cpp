// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/storedrows.h"

#include <QJsonArray>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

QJsonObject rowsJson(const RunJob& job, qint64 operations)
{
    const auto isSecret = [&](const Field& column) {
        return std::any_of(job.scope.begin(), job.scope.end(), [&](const VariableLayer& level) {
            return level.kind == VariableLayer::Kind::Row &&
                   std::any_of(level.variables.begin(), level.variables.end(),
                               [&](const Field& known) { return known.secret && known.name == column.name; });
        });
    };
    QJsonArray rows;
    for (std::size_t i = 0; i < job.rows.rows.size() && qint64(i) < operations; ++i) {
        QJsonObject row;
        for (const Field& column : job.rows.rows[i])
            row.insert(column.name, isSecret(column) ? QJsonValue(QJsonValue::Null) : QJsonValue(column.value));
        rows.append(row);
    }
    return {{u"file"_s, job.rows.file}, {u"count"_s, qint64(job.rows.rows.size())}, {u"rows"_s, rows}};
}

DataRows storedRows(const QJsonObject& stored)
{
    DataRows rows{stored[u"file"_s].toString(), {}};
    for (const QJsonValue& value : stored[u"rows"_s].toArray()) {
        const QJsonObject object = value.toObject();
        Fields& row = rows.rows.emplace_back();
        for (auto column = object.begin(); column != object.end(); ++column)
            row.push_back({.name = column.key(), .value = column->toString(), .secret = column->isNull()});
    }
    return rows;
}

}
