// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace idemscope {

// What the value of a secret variable is kept under, in this process and in the keychain.

/// The level of a collection's variables that is no environment: of a folder or, where `path` is empty, of the whole
/// collection. No environment can bear these names.
QString levelPlace(const QString& path);

/// The level of a saved request's own variables; likewise.
QString requestPlace(const QString& path);

/// Two collections may each have an environment of one name: a secret belongs to its own. `level` is an environment's
/// name, a levelPlace() or a requestPlace().
QString secretPlace(const QString& collection, const QString& level, const QString& variable);

}
