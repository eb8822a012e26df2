// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string>

namespace idemscope {

/// What the strategy or defect of this name does, translated; `english` where there is no translation.
QString sandboxDescription(const std::string& name, const std::string& english);

}
