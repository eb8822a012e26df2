// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace idemscope {

/// The connection of a SQL probe whose password is a variable: "host=… password={{secret}}". One that is typed is none
/// of these and refused elsewhere: a connection is stored.
struct SqlPassword
{
    QString password; ///< the {{variables}}; empty: there are none
    QString rest;     ///< the connection without them
};
SqlPassword sqlPasswordIn(const QString& connection);

}
