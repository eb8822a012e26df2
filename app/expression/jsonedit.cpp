// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/jsonedit.h"

namespace idemscope {

namespace {

QByteArray spliced(const QByteArray& text, qsizetype begin, qsizetype end, QByteArrayView replacement)
{
    QByteArray result;
    result.reserve(text.size() - (end - begin) + replacement.size());
    result.append(QByteArrayView(text).first(begin));
    result.append(replacement);
    result.append(QByteArrayView(text).sliced(end));
    return result;
}

/// Where a child starts: a member at its name.
qsizetype beginOf(const JsonValue& child)
{
    const auto name = child.name();
    return name ? name->begin() : child.begin();
}

std::optional<JsonValue> lastChild(const JsonValue& container)
{
    std::optional<JsonValue> last;
    for (const JsonValue child : container.children())
        last = child;
    return last;
}

/// The white space right before `at`.
QByteArrayView spaceBefore(const QByteArray& text, qsizetype at)
{
    qsizetype begin = at;
    while (begin > 0 && QByteArrayView(" \n\r\t").contains(text[begin - 1]))
        --begin;
    return QByteArrayView(text).sliced(begin, at - begin);
}

}

QByteArray withValueReplaced(const QByteArray& text, const JsonValue& value, QByteArrayView raw)
{
    return spliced(text, value.begin(), value.end(), raw);
}

QByteArray withMemberAppended(const QByteArray& text, const JsonValue& object, QByteArrayView name, QByteArrayView raw)
{
    QByteArray member = quoteJson(name);
    const auto last = lastChild(object);
    if (!last) {
        member.append(':').append(raw);
        return spliced(text, object.begin() + 1, object.begin() + 1, member);
    }
    const JsonValue lastName = *last->name();
    member.append(QByteArrayView(text).sliced(lastName.end(), last->begin() - lastName.end())).append(raw);
    QByteArray addition = ",";
    addition.append(spaceBefore(text, lastName.begin())).append(member);
    return spliced(text, last->end(), last->end(), addition);
}

QByteArray withElementInserted(const QByteArray& text, const JsonValue& array, qsizetype index, QByteArrayView raw)
{
    QByteArray addition;
    if (array.size() == 0)
        return spliced(text, array.begin() + 1, array.begin() + 1, raw);
    if (index < array.size()) {
        const JsonValue follower = *array.element(index);
        const JsonValue spaced = index > 0 ? follower : lastChild(array).value();
        addition.append(raw).append(',').append(spaceBefore(text, spaced.begin()));
        return spliced(text, follower.begin(), follower.begin(), addition);
    }
    const JsonValue last = *lastChild(array);
    addition.append(',').append(spaceBefore(text, last.begin())).append(raw);
    return spliced(text, last.end(), last.end(), addition);
}

QByteArray withChildRemoved(const QByteArray& text, const JsonValue& container, const JsonValue& child)
{
    std::optional<JsonValue> previous;
    std::optional<JsonValue> following;
    for (const JsonValue sibling : container.children()) {
        if (sibling.index() < child.index())
            previous = sibling;
        else if (sibling.index() > child.index() && !following)
            following = sibling;
    }
    if (previous)
        return spliced(text, previous->end(), child.end(), {});
    return spliced(text, beginOf(child), following ? beginOf(*following) : child.end(), {});
}

}
