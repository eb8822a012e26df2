// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/fileidentity.h"

#include <QFile>

#include <sys/stat.h>

namespace idemscope {

FileIdentity identityOf(const QString& path)
{
    struct stat facts = {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? FileIdentity{facts.st_dev, facts.st_ino}
                                                                    : FileIdentity{};
}

}
