// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace idemscope {

/// Bytes as text, and a translated remark when they could not be shown one to one.
struct DecodedText
{
    QString text;
    QString note;
};

/// Decodes by the charset of a Content-Type (RFC 9110 §8.3), UTF-8 without one; NUL and other control characters become
/// visible symbols. What the charset cannot hold is named in the note; the hex view shows the exact bytes.
DecodedText decodeBytes(const QByteArray& bytes, const QByteArray& contentType);
/// Whether a body is JSON by its media type or, without one, by its first character.
bool looksLikeJson(const QByteArray& body, const QByteArray& contentType);
/// Breaks lines longer than `longest` so that a text widget lays them out in linear time.
QString softBroken(const QString& text, qsizetype longest = 10'000);
/// Offset, sixteen bytes and their ASCII characters a line.
QString hexDump(const QByteArray& bytes);

}
