// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/verdictruns.h"

namespace idemscope {

namespace {

/// By OperationVerdict; the words begin with the same letters where they can.
constexpr QStringView letters = u"DULIXEN";
constexpr size_t mostOperations = 100'000'000;

}

QString packVerdicts(const std::vector<OperationVerdict>& verdicts)
{
    QString text;
    for (size_t first = 0; first < verdicts.size();) {
        size_t next = first;
        while (next < verdicts.size() && verdicts[next] == verdicts[first])
            ++next;
        text += letters[int(verdicts[first])] + QString::number(next - first);
        first = next;
    }
    return text;
}

std::optional<std::vector<OperationVerdict>> unpackVerdicts(QStringView text)
{
    std::vector<OperationVerdict> verdicts;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype verdict = letters.indexOf(text[at]);
        qsizetype end = at + 1;
        while (end < text.size() && text[end] >= u'0' && text[end] <= u'9')
            ++end;
        const qulonglong count = text.mid(at + 1, end - at - 1).toULongLong();
        if (verdict < 0 || count == 0 || count > mostOperations - verdicts.size())
            return std::nullopt;
        verdicts.insert(verdicts.end(), size_t(count), OperationVerdict(verdict));
        at = end;
    }
    return verdicts;
}

}
