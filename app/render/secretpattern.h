// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"

#include <QByteArrayMatcher>

namespace idemscope {

/// A part of a text that must be replaced.
struct SecretSpan
{
    qsizetype begin = 0;
    qsizetype end = 0;
    const QString* name = nullptr;
};

/// Finds one secret in any of its forms. Immutable; of this room.
class SecretPattern
{
public:
    /// Needs a value that is not empty. Values under 4 bytes are looked for in plain and encoded form only, since a
    /// piece of their Base64 form is found by chance everywhere.
    explicit SecretPattern(Secret secret);

    const Secret& secret() const { return m_secret; }
    void find(QByteArrayView text, std::vector<SecretSpan>& spans) const;

private:
    struct Base64Core
    {
        QByteArrayMatcher matcher;
        bool hasPartBefore = false; ///< the character before it holds some bits of the secret
        bool hasPartBehind = false;
    };
    void addBase64(int offset);
    void findWritten(QByteArrayView text, std::vector<SecretSpan>& spans) const;
    void findBase64(QByteArrayView text, std::vector<SecretSpan>& spans) const;
    qsizetype matchAt(QByteArrayView text, qsizetype at) const;

    Secret m_secret;
    QByteArrayMatcher m_plain;
    std::vector<Base64Core> m_base64;
};

}
