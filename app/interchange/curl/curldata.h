// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/curl/curloperation.h"
#include "interchange/importsource.h"

#include <functional>

namespace idemscope {

using CurlWarn = std::function<void(const Sentence&)>;

/// What -d and its kin put together.
struct CurlBody
{
    QByteArray text;
    QString file; ///< the body is this file alone, which was not read
};

/// Reads the files that the data name where the user agreed; else their names stand as typed, with a warning.
class CurlDataReader
{
public:
    CurlDataReader(const CurlOperation& operation, const ImportSource& source, CurlWarn warn)
        : m_operation(operation)
        , m_source(source)
        , m_warn(std::move(warn))
    {
    }

    CurlBody body() const;
    /// What --url-query adds.
    QByteArray query() const;
    /// The content of a named file, "-" being what is led into the command.
    std::optional<QByteArray> file(const QByteArray& name) const;

private:
    QByteArray piece(const CurlData& data) const;
    QByteArray encodedPiece(const QByteArray& text) const;
    QString nameOf(const QByteArray& name) const;

    const CurlOperation& m_operation;
    const ImportSource& m_source;
    CurlWarn m_warn;
};

}
