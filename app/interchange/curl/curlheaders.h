// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/curl/curldata.h"
#include "model/auth.h"
#include "model/field.h"

namespace idemscope {

/// The headers that a command sends, in curl's order, but those that curl adds for itself (User-Agent, Accept).
class CurlHeaders
{
public:
    CurlHeaders(const CurlOperation& operation, const CurlDataReader& files, CurlWarn warn);

    Fields fields();
    /// Who the request comes from, unless a header says so. Takes the user out of `url`, whom curl sends as Basic
    /// credentials. What takes a conversation with the server is not among it.
    Auth auth(QByteArray& url) const;
    /// "-H 'Name:'" also keeps away what a body would bring along.
    bool isRemoved(const QString& name) const;

private:
    void readLine(const QByteArray& line);
    void readFile(const QByteArray& name);
    void addCookies();
    void add(const QString& name, const QByteArray& value);
    bool isTyped(const QString& name) const;

    const CurlOperation& m_operation;
    const CurlDataReader& m_files;
    CurlWarn m_warn;
    Fields m_typed;
    Fields m_added;
    std::vector<QString> m_removed;
};

}
