// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sqlpassword.h"

#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

SqlPassword sqlPasswordIn(const QString& connection)
{
    static const QRegularExpression form(u"\\bpassword\\s*=\\s*((?:\\{\\{[^{}]+\\}\\})+)(?=[\\s;]|$)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(connection);
    if (!match.hasMatch())
        return {{}, connection};
    QString rest = connection;
    return {match.captured(1), rest.remove(match.capturedStart(), match.capturedLength())};
}

}
