// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/transport.h"

namespace idemscope {

bool isPkcs12(const QString& file)
{
    return file.endsWith(QLatin1String(".p12"), Qt::CaseInsensitive) ||
           file.endsWith(QLatin1String(".pfx"), Qt::CaseInsensitive);
}

}
