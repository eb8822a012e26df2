// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/secretplace.h"

namespace idemscope {

using namespace Qt::StringLiterals;

QString levelPlace(const QString& path)
{
    return path.isEmpty() ? u"/collection"_s : u"/folder/"_s + path;
}

QString requestPlace(const QString& path)
{
    return u"/request/"_s + path;
}

QString secretPlace(const QString& collection, const QString& level, const QString& variable)
{
    return collection + u'/' + level + u'/' + variable;
}

}
