// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

namespace idemscope {

/// A text as a cell of CSV (RFC 4180); one that a spreadsheet would take for a formula is guarded by an apostrophe.
QByteArray csvCell(QByteArray text);
/// A line of cells that are ready, ended by CRLF.
QByteArray csvRow(const QList<QByteArray>& cells);

}
