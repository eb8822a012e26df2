// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/reportdata.h"

#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

QStringList secretNames(const QString& text)
{
    static const QRegularExpression form(u"‹secret ([^›]+)›"_s);
    QStringList names;
    auto found = form.globalMatch(text);
    while (found.hasNext())
        names.append(found.next().captured(1));
    names.removeDuplicates();
    return names;
}

}
