// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <array>
#include <cstring>
#include <memory>

struct evp_md_ctx_st;
struct evp_md_st;

namespace idemscope {

/// The SHA-256 of a body. Not a faster hash without cryptographic strength: the bytes come from the target, which must
/// not be able to make two bodies look like one.
struct ContentHash
{
    std::array<unsigned char, 32> bytes = {};

    QByteArrayView view() const { return QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())); }
    bool operator==(const ContentHash&) const = default;
};

/// Computes hashes; keeps what OpenSSL would look up anew for each. One per thread.
class ContentHasher
{
public:
    ContentHasher();
    ~ContentHasher();
    ContentHasher(const ContentHasher&) = delete;
    ContentHasher& operator=(const ContentHasher&) = delete;

    ContentHash hash(QByteArrayView bytes);

private:
    evp_md_st* m_algorithm;
    evp_md_ctx_st* m_context;
};

}
