// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/requesttitle.h"

#include <QStringList>

namespace idemscope {

using namespace Qt::StringLiterals;

QString titleOf(const QString& method, const QString& url)
{
    const qsizetype scheme = url.indexOf("://"_L1);
    const QString bare = url.mid(scheme < 0 ? 0 : scheme + 3).section(u'#', 0, 0).section(u'?', 0, 0);
    const QStringList segments = bare.split(u'/', Qt::SkipEmptyParts);
    const QString place = segments.size() > 1 ? segments.mid(1).join(u' ') : segments.join(u' ').section(u'@', -1);
    return (method + u' ' + place).trimmed();
}

}
