// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditfindings.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr std::size_t mostEvidence = 20;

Sentence redacted(Sentence sentence, const Redactor& redactor)
{
    if (sentence.context.isEmpty()) // a text as it came
        sentence.source = redactor.redactBytes(sentence.source);
    for (SentenceArgument& argument : sentence.arguments) {
        argument.text = QString::fromUtf8(redactor.redactBytes(argument.text.toUtf8()));
        if (argument.part)
            argument.part = redacted(*argument.part, redactor);
    }
    return sentence;
}

}

Finding redacted(Finding finding, const Redactor& redactor)
{
    finding.sentence = redacted(finding.sentence, redactor);
    for (Sentence& detail : finding.details)
        detail = redacted(detail, redactor);
    for (EvidencePiece& piece : finding.evidence)
        piece.attempts.resize(std::min(piece.attempts.size(), mostEvidence));
    return finding;
}

Finding unanswered(const Check& check, const Sentence& why, CheckResult result)
{
    Finding finding;
    finding.result = result;
    finding.severity = check.severity;
    finding.sentence = why;
    finding.source = QString::fromUtf8(check.source);
    return finding;
}

}
