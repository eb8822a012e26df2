// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/jsonpointer.h"

namespace idemscope {

/// A JSON Patch (RFC 6902). Applying it keeps every byte of the document that no operation touches. Immutable value.
class JsonPatch
{
public:
    /// Errors: InvalidInput, naming the operation by its number from 1.
    static Result<JsonPatch> parse(const QByteArray& text);

    /// All operations or none. Errors: InvalidInput (not JSON, no such place, a failed test), naming the operation.
    Result<QByteArray> apply(const QByteArray& document) const;

private:
    enum class Action { Add, Remove, Replace, Move, Copy, Test };
    struct Operation
    {
        Action action = Action::Test;
        JsonPointer path;
        JsonPointer from;
        QByteArray value; ///< as written in the patch
    };
    static Result<Operation> parseOperation(const JsonValue& entry);
    static Result<QByteArray> perform(const Operation& operation, const QByteArray& document);
    static Result<QByteArray> relocate(const Operation& operation, const QByteArray& document);

    std::vector<Operation> m_operations;
};

/// The default "other payload" (CLI.md, --mutate): the first number of a JSON text, in document order, plus one; every
/// other byte stays. Errors: InvalidInput (not JSON), NotFound (no number, or only such with a huge exponent).
Result<QByteArray> withFirstNumberPlusOne(const QByteArray& document);

}
