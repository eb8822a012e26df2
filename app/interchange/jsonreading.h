// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"

#include <QJsonValue>

namespace idemscope {

// Reads what foreign files hold, however loosely it is written: a text may be a number there, and null stands for
// nothing. Of this room.

/// A string decoded, a number or true/false as written, a list or object as its JSON; null and nothing: empty.
QString textOf(const std::optional<JsonValue>& value);
/// The same, but a list's elements joined by ", ", as several values of one header are.
QString joinedTextOf(const std::optional<JsonValue>& value);

/// The member, unless it is null or there is none.
std::optional<JsonValue> memberOf(const std::optional<JsonValue>& object, QByteArrayView name);
QString textAt(const std::optional<JsonValue>& object, QByteArrayView name);
/// True where the member is true, also where it is written as a text.
bool isTrueAt(const std::optional<JsonValue>& object, QByteArrayView name);

/// The elements of a list, the values of an object; nothing else has any.
std::vector<JsonValue> childrenOf(const std::optional<JsonValue>& value);
std::vector<JsonValue> childrenAt(const std::optional<JsonValue>& object, QByteArrayView name);
/// The name under which a value stands in its object.
QString nameOf(const JsonValue& value);

/// For what is kept and not used; numbers beyond 64 bits lose digits there.
QJsonValue keptJson(const JsonValue& value);

}
