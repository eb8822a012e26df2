// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/uuid.h"

namespace idemscope {

namespace {

QByteArray format(QByteArray bytes, int version)
{
    bytes[6] = static_cast<char>((bytes[6] & 0x0f) | (version << 4));
    bytes[8] = static_cast<char>((bytes[8] & 0x3f) | 0x80);
    QByteArray text = bytes.toHex();
    for (const int position : {20, 16, 12, 8})
        text.insert(position, '-');
    return text;
}

}

QByteArray uuid4(Random& random)
{
    return format(random.bytes(16), 4);
}

QByteArray uuid7(Random& random, std::int64_t unixMilliseconds)
{
    QByteArray bytes = random.bytes(16);
    for (int i = 0; i < 6; ++i)
        bytes[i] = static_cast<char>(unixMilliseconds >> (8 * (5 - i)));
    return format(bytes, 7);
}

}
