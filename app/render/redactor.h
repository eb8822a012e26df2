// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"

namespace idemscope {

/// Replaces secrets by ‹secret NAME› in everything that is kept (SPEC.md §11): values of secret variables in plain,
/// Base64 and URL-encoded form, and the values of sensitive headers and query parameters. Immutable.
class Redactor
{
public:
    /// The names of SPEC.md §11 are always sensitive; `headers`, `queryNames` add to them.
    explicit Redactor(std::vector<Secret> secrets = {}, std::vector<QByteArray> headers = {},
                      std::vector<QByteArray> queryNames = {});

    /// A copy without the secrets that `request` carries as well as this redactor's.
    Redactor with(const std::vector<Secret>& more) const;

    QByteArray redactBytes(const QByteArray& bytes) const;
    /// The start line and header lines of a message, as on the wire.
    QByteArray redactHead(const QByteArray& head) const;
    QByteArray redactUrl(const QByteArray& url) const;
    HeaderFields redactHeaders(const HeaderFields& headers) const;

private:
    std::vector<Secret> m_secrets; ///< longest value first
    std::vector<QByteArray> m_headers;
    std::vector<QByteArray> m_queryNames;
};

}
