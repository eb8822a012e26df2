// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/contract.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

bool namesOperation(const QString& text)
{
    static const QString braces = u"{{"_s;
    qsizetype at = text.indexOf(braces);
    for (; at >= 0; at = text.indexOf(braces, at + 2)) {
        const qsizetype end = text.indexOf("}}"_L1, at);
        const QString name = text.mid(at + 2, end - at - 2).trimmed();
        if (name == "key"_L1 || name == "operation"_L1)
            return true;
    }
    return false;
}

}

bool Probe::isPerOperation() const
{
    if (kind == Kind::Sink)
        return true;
    if (kind == Kind::Sql)
        return reads == Reads::Map || namesOperation(sql.query);
    if (reads == Reads::Map || namesOperation(url) || namesOperation(jsonPath) || namesOperation(body))
        return true;
    for (const Field& header : headers) {
        if (header.enabled && namesOperation(header.value))
            return true;
    }
    return false;
}

QString Probe::title() const
{
    if (!name.isEmpty())
        return name;
    switch (kind) {
    case Kind::Sql:
        return sql.query;
    case Kind::Sink:
        return u"gateway sink :%1"_s.arg(sink.port);
    case Kind::Http:
        break;
    }
    return u"%1 %2"_s.arg(method, url);
}

}
