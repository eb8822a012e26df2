// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/csvline.h"

namespace idemscope {

QByteArray csvCell(QByteArray text)
{
    if (!text.isEmpty() && QByteArrayView("=+-@\t\r").contains(text.front()))
        text.prepend('\'');
    const bool needsQuotes = text.contains(',') || text.contains('"') || text.contains('\n') || text.contains('\r');
    return needsQuotes ? '"' + text.replace('"', "\"\"") + '"' : text;
}

QByteArray csvRow(const QList<QByteArray>& cells)
{
    return cells.join(',') + "\r\n";
}

}
