// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/derivedseed.h"

#include "base/random.h"

namespace idemscope {

namespace {

/// FNV-1a: the same on every machine.
quint64 hashOf(const QByteArray& text)
{
    quint64 hash = 0xcbf29ce484222325;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return hash;
}

}

quint64 derivedSeed(quint64 seed, const QString& part)
{
    return Random::forStream(seed, hashOf(part.toUtf8())).next() >> 11;
}

}
