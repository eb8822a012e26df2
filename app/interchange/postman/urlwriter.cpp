// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/urlwriter.h"

#include "interchange/foreignurl.h"
#include "interchange/postman/requestwriter.h"
#include "render/urltext.h"

namespace idemscope::postman {

using namespace Qt::StringLiterals;

namespace {

/// Puts :name where a segment is a variable of the request; gives those variables.
Fields usePathVariables(QString& url, const Fields& variables)
{
    Fields used;
    for (const Field& variable : variables) {
        const QString segment = "/{{"_L1 + variable.name + "}}"_L1;
        const qsizetype at = url.indexOf(segment);
        const qsizetype end = at + segment.size();
        if (at < 0 || !variable.enabled || (end < url.size() && !u"/?#"_s.contains(url[end])))
            continue;
        url.replace(at + 1, segment.size() - 1, u':' + variable.name);
        used.push_back(variable);
    }
    return used;
}

Fields queryRows(const Request& request)
{
    const QByteArray url = request.url.toUtf8();
    const QuerySpan query = querySpan(url);
    Fields rows;
    for (const PairSpan& pair : pairSpans(url, query.begin, query.end))
        rows.push_back({QString::fromUtf8(url.sliced(pair.nameBegin, pair.nameEnd - pair.nameBegin)),
                        QString::fromUtf8(url.sliced(pair.valueBegin, pair.end - pair.valueBegin))});
    for (const Field& param : request.params)
        rows.push_back(param.enabled ? Field{encodedText(param.name), encodedText(param.value)} : param);
    return rows;
}

QJsonArray split(const QString& text, QChar separator)
{
    return text.contains("{{"_L1) && separator == u'.' ? QJsonArray{text}
                                                       : QJsonArray::fromStringList(text.split(separator));
}

void insertHost(QJsonObject& url, QString authority)
{
    const qsizetype port = authority.lastIndexOf(u':');
    const bool hasPort = port > authority.lastIndexOf(u']') && port > authority.lastIndexOf(u'}');
    if (hasPort) {
        url.insert(u"port"_s, authority.sliced(port + 1));
        authority.truncate(port);
    }
    if (!authority.isEmpty())
        url.insert(u"host"_s, split(authority, u'.'));
}

/// Postman reads the pieces, people read the whole.
void insertPieces(QJsonObject& url, QString text)
{
    if (const qsizetype hash = text.indexOf(u'#'); hash >= 0) {
        url.insert(u"hash"_s, text.sliced(hash + 1));
        text.truncate(hash);
    }
    text = text.section(u'?', 0, 0);
    if (const qsizetype scheme = text.indexOf("://"_L1); scheme > 0) {
        url.insert(u"protocol"_s, text.first(scheme));
        text.remove(0, scheme + 3);
    }
    const qsizetype slash = text.indexOf(u'/');
    insertHost(url, slash < 0 ? text : text.first(slash));
    if (slash >= 0)
        url.insert(u"path"_s, split(text.sliced(slash + 1), u'/'));
}

}

QJsonObject urlOf(const Request& request)
{
    QString base = request.url;
    const Fields pathVariables = usePathVariables(base, request.variables);
    QByteArray raw = base.toUtf8();
    for (const Field& param : request.params) {
        if (param.enabled)
            raw = withQueryPair(raw, encodedText(param.name).toUtf8() + '=' + encodedText(param.value).toUtf8());
    }
    QJsonObject url{{u"raw"_s, QString::fromUtf8(raw)}};
    insertPieces(url, base);
    if (const Fields rows = queryRows(request); !rows.empty())
        url.insert(u"query"_s, rowsOf(rows));
    if (!pathVariables.empty())
        url.insert(u"variable"_s, rowsOf(pathVariables));
    return url;
}

}
