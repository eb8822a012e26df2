// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonpatch.h"

#include "expression/decimal.h"
#include "expression/jsonedit.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct Patch
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JsonPatch)
};

Failure inOperation(std::size_t index, const Error& error)
{
    return fail(ErrorCode::InvalidInput, Patch::tr("JSON Patch, operation %1: %2").arg(index + 1).arg(error.message));
}

/// The one member of that name. Errors: InvalidInput when it is missing or stands twice.
Result<JsonValue> uniqueMember(const JsonValue& object, QByteArrayView name)
{
    std::optional<JsonValue> found;
    for (const JsonValue child : object.children()) {
        if (!child.name()->isText(name))
            continue;
        if (found)
            return fail(ErrorCode::InvalidInput, Patch::tr("“%1” stands twice").arg(QString::fromUtf8(name)));
        found = child;
    }
    if (!found)
        return fail(ErrorCode::InvalidInput, Patch::tr("“%1” is missing").arg(QString::fromUtf8(name)));
    return *found;
}

Result<JsonPointer> pointerMember(const JsonValue& object, QByteArrayView name)
{
    const auto member = uniqueMember(object, name);
    if (!member)
        return Failure(member.error());
    if (!member->isString())
        return fail(ErrorCode::InvalidInput, Patch::tr("“%1” must be a string").arg(QString::fromUtf8(name)));
    return JsonPointer::parse(member->string());
}

}

Result<JsonPatch> JsonPatch::parse(const QByteArray& text)
{
    const auto document = JsonDocument::parse(text);
    if (!document)
        return Failure(document.error());
    if (!document->root().isArray())
        return fail(ErrorCode::InvalidInput, Patch::tr("A JSON Patch is an array of operations"));
    JsonPatch patch;
    for (const JsonValue entry : document->root().children()) {
        auto operation = parseOperation(entry);
        if (!operation)
            return inOperation(patch.m_operations.size(), operation.error());
        patch.m_operations.push_back(std::move(*operation));
    }
    return patch;
}

Result<JsonPatch::Operation> JsonPatch::parseOperation(const JsonValue& entry)
{
    static const std::pair<QByteArrayView, Action> actions[] = {
        {"add", Action::Add},   {"remove", Action::Remove}, {"replace", Action::Replace},
        {"move", Action::Move}, {"copy", Action::Copy},     {"test", Action::Test}};
    if (!entry.isObject())
        return fail(ErrorCode::InvalidInput, Patch::tr("it must be an object"));
    const auto name = uniqueMember(entry, "op");
    if (!name)
        return Failure(name.error());
    const auto* action = std::find_if(std::begin(actions), std::end(actions),
                                      [&](const auto& candidate) { return name->isText(candidate.first); });
    if (action == std::end(actions)) {
        return fail(ErrorCode::InvalidInput, Patch::tr("“op” must be add, remove, replace, move, copy or test"));
    }
    Operation operation{.action = action->second, .path = {}, .from = {}, .value = {}};
    auto path = pointerMember(entry, "path");
    if (!path)
        return Failure(path.error());
    operation.path = std::move(*path);
    if (operation.action == Action::Move || operation.action == Action::Copy) {
        auto from = pointerMember(entry, "from");
        if (!from)
            return Failure(from.error());
        operation.from = std::move(*from);
    } else if (operation.action != Action::Remove) {
        const auto value = uniqueMember(entry, "value");
        if (!value)
            return Failure(value.error());
        operation.value = value->text().toByteArray();
    }
    return operation;
}

Result<QByteArray> JsonPatch::apply(const QByteArray& document) const
{
    QByteArray text = document;
    for (std::size_t i = 0; i < m_operations.size(); ++i) {
        auto changed = perform(m_operations[i], text);
        if (!changed)
            return inOperation(i, changed.error());
        text = std::move(*changed);
    }
    return text;
}

Result<QByteArray> JsonPatch::perform(const Operation& operation, const QByteArray& document)
{
    switch (operation.action) {
    case Action::Add:
        return operation.path.add(document, operation.value);
    case Action::Remove:
        return operation.path.remove(document);
    case Action::Move:
    case Action::Copy:
        return relocate(operation, document);
    default:
        break;
    }
    const auto parsed = JsonDocument::parse(document);
    if (!parsed)
        return Failure(parsed.error());
    const auto target = operation.path.find(parsed->root());
    if (!target)
        return Failure(target.error());
    if (operation.action == Action::Replace)
        return withValueReplaced(document, *target, operation.value);
    const auto expected = JsonDocument::parse(operation.value);
    if (!expected)
        return Failure(expected.error());
    if (canonical(*target) != canonical(expected->root())) {
        return fail(
            ErrorCode::InvalidInput,
            Patch::tr("the test failed, the value at %1 is another one").arg(QString::fromUtf8(operation.path.text())));
    }
    return document;
}

Result<QByteArray> JsonPatch::relocate(const Operation& operation, const QByteArray& document)
{
    const auto parsed = JsonDocument::parse(document);
    if (!parsed)
        return Failure(parsed.error());
    const auto source = operation.from.find(parsed->root());
    if (!source)
        return Failure(source.error());
    if (operation.action == Action::Copy)
        return operation.path.add(document, source->text());
    if (operation.path.text() == operation.from.text())
        return document;
    if (operation.path.isWithin(operation.from))
        return fail(ErrorCode::InvalidInput, Patch::tr("a value cannot be moved into itself"));
    const auto without = operation.from.remove(document);
    if (!without)
        return without;
    return operation.path.add(*without, source->text());
}

Result<QByteArray> withFirstNumberPlusOne(const QByteArray& document)
{
    const auto parsed = JsonDocument::parse(document);
    if (!parsed)
        return Failure(parsed.error());
    const JsonValue root = parsed->root();
    for (quint32 index = 0; index < root.subtreeEnd(); ++index) {
        const JsonValue value = root.at(index);
        if (!value.isNumber())
            continue;
        if (const auto sum = plusOne(value.text()))
            return withValueReplaced(document, value, *sum);
    }
    return fail(ErrorCode::NotFound, Patch::tr("The body holds no number that could be changed"));
}

}
