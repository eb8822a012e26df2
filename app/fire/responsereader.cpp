// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/responsereader.h"

#include "fire/requestbytes.h"

#include <QList>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype headLimit = 512 * 1024;
constexpr qsizetype lineLimit = 16 * 1024;
constexpr qsizetype headPiece = 4 * 1024; ///< what is looked through at once; what lies behind a head is copied in vain

QByteArrayView trimmed(QByteArrayView text)
{
    const auto isBlank = [](char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n';
    };
    while (!text.isEmpty() && isBlank(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isBlank(text.back()))
        text.chop(1);
    return text;
}

/// Where the head ends (behind its empty line), or −1. Bare LF is accepted as a line end (RFC 9112 §2.2).
qsizetype headEnd(const QByteArray& text, qsizetype from)
{
    for (qsizetype at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
        if (text.size() > at + 1 && text[at + 1] == '\n')
            return at + 2;
        if (text.size() > at + 2 && text[at + 1] == '\r' && text[at + 2] == '\n')
            return at + 3;
    }
    return -1;
}

std::optional<qint64> number(QByteArrayView text, int base)
{
    const auto isDigit = [base](char c) {
        return (c >= '0' && c <= '9') || (base == 16 && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
    };
    bool isValid = !text.isEmpty() && std::all_of(text.begin(), text.end(), isDigit);
    const qint64 value = isValid ? text.toByteArray().toLongLong(&isValid, base) : 0;
    return isValid ? std::optional(value) : std::nullopt;
}

}

ResponseReader::ResponseReader(QByteArray method, qint64 bodyLimitBytes)
    : m_method(std::move(method))
    , m_body(m_response, bodyLimitBytes)
{
}

ResponseReader::Progress ResponseReader::take(QByteArrayView bytes)
{
    Progress progress = Progress::More;
    while (progress == Progress::More && !bytes.isEmpty()) {
        switch (m_part) {
        case Part::Head:
            progress = takeHead(bytes);
            break;
        case Part::ChunkSize:
        case Part::ChunkEnd:
        case Part::Trailers:
            progress = takeLine(bytes);
            break;
        case Part::Sized:
        case Part::ChunkData:
        case Part::UntilClose:
            progress = takeData(bytes);
            break;
        case Part::Done:
            progress = Progress::Complete;
            break;
        }
    }
    m_hasExcess = m_hasExcess || !bytes.isEmpty();
    return progress;
}

ResponseReader::Progress ResponseReader::end()
{
    if (m_part == Part::UntilClose)
        return finish();
    if (m_part == Part::Head && m_pending.isEmpty() && m_response.head.isEmpty())
        return failWith(u"The server closed the connection without an answer"_s);
    return failWith(u"The server closed the connection in the middle of its answer"_s);
}

ResponseReader::Progress ResponseReader::takeHead(QByteArrayView& bytes)
{
    const QByteArrayView piece = bytes.first(std::min(bytes.size(), headPiece));
    const qsizetype before = m_pending.size();
    m_pending.append(piece);
    const qsizetype end = headEnd(m_pending, std::max<qsizetype>(0, before - 2));
    if (end < 0) {
        bytes = bytes.sliced(piece.size());
        return m_pending.size() > headLimit ? failWith(u"The response head is longer than %1 bytes"_s.arg(headLimit))
                                            : Progress::More;
    }
    bytes = bytes.sliced(end - before);
    m_response.head = m_pending.left(end);
    m_pending.clear();
    return headComplete();
}

ResponseReader::Progress ResponseReader::headComplete()
{
    if (!parseHead())
        return failWith(u"The answer is not HTTP/1.1"_s);
    const bool isInterim = m_response.status >= 100 && m_response.status < 200 && m_response.status != 101;
    if (isInterim) {
        m_besides += m_response.head.size();
        m_response = {};
        return m_besides > headLimit ? failWith(u"The interim responses are longer than %1 bytes"_s.arg(headLimit))
                                     : Progress::More;
    }
    m_besides = 0;
    m_body.begin();
    if (!chooseBody())
        return Progress::Failed;
    if (m_part == Part::Done)
        return finish();
    return m_stop == WirePoint::AfterHeaders ? Progress::Stopped : Progress::More;
}

bool ResponseReader::parseHead()
{
    m_response.headers.clear();
    QByteArrayView rest(m_response.head);
    const qsizetype first = rest.indexOf('\n');
    if (!parseStatusLine(trimmed(rest.first(first))))
        return false;
    rest = rest.sliced(first + 1);
    while (!rest.isEmpty()) {
        const qsizetype end = rest.indexOf('\n');
        const QByteArrayView line = rest.first(end);
        rest = rest.sliced(end + 1);
        const qsizetype colon = line.indexOf(':');
        if (!line.isEmpty() && (line.front() == ' ' || line.front() == '\t') && !m_response.headers.empty())
            m_response.headers.back().value += ' ' + trimmed(line).toByteArray(); // obs-fold, RFC 9112 §5.2
        else if (colon > 0)
            m_response.headers.push_back(
                {trimmed(line.first(colon)).toByteArray(), trimmed(line.sliced(colon + 1)).toByteArray()});
    }
    return true;
}

bool ResponseReader::parseStatusLine(QByteArrayView line)
{
    const bool isHttp1 = line.size() >= 12 && line.startsWith("HTTP/1.") && line[8] == ' ';
    const std::optional<qint64> status = isHttp1 ? number(line.sliced(9, 3), 10) : std::nullopt;
    if (!status || *status < 100 || (line.size() > 12 && line[12] != ' '))
        return false;
    m_response.status = int(*status);
    m_response.httpVersion = line.first(8).toByteArray();
    return true;
}

bool ResponseReader::hasNoBody() const
{
    const int status = m_response.status;
    return m_method == "HEAD" || status == 101 || status == 204 || status == 304;
}

bool ResponseReader::chooseBody()
{
    const HeaderFields& headers = m_response.headers;
    const bool isOld = m_response.httpVersion == "HTTP/1.0";
    m_isPersistent = m_response.status != 101 && !hasToken(headers, "Connection", "close") &&
                     (!isOld || hasToken(headers, "Connection", "keep-alive"));
    if (hasNoBody()) {
        begin(Part::Done, 0);
    } else if (hasHeader(headers, "Transfer-Encoding")) {
        // RFC 9112 §6.3: Transfer-Encoding overrides Content-Length; without a final chunked the close ends the body.
        begin(hasToken(headers, "Transfer-Encoding", "chunked") ? Part::ChunkSize : Part::UntilClose, 0);
    } else if (hasHeader(headers, "Content-Length")) {
        return readLength();
    } else {
        begin(Part::UntilClose, 0);
    }
    return true;
}

bool ResponseReader::readLength()
{
    std::optional<qint64> length;
    for (const HeaderField& field : m_response.headers) {
        if (field.name.compare("Content-Length", Qt::CaseInsensitive) != 0)
            continue;
        for (const QByteArray& item : field.value.split(',')) {
            const std::optional<qint64> value = number(item.trimmed(), 10);
            if (!value || (length && *length != *value)) {
                failWith(u"The response has an invalid Content-Length"_s);
                return false;
            }
            length = value;
        }
    }
    begin(*length > 0 ? Part::Sized : Part::Done, *length);
    return true;
}

void ResponseReader::begin(Part part, qint64 bytes)
{
    m_part = part;
    m_left = bytes;
    if (part == Part::UntilClose)
        m_isPersistent = false;
    const bool isData = part == Part::Sized || part == Part::ChunkData || part == Part::UntilClose;
    if (!isData || m_stop != WirePoint::MidBody || m_untilStop >= 0)
        return;
    // One byte of a body of known length 1 is its end, not its middle.
    m_untilStop = bytes > 1 ? bytes / 2 : (part == Part::Sized ? -1 : 1);
}

ResponseReader::Progress ResponseReader::takeLine(QByteArrayView& bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    const qsizetype taken = end < 0 ? bytes.size() : end + 1;
    m_pending.append(bytes.data(), taken);
    bytes = bytes.sliced(taken);
    if (m_pending.size() > lineLimit)
        return failWith(u"A chunk or trailer line of the response is longer than %1 bytes"_s.arg(lineLimit));
    if (end < 0)
        return Progress::More;
    const QByteArray line = std::exchange(m_pending, {});
    return lineComplete(trimmed(line));
}

ResponseReader::Progress ResponseReader::lineComplete(QByteArrayView line)
{
    if (m_part == Part::Trailers) {
        m_besides += line.size() + 2;
        if (m_besides > headLimit)
            return failWith(u"The trailers of the response are longer than %1 bytes"_s.arg(headLimit));
        return line.isEmpty() ? finish() : Progress::More;
    }
    if (m_part == Part::ChunkEnd) {
        begin(Part::ChunkSize, 0);
        return line.isEmpty() ? Progress::More : failWith(u"A chunk of the response is longer than it says"_s);
    }
    const qsizetype semicolon = line.indexOf(';');
    const std::optional<qint64> size = number(trimmed(semicolon < 0 ? line : line.first(semicolon)), 16);
    if (!size)
        return failWith(u"A chunk size of the response is not a number"_s);
    begin(*size > 0 ? Part::ChunkData : Part::Trailers, *size);
    return Progress::More;
}

ResponseReader::Progress ResponseReader::takeData(QByteArrayView& bytes)
{
    qsizetype size = bytes.size();
    if (m_part != Part::UntilClose)
        size = qsizetype(std::min<qint64>(size, m_left));
    if (m_untilStop >= 0)
        size = qsizetype(std::min<qint64>(size, m_untilStop));
    if (!m_body.take(bytes.first(size)))
        return failWith(m_body.error());
    bytes = bytes.sliced(size);
    m_left -= size;
    if (m_untilStop >= 0) {
        m_untilStop -= size;
        if (m_untilStop == 0)
            return Progress::Stopped;
    }
    return m_part != Part::UntilClose && m_left == 0 ? dataComplete() : Progress::More;
}

ResponseReader::Progress ResponseReader::dataComplete()
{
    if (m_part == Part::Sized)
        return finish();
    begin(Part::ChunkEnd, 0);
    return Progress::More;
}

ResponseReader::Progress ResponseReader::finish()
{
    const bool endsByClose = std::exchange(m_part, Part::Done) == Part::UntilClose;
    return m_body.finish(endsByClose) ? Progress::Complete : failWith(m_body.error());
}

ResponseReader::Progress ResponseReader::failWith(const QString& error)
{
    m_error = error;
    return Progress::Failed;
}

}
