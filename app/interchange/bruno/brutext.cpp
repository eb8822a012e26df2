// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/bruno/brutext.h"

#include <algorithm>

namespace idemscope::bruno {

QString BruBlock::value(QStringView pairName) const
{
    const auto isIt = [&](const BruPair& pair) {
        return pair.field.enabled && pair.field.name == pairName;
    };
    const auto found = std::find_if(pairs.begin(), pairs.end(), isIt);
    return found == pairs.end() ? QString() : found->field.value;
}

Fields BruBlock::fields() const
{
    Fields fields;
    for (const BruPair& pair : pairs)
        fields.push_back(pair.field);
    return fields;
}

const BruBlock* BruText::block(QStringView name) const
{
    const auto found =
        std::find_if(m_blocks.begin(), m_blocks.end(), [&](const BruBlock& block) { return block.name == name; });
    return found == m_blocks.end() ? nullptr : &*found;
}

QString BruText::text(QStringView name) const
{
    const BruBlock* found = block(name);
    return found == nullptr ? QString() : found->text;
}

QString BruText::value(QStringView name, QStringView pair) const
{
    const BruBlock* found = block(name);
    return found == nullptr ? QString() : found->value(pair);
}

Fields BruText::fields(QStringView name) const
{
    const BruBlock* found = block(name);
    return found == nullptr ? Fields() : found->fields();
}

}
