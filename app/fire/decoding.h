// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <memory>

namespace idemscope {

/// Takes bytes; false: no more, something went wrong further on.
class ByteSink
{
public:
    virtual ~ByteSink() = default;
    virtual bool take(const char* data, qsizetype size) = 0;
};

/// Undoes one content coding (RFC 9110 §8.4.1) and passes the bytes on in pieces, so that memory stays flat.
class Decoding : public ByteSink
{
public:
    /// Whether the coded data ended where it should.
    virtual bool isComplete() const = 0;
};

/// gzip, x-gzip, deflate (with or without zlib's wrapper), br or zstd; null for anything else. `next` must outlive it.
std::unique_ptr<Decoding> makeDecoding(const QByteArray& coding, ByteSink& next);

}
