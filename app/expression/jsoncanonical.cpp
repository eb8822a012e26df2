// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/decimal.h"
#include "expression/json.h"

#include <algorithm>

namespace idemscope {

namespace {

/// An object or array whose children are being written.
struct Frame
{
    std::vector<std::pair<QByteArray, JsonValue>> children; ///< name and value, sorted by name in an object
    std::size_t at = 0;
    bool isObject = false;
};

bool isPlain(const JsonValue& string)
{
    return !string.text().contains('\\');
}

/// The decoded name; a plain one is only pointed at, the document outlives the frames.
QByteArray nameOf(const JsonValue& name)
{
    const QByteArrayView text = name.text();
    return isPlain(name) ? QByteArray::fromRawData(text.data() + 1, text.size() - 2) : name.string();
}

/// A string without a backslash is canonical as it stands.
void writeString(QByteArray& text, const JsonValue& string)
{
    if (isPlain(string))
        text.append(string.text());
    else
        text += quoteJson(string.string());
}

Frame frameOf(const JsonValue& container)
{
    Frame frame;
    frame.isObject = container.isObject();
    frame.children.reserve(static_cast<std::size_t>(container.size()));
    for (const JsonValue child : container.children())
        frame.children.emplace_back(frame.isObject ? nameOf(*child.name()) : QByteArray(), child);
    if (frame.isObject) {
        std::stable_sort(frame.children.begin(), frame.children.end(),
                         [](const auto& left, const auto& right) { return left.first < right.first; });
    }
    return frame;
}

/// Writes a scalar, or the opening bracket of a container, which then is the innermost frame.
void writeValue(QByteArray& text, std::vector<Frame>& frames, const JsonValue& value)
{
    switch (value.kind()) {
    case JsonKind::Number:
        text += canonicalNumber(value.text());
        break;
    case JsonKind::String:
        writeString(text, value);
        break;
    case JsonKind::Array:
    case JsonKind::Object:
        frames.push_back(frameOf(value));
        text += value.isObject() ? '{' : '[';
        break;
    default:
        text += value.text();
    }
}

}

QByteArray canonical(const JsonValue& value)
{
    QByteArray text;
    std::vector<Frame> frames;
    writeValue(text, frames, value);
    while (!frames.empty()) {
        Frame& frame = frames.back();
        if (frame.at == frame.children.size()) {
            text += frame.isObject ? '}' : ']';
            frames.pop_back();
            continue;
        }
        if (frame.at > 0)
            text += ',';
        const JsonValue child = frame.children[frame.at++].second; // a copy: pushing a frame moves the frames
        if (const auto name = child.name()) {
            writeString(text, *name);
            text += ':';
        }
        writeValue(text, frames, child);
    }
    return text;
}

}
