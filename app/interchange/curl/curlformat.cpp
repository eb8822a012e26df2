// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/curlformat.h"

namespace idemscope {

bool recognisesCurl(const ImportSource& source)
{
    return source.text().trimmed().startsWith("curl ");
}

Result<ImportedContents> importCurl(const ImportSource& source, const ImportWatch&)
{
    return source.failure(QString());
}

Result<QByteArray> exportCurl(const ImportedContents&)
{
    return QByteArray();
}

}
