// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace idemscope {

/// The seed of one part of something bigger, by the name of the part: the same on every machine. 53 bits, so that it
/// survives every JSON reader.
quint64 derivedSeed(quint64 seed, const QString& part);

}
