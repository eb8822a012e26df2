// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/openapi/examples.h"
#include "model/request.h"

namespace idemscope::openapi {

/// A parameter of an operation, behind its reference.
struct Parameter
{
    JsonValue value;
    QByteArray name;
    QByteArray place; ///< path, query, header, cookie; Swagger 2 also: body, formData
};

/// Those of a path and of its operation, which win where name and place are the same. Of this folder.
std::vector<Parameter> mergedParameters(const JsonValue& pathItem, const JsonValue& operation, References& references);

/// What the path holds and no parameter declares becomes a variable as well.
void fillUndeclared(QString& url);

/// Puts parameters into a request: the path as {{variables}} of the request, the others as rows, which are switched on
/// where they are required or look like an idempotency key.
class ParameterWriter
{
public:
    explicit ParameterWriter(References& references)
        : m_examples(references)
    {
    }

    void write(const Parameter& parameter, Request& request);

private:
    void writePath(const Parameter& parameter, const QByteArray& example, Request& request);
    void writeQuery(const Parameter& parameter, const QByteArray& example, Request& request);

    ExampleMaker m_examples;
};

}
