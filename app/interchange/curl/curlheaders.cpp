// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/curlheaders.h"

#include "render/urltext.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CurlText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Curl)
};

/// "user:password@" of a URL, taken out of it; empty: there is none.
QByteArray takeUser(QByteArray& url)
{
    const qsizetype host = url.indexOf("://") + 3;
    if (host < 3)
        return {};
    qsizetype end = host;
    while (end < url.size() && !QByteArrayView("/?#").contains(url[end]))
        ++end;
    const qsizetype at = url.first(end).lastIndexOf('@');
    if (at < host)
        return {};
    const QByteArray user = url.sliced(host, at - host);
    url.remove(host, at + 1 - host);
    return percentDecoded(user, false);
}

QByteArray rangeValue(const QByteArray& range)
{
    return "bytes=" + range + (range.contains('-') ? "" : "-");
}

}

CurlHeaders::CurlHeaders(const CurlOperation& operation, const CurlDataReader& files, CurlWarn warn)
    : m_operation(operation)
    , m_files(files)
    , m_warn(std::move(warn))
{
    for (const QByteArray& line : operation.headers)
        line.startsWith('@') ? readFile(line.sliced(1)) : readLine(line);
}

void CurlHeaders::readFile(const QByteArray& name)
{
    const auto bytes = m_files.file(name);
    for (const QByteArray& line : bytes.value_or(QByteArray()).split('\n')) {
        if (!line.trimmed().isEmpty())
            readLine(line.trimmed());
    }
}

/// "Name: value"; "Name:" takes a header away, "Name;" sends it empty.
void CurlHeaders::readLine(const QByteArray& line)
{
    const qsizetype colon = line.indexOf(':');
    const qsizetype semicolon = line.indexOf(';');
    if (colon <= 0 && semicolon > 0 && line.sliced(semicolon + 1).trimmed().isEmpty()) {
        m_typed.push_back({QString::fromUtf8(line.first(semicolon).trimmed()), {}});
    } else if (colon <= 0) {
        m_warn(CurlText::trLater("“%1” is no header and was left out: it has no “:”").with(QString::fromUtf8(line)));
    } else {
        const QString name = QString::fromUtf8(line.first(colon).trimmed());
        const QByteArray value = line.sliced(colon + 1).trimmed();
        if (value.isEmpty())
            m_removed.push_back(name);
        else
            m_typed.push_back({name, QString::fromUtf8(value)});
    }
}

bool CurlHeaders::isTyped(const QString& name) const
{
    return isRemoved(name) || std::any_of(m_typed.begin(), m_typed.end(), [&](const Field& field) {
               return field.name.compare(name, Qt::CaseInsensitive) == 0;
           });
}

bool CurlHeaders::isRemoved(const QString& name) const
{
    return std::any_of(m_removed.begin(), m_removed.end(),
                       [&](const QString& removed) { return removed.compare(name, Qt::CaseInsensitive) == 0; });
}

void CurlHeaders::add(const QString& name, const QByteArray& value)
{
    if (!isTyped(name))
        m_added.push_back({name, QString::fromUtf8(value)});
}

Fields CurlHeaders::fields()
{
    if (m_operation.range)
        add(u"Range"_s, rangeValue(*m_operation.range));
    if (m_operation.userAgent)
        add(u"User-Agent"_s, *m_operation.userAgent);
    if (m_operation.referer)
        add(u"Referer"_s, m_operation.referer->split(';').front());
    addCookies();
    if (m_operation.isCompressed)
        add(u"Accept-Encoding"_s, "deflate, gzip, br, zstd");
    if (m_operation.isJson)
        add(u"Accept"_s, "application/json");
    m_added.insert(m_added.end(), m_typed.begin(), m_typed.end());
    return m_added;
}

Auth CurlHeaders::auth(QByteArray& url) const
{
    const QByteArray ofUrl = takeUser(url);
    const QByteArray credentials = m_operation.user.value_or(ofUrl);
    const QString name = QString::fromUtf8(credentials).section(u':', 0, 0);
    const QString password = QString::fromUtf8(credentials).section(u':', 1);
    Auth auth;
    const bool isDigest = m_operation.otherAuth == "digest";
    if (isTyped(u"Authorization"_s) || (!m_operation.otherAuth.isEmpty() && !isDigest))
        return auth;
    if (m_operation.awsSigv4) {
        const QByteArrayList words = m_operation.awsSigv4->split(':'); // provider1:provider2:region:service
        auth.kind = Auth::Kind::AwsSigV4;
        auth.accessKey = name;
        auth.secretKey = password;
        auth.region = QString::fromUtf8(words.value(2));
        auth.service = QString::fromUtf8(words.value(3));
    } else if (m_operation.bearer) {
        auth.kind = Auth::Kind::Bearer;
        auth.token = QString::fromUtf8(*m_operation.bearer);
    } else if (!credentials.isEmpty()) {
        auth.kind = isDigest ? Auth::Kind::Digest : Auth::Kind::Basic;
        auth.user = name;
        auth.password = password;
    }
    return auth;
}

void CurlHeaders::addCookies()
{
    QByteArrayList cookies;
    for (const QByteArray& text : m_operation.cookies) {
        if (text.contains('='))
            cookies += text;
        else if (!text.isEmpty())
            m_warn(CurlText::trLater("The cookies of the file %1 were not read").with(QString::fromUtf8(text)));
    }
    if (!cookies.isEmpty())
        add(u"Cookie"_s, cookies.join("; "));
}

}
