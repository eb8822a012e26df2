// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/references.h"

#include "interchange/jsonreading.h"
#include "render/urltext.h"

#include <QCoreApplication>
#include <QDir>

namespace idemscope::openapi {

using namespace Qt::StringLiterals;

namespace {

struct Reference
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::OpenApiReference)
};

constexpr int longestChain = 32;
constexpr qsizetype smallObject = 32; ///< up to here a walk over the members is as quick as an index

const char* textBegin(const JsonValue& value)
{
    return value.text().data();
}

}

std::optional<JsonValue> References::resolved(const JsonValue& value)
{
    JsonValue current = value;
    for (int step = 0; step < longestChain; ++step) {
        const auto reference = current.isObject() ? current.member("$ref") : std::nullopt;
        if (!reference || !reference->isString())
            return current;
        const auto next = target(current, reference->string());
        if (!next)
            return {};
        current = *next;
    }
    complain(Reference::tr("the reference %1 leads round in a circle").arg(textAt(value, "$ref")));
    return {};
}

std::optional<JsonValue> References::member(const std::optional<JsonValue>& object, QByteArrayView name)
{
    const auto value = memberOf(object, name);
    return value ? resolved(*value) : std::nullopt;
}

QStringList References::takeTroubles()
{
    return std::exchange(m_troubles, {});
}

std::optional<JsonValue> References::target(const JsonValue& from, const QByteArray& reference)
{
    const std::pair place(textBegin(from.at(0)), reference);
    if (const auto known = m_targets.constFind(place); known != m_targets.constEnd())
        return *known;
    const qsizetype hash = reference.indexOf('#');
    auto found = rootOf(from, hash < 0 ? reference : reference.first(hash));
    const QByteArray pointer = hash < 0 ? QByteArray() : percentDecoded(reference.sliced(hash + 1), false);
    if (found && !pointer.isEmpty()) {
        for (QByteArray name : pointer.sliced(pointer.startsWith('/') ? 1 : 0).split('/')) {
            if (found)
                found = child(*found, name.replace("~1", "/").replace("~0", "~"));
        }
    }
    if (!found)
        complain(Reference::tr("the reference %1 leads nowhere").arg(QString::fromUtf8(reference)));
    m_targets.insert(place, found);
    return found;
}

/// The document that a reference is in, or the file it names beside that.
std::optional<JsonValue> References::rootOf(const JsonValue& from, const QByteArray& file)
{
    if (file.isEmpty())
        return from.at(0);
    const QString home = m_homes.value(textBegin(from.at(0)));
    const QString folder = home.contains(u'/') ? home.section(u'/', 0, -2) + u'/' : QString();
    return open(folder + QString::fromUtf8(percentDecoded(file, false)));
}

std::optional<JsonValue> References::open(const QString& path)
{
    auto known = m_files.find(path);
    if (known == m_files.end()) {
        known = m_files.emplace(path, read(path)).first;
        if (known->second.tree)
            m_homes.insert(textBegin(known->second.tree->root), path);
    }
    return known->second.tree ? std::optional(known->second.tree->root) : std::nullopt;
}

References::File References::read(const QString& path)
{
    File file;
    if (path.contains("://"_L1) || !QDir::isRelativePath(path) || QDir::cleanPath(path).startsWith(".."_L1)) {
        complain(Reference::tr("%1 was not read: only files beside the document are").arg(path));
        return file;
    }
    const auto bytes = m_source.readNamedFile(path);
    if (!bytes) {
        complain(bytes.error().message);
        return file;
    }
    file.source = std::make_unique<ImportSource>(ImportSource::fromBytes(*bytes, path));
    if (auto tree = ForeignTree::of(*file.source))
        file.tree = std::move(*tree);
    else
        complain(tree.error().message);
    return file;
}

std::optional<JsonValue> References::child(const JsonValue& parent, const QByteArray& name)
{
    if (parent.isArray()) {
        bool isNumber = false;
        const int index = name.toInt(&isNumber);
        return isNumber ? parent.element(index) : std::nullopt;
    }
    if (parent.size() <= smallObject)
        return parent.member(name);
    auto& members = m_members[textBegin(parent)];
    if (members.isEmpty()) {
        for (const JsonValue value : parent.children())
            members.insert(value.name()->string(), value);
    }
    const auto found = members.constFind(name);
    return found == members.constEnd() ? std::nullopt : std::optional(*found);
}

void References::complain(const QString& text)
{
    if (!m_troubles.contains(text))
        m_troubles += text;
}

}
