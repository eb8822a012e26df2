// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"
#include "interchange/contents.h"

#include <QJsonArray>
#include <QJsonObject>

namespace idemscope::postman {

// The member "idemscope" of items and collections: what Postman has no word for, so that exporting and importing again
// keeps everything. Of this folder.

QJsonObject extensionOf(const Request& request);
/// True where the item holds one; then everything but what Postman itself tells is read from it, and `body.kind` is
/// Text where a body that looks like JSON is none. A damaged one gives a warning.
bool readExtension(const JsonValue& item, Request& request, ImportedContents& contents);

QJsonObject extensionOf(const ImportedContents& contents);
void readExtension(const JsonValue& collection, ImportedContents& contents);

/// Variables of the exported collection in place of {{key}}, {{operation}} and {{round}}, which Postman does not know.
QJsonArray standIns();
bool isStandIn(const Field& variable);

}
