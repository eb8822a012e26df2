// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"

#include <QString>

namespace idemscope::openapi {

/// An example value in one piece: a list's elements, or an object's names and values, with `separator` between them.
QString simpleText(const QByteArray& example, QChar separator = u',');

/// A pair of the query.
struct QueryPair
{
    QString name;
    QString value;
    bool isEncoded = false; ///< its value goes into the URL as it stands: signs between elements are not encoded
};

/// How a parameter's style (form, spaceDelimited, pipeDelimited, deepObject; Swagger 2: collectionFormat) writes an
/// example value. Of this folder.
std::vector<QueryPair> queryPairs(const JsonValue& parameter, const QByteArray& example);

}
