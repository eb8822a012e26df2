// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"

namespace idemscope {

// Edits of a JSON text that leave every other byte as it is. Offsets are those of the document `text` was parsed from;
// `raw` is JSON text. Of this room.

QByteArray withValueReplaced(const QByteArray& text, const JsonValue& value, QByteArrayView raw);

/// Adds a member behind the last one, with the white space that the last one has around its parts.
QByteArray withMemberAppended(const QByteArray& text, const JsonValue& object, QByteArrayView name, QByteArrayView raw);

/// Needs 0 ≤ index ≤ size.
QByteArray withElementInserted(const QByteArray& text, const JsonValue& array, qsizetype index, QByteArrayView raw);

/// Removes a member or element of `container` with one of the commas beside it.
QByteArray withChildRemoved(const QByteArray& text, const JsonValue& container, const JsonValue& child);

}
