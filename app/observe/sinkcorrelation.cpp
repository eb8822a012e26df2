// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sinkcorrelation.h"

#include <QCoreApplication>
#include <QUrlQuery>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct SinkCorrelationText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SinkCorrelation)
};

std::optional<QByteArray> filled(const QByteArray& text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

/// A value of a query as forms are encoded: + is a space.
std::optional<QByteArray> queryValue(const std::string& query, const QByteArray& name)
{
    QByteArray text = QByteArray::fromStdString(query);
    text.replace('+', "%20");
    const QUrlQuery items(QString::fromLatin1(text));
    for (const auto& [key, value] : items.queryItems(QUrl::FullyEncoded)) {
        if (QByteArray::fromPercentEncoding(key.toLatin1()) == name)
            return filled(QByteArray::fromPercentEncoding(value.toLatin1()));
    }
    return {};
}

std::optional<QByteArray> bodyValue(const std::string& body, const JsonPath& path)
{
    const auto document = JsonDocument::parse(QByteArray::fromStdString(body));
    if (!document)
        return {};
    const auto value = path.first(*document);
    if (!value || !*value)
        return {};
    if ((*value)->isString())
        return filled((*value)->string());
    return (*value)->isNumber() ? filled((*value)->text().toByteArray()) : std::nullopt;
}

}

Result<SinkCorrelation> SinkCorrelation::parse(const QString& text)
{
    SinkCorrelation result;
    const QString trimmed = text.trimmed();
    const QString word = trimmed.section(u':', 0, 0);
    const QString name = trimmed.section(u':', 1);
    result.m_name = name.toUtf8();
    if (word == "header"_L1 && !name.isEmpty())
        return result;
    if (word == "query"_L1 && !name.isEmpty()) {
        result.m_place = Place::Query;
        return result;
    }
    if (word == "path"_L1 && name.toInt() > 0) {
        result.m_place = Place::Path;
        result.m_segment = name.toInt();
        return result;
    }
    if (!trimmed.startsWith(u'$'))
        return fail(ErrorCode::InvalidInput,
                    SinkCorrelationText::tr("“%1” does not say what names the operation in a call: header:NAME, "
                                            "query:NAME, path:N or a JSONPath such as $.key")
                        .arg(trimmed));
    auto path = JsonPath::parse(trimmed);
    if (!path)
        return Failure(path.error());
    result.m_place = Place::Body;
    result.m_path = *std::move(path);
    return result;
}

std::optional<QByteArray> SinkCorrelation::nameIn(const loopback::HttpRequest& call) const
{
    switch (m_place) {
    case Place::Header:
        return filled(QByteArray::fromStdString(call.header(m_name.toStdString())));
    case Place::Query:
        return queryValue(call.query(), m_name);
    case Place::Path: {
        const QByteArrayList segments = QByteArray::fromStdString(call.path()).mid(1).split('/');
        return m_segment <= segments.size() ? filled(QByteArray::fromPercentEncoding(segments.at(m_segment - 1)))
                                            : std::nullopt;
    }
    case Place::Body:
        break;
    }
    return bodyValue(call.body, *m_path);
}

}
