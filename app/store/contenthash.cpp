// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/contenthash.h"

#include <openssl/evp.h>

namespace idemscope {

ContentHasher::ContentHasher()
    : m_algorithm(EVP_MD_fetch(nullptr, "SHA256", nullptr))
    , m_context(EVP_MD_CTX_new())
{
}

ContentHasher::~ContentHasher()
{
    EVP_MD_CTX_free(m_context);
    EVP_MD_free(m_algorithm);
}

ContentHash ContentHasher::hash(QByteArrayView bytes)
{
    ContentHash result;
    EVP_DigestInit_ex2(m_context, m_algorithm, nullptr);
    EVP_DigestUpdate(m_context, bytes.data(), static_cast<std::size_t>(bytes.size()));
    EVP_DigestFinal_ex(m_context, result.bytes.data(), nullptr);
    return result;
}

}
