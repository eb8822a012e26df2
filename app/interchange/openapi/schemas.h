// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/openapi/references.h"

#include <QSet>

namespace idemscope::openapi {

/// A property as a schema and everything it is made of declare it.
struct Property
{
    QByteArray name;
    JsonValue schema;
    bool isRequired = false;
};

/// The properties of an object schema, those of its allOf and of the first of its oneOf or anyOf included; a later one
/// of the same name wins, in the first one's place. Those that are read only are left out. Of this folder.
std::vector<Property> propertiesOf(const JsonValue& schema, References& references);

/// "object", "array", "string", …: as declared (of several the first that is not null), else as the other keywords
/// suggest; empty: nothing is known.
QByteArray typeOf(const JsonValue& schema);

/// A value that a schema of a plain type allows, as JSON: formats, bounds and lengths are respected, patterns are not.
QByteArray plainValue(const JsonValue& schema, const QByteArray& type);

}
