// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/curl/curldata.h"
#include "model/field.h"

namespace idemscope {

/// The headers that a command sends, in curl's order, but those that curl adds for itself (User-Agent, Accept).
class CurlHeaders
{
public:
    CurlHeaders(const CurlOperation& operation, const CurlDataReader& files, CurlWarn warn);

    /// Takes the user out of `url`, which curl sends as Basic credentials.
    Fields fields(QByteArray& url);
    /// "-H 'Name:'" also keeps away what a body would bring along.
    bool isRemoved(const QString& name) const;

private:
    void readLine(const QByteArray& line);
    void readFile(const QByteArray& name);
    void addAuthorization(QByteArray& url);
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
