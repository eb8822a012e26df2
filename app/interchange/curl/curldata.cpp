// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/curldata.h"

#include "interchange/curl/curlurl.h"

namespace idemscope {

namespace {

struct CurlText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Curl)
};

bool readsFile(const CurlData& data)
{
    return data.kind != CurlData::Kind::Raw && data.kind != CurlData::Kind::UrlEncode && data.text.startsWith('@');
}

/// -d @file takes line ends out, --data-binary and --json do not.
QByteArray asData(QByteArray bytes, CurlData::Kind kind)
{
    return kind == CurlData::Kind::Plain ? bytes.replace("\r", "").replace("\n", "") : bytes;
}

}

/// "-" with "< file" is that file.
QString CurlDataReader::nameOf(const QByteArray& name) const
{
    return QString::fromUtf8(name == "-" && !m_operation.inputFile.isEmpty() ? m_operation.inputFile : name);
}

std::optional<QByteArray> CurlDataReader::file(const QByteArray& name) const
{
    if (name == "-" && m_operation.input)
        return m_operation.input;
    const auto bytes = m_source.readNamedFile(nameOf(name));
    if (bytes)
        return *bytes;
    m_warn(
        bytes.error().code == ErrorCode::NotAllowed
            ? CurlText::trLater("The file %1 was not read: files are read only where you allow it").with(nameOf(name))
            : Sentence::verbatim(bytes.error().message));
    return {};
}

CurlBody CurlDataReader::body() const
{
    const bool isFileAlone = m_operation.data.size() == 1 && readsFile(m_operation.data.front());
    CurlBody body;
    for (const CurlData& data : m_operation.data) {
        if (&data != &m_operation.data.front() && data.kind != CurlData::Kind::Json)
            body.text += '&';
        if (!readsFile(data)) {
            body.text += piece(data);
        } else if (const auto bytes = file(data.text.sliced(1))) {
            body.text += asData(*bytes, data.kind);
        } else if (isFileAlone) {
            body.file = nameOf(data.text.sliced(1));
        } else {
            body.text += '@' + nameOf(data.text.sliced(1)).toUtf8();
        }
    }
    return body;
}

QByteArray CurlDataReader::piece(const CurlData& data) const
{
    return data.kind == CurlData::Kind::UrlEncode ? encodedPiece(data.text) : data.text;
}

/// "content", "=content", "name=content", "@file", "name@file".
QByteArray CurlDataReader::encodedPiece(const QByteArray& text) const
{
    const qsizetype equals = text.indexOf('=');
    const qsizetype at = text.indexOf('@');
    const qsizetype mark = equals >= 0 ? equals : at;
    if (mark < 0)
        return curlEncoded(text);
    const QByteArray name = mark > 0 ? text.first(mark) + '=' : QByteArray();
    if (equals >= 0)
        return name + curlEncoded(text.sliced(equals + 1));
    const auto bytes = file(text.sliced(at + 1));
    return name + (bytes ? curlEncoded(*bytes) : text.sliced(at));
}

/// As --data-urlencode, but "+text" is taken as it is.
QByteArray CurlDataReader::query() const
{
    QByteArray query;
    for (const QByteArray& text : m_operation.queries)
        query += (query.isEmpty() ? "" : "&") + (text.startsWith('+') ? text.sliced(1) : encodedPiece(text));
    return query;
}

}
