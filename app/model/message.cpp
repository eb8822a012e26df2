// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/message.h"

namespace idemscope {

QByteArray headerValue(const HeaderFields& fields, QByteArrayView name)
{
    for (const HeaderField& field : fields) {
        if (field.name.compare(name, Qt::CaseInsensitive) == 0)
            return field.value;
    }
    return {};
}

}
