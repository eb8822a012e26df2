// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "interchange/importsource.h"
#include "model/field.h"

namespace idemscope::bruno {

/// A pair of a block.
struct BruPair
{
    Field field;
    QString contentType; ///< of " @contentType(…)" behind the value
    QStringList list;    ///< of a value in [brackets]
};

/// A block `name { … }` or `name [ … ]`.
struct BruBlock
{
    QString name;
    std::vector<BruPair> pairs; ///< of a dictionary; of a list each item is a name
    QString text;               ///< of a text block (a body, a script, docs), without the indentation

    /// The value of an enabled pair; empty: there is none.
    QString value(QStringView name) const;
    Fields fields() const;
};

/// A .bru file. Blocks of unknown names are read as text and can be left alone.
class BruText
{
public:
    /// Errors: InvalidInput with line and column.
    static Result<BruText> parse(const ImportSource& source);

    /// The first block of that name, or null.
    const BruBlock* block(QStringView name) const;
    QString text(QStringView name) const;
    QString value(QStringView name, QStringView pair) const;
    Fields fields(QStringView name) const;
    const std::vector<BruBlock>& blocks() const { return m_blocks; }

private:
    std::vector<BruBlock> m_blocks;
};

}
