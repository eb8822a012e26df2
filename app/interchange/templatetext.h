// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <functional>

namespace idemscope {

/// `text` with everything but its {{variables}} changed.
QByteArray aroundVariables(const QByteArray& text, const std::function<QByteArray(QByteArrayView piece)>& change);

}
