// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace idemscope {

/// What stood in $'…'.
struct AnsiCText
{
    QByteArray text;
    qsizetype length = -1; ///< bytes read, with the closing quote; −1: it is never closed
};

/// Reads behind the opening $'. Bytes of 128 and more that are no UTF-8 are taken for Latin-1: so Firefox writes é
/// (IMPORTS.md §3.1).
AnsiCText readAnsiC(QByteArrayView text);

}
