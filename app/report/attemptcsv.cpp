// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/attemptcsv.h"

#include "model/json/words.h"
#include "report/csvline.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace idemscope {

namespace {

/// An identity is kept as JSON, so that "1" and 1 differ; a text stands in its cell as it is.
QByteArray identityText(const QByteArray& json)
{
    if (!json.startsWith('"'))
        return json;
    const QJsonDocument read = QJsonDocument::fromJson('[' + json + ']');
    return read.isArray() ? read.array().at(0).toString().toUtf8() : json;
}

QByteArray number(qint64 value)
{
    return value < 0 ? QByteArray() : QByteArray::number(value);
}

}

QByteArray csvHeader()
{
    return csvRow({"operation",    "client",     "attempt",       "key",         "outcome",     "class",
                   "status",       "number",     "round",         "payload",     "control",     "wire_sends",
                   "bytes_up",     "bytes_down", "started_us",    "dns_us",      "connect_us",  "tls_us",
                   "released_us",  "sent_us",    "first_byte_us", "complete_us", "intended_us", "http_version",
                   "connection",   "reused",     "local",         "remote",      "identity",    "marked_replay",
                   "abandoned_at", "reset",      "error"});
}

QByteArray csvLine(const Attempt& attempt)
{
    const Timing& timing = attempt.timing;
    const QByteArray abandoned = attempt.abandonedAt ? word(*attempt.abandonedAt).toUtf8() : QByteArray();
    return csvRow({number(attempt.operation + 1),
                   number(attempt.client + 1),
                   number(attempt.index),
                   csvCell(attempt.key),
                   word(attempt.outcome).toUtf8(),
                   word(attempt.kind).toUtf8(),
                   attempt.status > 0 ? number(attempt.status) : QByteArray(),
                   number(attempt.number),
                   number(attempt.round + 1),
                   word(attempt.payload).toUtf8(),
                   attempt.isControl ? "1" : "0",
                   number(attempt.wireSends),
                   number(attempt.bytesUp),
                   number(attempt.bytesDown),
                   number(timing.started),
                   number(timing.resolved),
                   number(timing.connected),
                   number(timing.secured),
                   number(timing.released),
                   number(timing.sent),
                   number(timing.firstByte),
                   number(timing.complete),
                   number(timing.intended),
                   csvCell(attempt.connection.httpVersion),
                   number(attempt.connection.id),
                   attempt.connection.reused ? "1" : "0",
                   csvCell(attempt.connection.local),
                   csvCell(attempt.connection.remote),
                   csvCell(identityText(attempt.identity.value_or(QByteArray()))),
                   attempt.isMarkedReplay ? "1" : "0",
                   abandoned,
                   attempt.isReset ? "1" : "0",
                   csvCell(attempt.error.toUtf8())});
}

}
