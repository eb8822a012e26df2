// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/formats/harreport.h"

#include "base/safefile.h"
#include "model/json/words.h"

#include <QDateTime>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// The parts of the head of a message.
struct Head
{
    QList<QByteArray> start; ///< of the start line
    HeaderFields fields;
};

Head readHead(const QByteArray& bytes)
{
    const QList<QByteArray> lines = bytes.split('\n');
    Head head{lines.front().trimmed().split(' '), {}};
    for (const QByteArray& line : lines.mid(1)) {
        const qsizetype colon = line.indexOf(':', 1); // HTTP/2 has names that begin with one
        if (colon > 0)
            head.fields.push_back({line.left(colon).trimmed(), line.mid(colon + 1).trimmed()});
    }
    return head;
}

QJsonObject pair(const QByteArray& name, const QByteArray& value)
{
    return {{u"name"_s, QString::fromUtf8(name)}, {u"value"_s, QString::fromUtf8(value)}};
}

QJsonArray headersJson(const HeaderFields& fields)
{
    QJsonArray array;
    for (const HeaderField& field : fields)
        array.append(pair(field.name, field.value));
    return array;
}

QJsonArray cookiesJson(const HeaderFields& fields, QByteArrayView header)
{
    QJsonArray array;
    for (const HeaderField& field : fields) {
        if (field.name.compare(header, Qt::CaseInsensitive) != 0)
            continue;
        const bool isSet = header == "Set-Cookie";
        for (const QByteArray& cookie : isSet ? QList{field.value.split(';').front()} : field.value.split(';')) {
            const qsizetype sign = cookie.indexOf('=');
            array.append(sign < 0 ? pair(cookie.trimmed(), {})
                                  : pair(cookie.left(sign).trimmed(), cookie.mid(sign + 1)));
        }
    }
    return array;
}

QJsonArray queryJson(const QString& url)
{
    QJsonArray array;
    const auto items = QUrlQuery(QUrl(url).query(QUrl::FullyEncoded)).queryItems(QUrl::FullyDecoded);
    for (const auto& [name, value] : items)
        array.append(QJsonObject{{u"name"_s, name}, {u"value"_s, value}});
    return array;
}

/// HAR has no encoding for what was sent: other bytes go to a member of our own.
QJsonObject postData(const QByteArray& body, const HeaderFields& fields)
{
    QJsonObject object{{u"mimeType"_s, QString::fromUtf8(headerValue(fields, "Content-Type"))}};
    const QString text = QString::fromUtf8(body);
    const bool isText = text.toUtf8() == body;
    object.insert(u"text"_s, isText ? text : QString());
    if (!isText)
        object.insert(u"_base64"_s, QString::fromLatin1(body.toBase64()));
    return object;
}

QJsonObject contentJson(const Attempt& attempt)
{
    const QByteArray& body = attempt.response.body;
    QJsonObject object{{u"size"_s, body.size()},
                       {u"mimeType"_s, QString::fromUtf8(headerValue(attempt.response.headers, "Content-Type"))}};
    const QString text = QString::fromUtf8(body);
    const bool isText = text.toUtf8() == body;
    object.insert(u"text"_s, isText ? text : QString::fromLatin1(body.toBase64()));
    if (!isText)
        object.insert(u"encoding"_s, u"base64"_s);
    if (attempt.response.wireBodyBytes > 0 && attempt.response.wireBodyBytes < body.size())
        object.insert(u"compression"_s, body.size() - attempt.response.wireBodyBytes);
    return object;
}

QJsonObject requestJson(const Attempt& attempt, const QString& target)
{
    const Head head = readHead(attempt.requestHead);
    const QString path = QString::fromUtf8(head.start.value(1));
    const QString url = path.contains("://"_L1) ? path : target + path;
    QJsonObject object{{u"method"_s, QString::fromUtf8(head.start.value(0))},
                       {u"url"_s, url},
                       {u"httpVersion"_s, QString::fromUtf8(attempt.connection.httpVersion)},
                       {u"cookies"_s, cookiesJson(head.fields, "Cookie")},
                       {u"headers"_s, headersJson(head.fields)},
                       {u"queryString"_s, queryJson(url)},
                       {u"headersSize"_s, attempt.requestHead.size()},
                       {u"bodySize"_s, attempt.requestBody.size()}};
    if (!attempt.requestBody.isEmpty())
        object.insert(u"postData"_s, postData(attempt.requestBody, head.fields));
    return object;
}

/// A request that got no response has status 0.
QJsonObject responseJson(const Attempt& attempt)
{
    const Response& response = attempt.response;
    const Head head = readHead(response.head);
    return {{u"status"_s, attempt.status},
            {u"statusText"_s, QString::fromUtf8(head.start.mid(2).join(' '))},
            {u"httpVersion"_s, QString::fromUtf8(response.httpVersion)},
            {u"cookies"_s, cookiesJson(response.headers, "Set-Cookie")},
            {u"headers"_s, headersJson(response.headers)},
            {u"content"_s, contentJson(attempt)},
            {u"redirectURL"_s, QString::fromUtf8(headerValue(response.headers, "Location"))},
            {u"headersSize"_s, response.head.isEmpty() ? qint64(-1) : qint64(response.head.size())},
            {u"bodySize"_s, response.wireBodyBytes}};
}

