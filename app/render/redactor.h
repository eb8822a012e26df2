// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"

namespace idemscope {

/// A part of a URL that must not be kept, and the name it goes by.
struct SensitiveSpan
{
    qsizetype begin = 0;
    qsizetype end = 0;
    QString name;
};

/// Replaces secrets by ‹secret NAME› in everything that is kept (SPEC.md §11): values of secret variables in plain,
/// Base64 (also inside longer text), URL-encoded and JSON-escaped form, and the values of sensitive headers and query
/// parameters. Immutable, cheap to copy, safe to share between threads.
class Redactor
{
public:
    /// The names of SPEC.md §11 are always sensitive; `headers`, `queryNames` add to them.
    explicit Redactor(std::vector<Secret> secrets = {}, std::vector<QByteArray> headers = {},
                      std::vector<QByteArray> queryNames = {});

    /// A copy that also replaces `more`; this one itself when it knows them all.
    Redactor with(const std::vector<Secret>& more) const;

    QByteArray redactBytes(const QByteArray& bytes) const;
    /// The start line and header lines of a message, as on the wire.
    QByteArray redactHead(const QByteArray& head) const;
    QByteArray redactUrl(const QByteArray& url) const;
    HeaderFields redactHeaders(const HeaderFields& headers) const;

    bool isSensitiveHeader(QByteArrayView name) const;
    bool isSensitiveQueryName(QByteArrayView name) const;
    /// The password before the host, then the values in the query and in a fragment (OAuth puts tokens there).
    std::vector<SensitiveSpan> sensitiveSpans(const QByteArray& url) const;

private:
    QByteArray redactQuery(const QByteArray& url) const;
    QByteArray redactLine(const QByteArray& line) const;
    void addPasswordSpan(const QByteArray& url, std::vector<SensitiveSpan>& spans) const;
    void addQuerySpans(const QByteArray& url, std::vector<SensitiveSpan>& spans) const;

    struct Patterns;
    std::shared_ptr<const Patterns> m_patterns;
    std::vector<QByteArray> m_headers;    ///< lower case
    std::vector<QByteArray> m_queryNames; ///< lower case
};

}
