// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"

namespace idemscope {

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

private:
    QByteArray redactQuery(const QByteArray& url) const;
    QByteArray redactLine(const QByteArray& line) const;
    bool isSensitiveHeader(QByteArrayView name) const;

    struct Patterns;
    std::shared_ptr<const Patterns> m_patterns;
    std::vector<QByteArray> m_headers;    ///< lower case
    std::vector<QByteArray> m_queryNames; ///< lower case
};

}
