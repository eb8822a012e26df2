// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace idemscope {

/// A name for a request that has none: "POST v1 payments", "GET api.example.com".
QString titleOf(const QString& method, const QString& url);

}
