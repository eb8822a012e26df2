// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/templatetext.h"

namespace idemscope {

QByteArray aroundVariables(const QByteArray& text, const std::function<QByteArray(QByteArrayView piece)>& change)
{
    QByteArray result;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype begin = text.indexOf("{{", at);
        const qsizetype end = begin < 0 ? -1 : text.indexOf("}}", begin);
        if (end < 0)
            break;
        result += change(QByteArrayView(text).sliced(at, begin - at));
        result += text.sliced(begin, end + 2 - begin);
        at = end + 2;
    }
    return result + change(QByteArrayView(text).sliced(at));
}

}
