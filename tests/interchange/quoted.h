// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace idemscope::importing {

/// JSON that is written with single quotes, which read better in C++.
inline QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

}
