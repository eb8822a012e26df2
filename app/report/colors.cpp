// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/colors.h"

namespace idemscope {

using namespace Qt::StringLiterals;

quint32 happeningRgb(Happening happening, bool isDark)
{
    switch (happening) {
    case Happening::Executed:
        return isDark ? 0x3d9fe0 : 0x0072b2;
    case Happening::Replay:
        return isDark ? 0x22b88b : 0x009e73;
    case Happening::Conflict:
        return isDark ? 0xf2b134 : 0xe69f00;
    case Happening::DuplicateEffect:
        return isDark ? 0xf27c38 : 0xd55e00;
    case Happening::Unknown:
        return isDark ? 0xdb90ba : 0xcc79a7;
    case Happening::Refused:
        return isDark ? 0x959ba1 : 0x7f7f7f;
    case Happening::Rejected:
        return isDark ? 0x7cc8f2 : 0x56b4e9;
    case Happening::Failed:
        break;
    }
    return isDark ? 0xffffff : 0x000000;
}

QString colorName(quint32 rgb)
{
    return u"#%1"_s.arg(rgb, 6, 16, QChar(u'0'));
}

}
