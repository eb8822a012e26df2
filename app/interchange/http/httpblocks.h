// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/importsource.h"
#include "model/field.h"

#include <QStringList>

namespace idemscope {

/// One line of a file with its number, from 1.
struct HttpLine
{
    QString text;
    qsizetype number = 0;
};

/// What stands between two "###", taken apart. Nothing in it is interpreted yet.
struct HttpBlock
{
    QString title;                 ///< behind "###"
    QString name;                  ///< "# @name x"
    QString comment;               ///< the first comment of those right before the request
    QStringList directives;        ///< "# @no-redirect" without "# @"
    Fields variables;              ///< "@x = 1", before the request or behind its body
    QString preScript;             ///< "< {% … %}", or the line that names a file
    QString postScript;            ///< "> {% … %}", likewise
    std::vector<HttpLine> request; ///< the request line and what continues it
    std::vector<HttpLine> headers;
    std::vector<HttpLine> body;
    qsizetype line = 1; ///< of the request line, else of the block

    bool isEmpty() const { return request.empty() && variables.empty(); }
};

std::vector<HttpBlock> httpBlocks(const QByteArray& text);

}
