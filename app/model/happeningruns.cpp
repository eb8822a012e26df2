// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/happeningruns.h"

namespace idemscope {

namespace {

/// By Happening: executed, replay, conflict, duplicate, unknown, refused (N: never sent), rejected (J), failed.
constexpr QStringView letters = u"ERCDUNJF";
constexpr QChar noAttempt = u'-';
constexpr size_t mostAttempts = 100'000'000;
static_assert(letters.size() == happeningCount);

}

QString packHappenings(const AttemptHappenings& happenings)
{
    QString text;
    for (size_t first = 0; first < happenings.size();) {
        size_t next = first;
        while (next < happenings.size() && happenings[next] == happenings[first])
            ++next;
        text += happenings[first] ? letters[int(*happenings[first])] : noAttempt;
        if (next - first > 1)
            text += QString::number(next - first);
        first = next;
    }
    return text;
}

AttemptHappenings unpackHappenings(QStringView text)
{
    AttemptHappenings happenings;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype letter = letters.indexOf(text[at]);
        qsizetype end = at + 1;
        while (end < text.size() && text[end] >= u'0' && text[end] <= u'9')
            ++end;
        const qulonglong count = end == at + 1 ? 1 : text.mid(at + 1, end - at - 1).toULongLong();
        if ((letter < 0 && text[at] != noAttempt) || count == 0 || count > mostAttempts - happenings.size())
            return {};
        happenings.insert(happenings.end(), size_t(count),
                          letter < 0 ? std::nullopt : std::optional(Happening(letter)));
        at = end;
    }
    return happenings;
}

}
