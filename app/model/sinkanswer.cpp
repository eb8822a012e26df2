// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sinkanswer.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct SinkAnswerText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SinkAnswer)
};

constexpr int longestSlowMs = 3'600'000;

}

Result<SinkAnswer> sinkAnswerFromText(const QString& text)
{
    const QString word = text.section(u':', 0, 0).trimmed();
    const bool hasNumber = text.contains(u':');
    bool isNumber = false;
    const int number = text.section(u':', 1).trimmed().toInt(&isNumber);
    if (!hasNumber && word == "ok"_L1)
        return SinkAnswer{SinkAnswer::Kind::Ok, 0};
    if (!hasNumber && word == "rst"_L1)
        return SinkAnswer{SinkAnswer::Kind::Reset, 0};
    if (!hasNumber && word == "none"_L1)
        return SinkAnswer{SinkAnswer::Kind::None, 0};
    if (word == "slow"_L1 && isNumber && number >= 0 && number <= longestSlowMs)
        return SinkAnswer{SinkAnswer::Kind::Slow, number};
    if (word == "error"_L1 && isNumber && number >= 400 && number <= 599)
        return SinkAnswer{SinkAnswer::Kind::Error, number};
    return fail(ErrorCode::InvalidInput,
                SinkAnswerText::tr("“%1” is no answer of a gateway sink: ok, slow:MS, error:CODE (400 to 599), rst or "
                                   "none")
                    .arg(text));
}

QString toText(const SinkAnswer& answer)
{
    switch (answer.kind) {
    case SinkAnswer::Kind::Slow:
        return u"slow:%1"_s.arg(answer.number);
    case SinkAnswer::Kind::Error:
        return u"error:%1"_s.arg(answer.number);
    case SinkAnswer::Kind::Reset:
        return u"rst"_s;
    case SinkAnswer::Kind::None:
        return u"none"_s;
    case SinkAnswer::Kind::Ok:
        break;
    }
    return u"ok"_s;
}

}
