// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

namespace idemscope {

/// The first enabled header of that name; null: there is none.
const Field* headerField(const Request& request, QLatin1StringView name);

/// Gives `request` these bytes as its body, of the kind that its Content-Type says; without one `defaultType` is added
/// where the kind does not bring it. What is sent are exactly these bytes once {{variables}} have their values: a form
/// becomes a table only where the table gives the same bytes again.
void setBodyBytes(Request& request, const QByteArray& bytes, const QByteArray& defaultType = {});

/// What a body puts on the wire, with {{variables}} as they stand; of a file nothing.
QByteArray bodyBytes(const Body& body);

/// The fields of "a=1&b=2"; none where written out again they would be other bytes.
std::optional<Fields> formFields(const QByteArray& text);

}