/// Milliseconds between two moments in µs; −1 where one was not reached.
double between(qint64 from, qint64 to)
{
    return from < 0 || to < 0 ? -1 : double(std::max<qint64>(0, to - from)) / 1000;
}

QJsonObject timingsJson(const Timing& timing, bool isReused)
{
    const qint64 ready = std::max({timing.started, timing.resolved, timing.connected, timing.secured});
    const auto orZero = [](double milliseconds) {
        return std::max(0.0, milliseconds); // send, wait and receive are never unknown in HAR
    };
    return {{u"blocked"_s, between(ready, timing.released)},
            {u"dns"_s, isReused ? -1 : between(timing.started, timing.resolved)},
            {u"connect"_s, isReused ? -1 : between(timing.resolved, std::max(timing.connected, timing.secured))},
            {u"ssl"_s, isReused ? -1 : between(timing.connected, timing.secured)},
            {u"send"_s, orZero(between(timing.released, timing.sent))},
            {u"wait"_s, orZero(between(timing.sent, timing.firstByte < 0 ? timing.complete : timing.firstByte))},
            {u"receive"_s, orZero(between(timing.firstByte, timing.complete))}};
}

/// ssl lies within connect.
double sumOf(const QJsonObject& timings)
{
    double sum = 0;
    for (auto timing = timings.begin(); timing != timings.end(); ++timing) {
        if (timing.key() != "ssl"_L1)
            sum += std::max(0.0, timing->toDouble());
    }
    return sum;
}

QString momentText(const QString& started, qint64 microseconds)
{
    const QDateTime start = QDateTime::fromString(started, Qt::ISODateWithMs).toUTC();
    return start.addMSecs(std::max<qint64>(0, microseconds) / 1000).toString(Qt::ISODateWithMs);
}

}

QJsonObject harEntry(const ReportExchange& exchange, const QString& started, const QString& target)
{
    const Attempt& attempt = exchange.attempt;
    const QJsonObject timings = timingsJson(attempt.timing, attempt.connection.reused);
    QJsonObject entry{{u"startedDateTime"_s, momentText(started, attempt.timing.started)},
                      {u"time"_s, sumOf(timings)},
                      {u"request"_s, requestJson(attempt, target)},
                      {u"response"_s, responseJson(attempt)},
                      {u"cache"_s, QJsonObject()},
                      {u"timings"_s, timings},
                      {u"_idempotencyKey"_s, QString::fromUtf8(attempt.key)},
                      {u"_run"_s, exchange.run},
                      {u"_attempt"_s, attempt.number},
                      {u"_operation"_s, attempt.operation + 1},
                      {u"_round"_s, attempt.round + 1},
                      {u"_wireSends"_s, attempt.wireSends},
                      {u"_outcome"_s, word(attempt.outcome)},
                      {u"_verdict"_s, exchange.happening ? word(*exchange.happening) : QString()}};
    if (!attempt.connection.remote.isEmpty()) {
        const QString remote = QString::fromUtf8(attempt.connection.remote);
        entry.insert(u"serverIPAddress"_s, remote.left(remote.lastIndexOf(u':')).remove(u'[').remove(u']'));
    }
    if (attempt.connection.id > 0)
        entry.insert(u"connection"_s, QString::number(attempt.connection.id));
    if (!attempt.error.isEmpty())
        entry.insert(u"_error"_s, attempt.error);
    return entry;
}

HarWriter::HarWriter(QIODevice& device, const QString& version, const QString& comment)
    : m_device(device)
{
    const QJsonObject creator{{u"name"_s, u"Idemscope"_s}, {u"version"_s, version}};
    write("{\"log\":{\"version\":\"1.2\",\"creator\":" + QJsonDocument(creator).toJson(QJsonDocument::Compact));
    if (!comment.isEmpty())
        write(",\"comment\":" + QJsonDocument(QJsonArray{comment}).toJson(QJsonDocument::Compact).chopped(1).mid(1));
    write(",\"entries\":[\n");
}

void HarWriter::add(const ReportExchange& exchange, const QString& started, const QString& target)
{
    write((m_isFirst ? "" : ",\n") + QJsonDocument(harEntry(exchange, started, target)).toJson(QJsonDocument::Compact));
    m_isFirst = false;
}

Result<void> HarWriter::finish()
{
    write("\n]}}\n");
    return m_written;
}

void HarWriter::write(const QByteArray& bytes)
{
    if (m_written)
        m_written = writeAll(m_device, bytes);
}

}
