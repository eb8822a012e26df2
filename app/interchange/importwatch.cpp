// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/importwatch.h"

namespace idemscope {

bool ImportWatch::advance(qint64 done, qint64 total) const
{
    if (progress && total > 0)
        progress(static_cast<int>(done * 100 / total));
    return !isStopped();
}

}
