// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/ages.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <limits>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Ages
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Ages)
};

struct AgeUnit
{
    QLatin1StringView word;
    qint64 milliseconds;
};

constexpr AgeUnit units[] = {
    {"d"_L1, 86'400'000}, {"h"_L1, 3'600'000}, {"min"_L1, 60'000}, {"s"_L1, 1000}, {"ms"_L1, 1}};

std::optional<qint64> ageFrom(const QString& text)
{
    static const QRegularExpression shape(u"^(\\d{1,12})\\s*([a-z]+)$"_s);
    const QRegularExpressionMatch match = shape.match(text);
    const qint64 number = match.captured(1).toLongLong();
    for (const AgeUnit& unit : units) {
        if (match.captured(2) == unit.word && number > 0 &&
            number <= std::numeric_limits<qint64>::max() / 2 / unit.milliseconds)
            return number * unit.milliseconds;
    }
    return {};
}

}

Result<std::vector<qint64>> agesFrom(const QString& text)
{
    static const QRegularExpression separator(u"[,;，、]"_s);
    std::vector<qint64> ages;
    for (const QString& part : text.split(separator, Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        const auto age = ageFrom(part.trimmed().toLower());
        if (!age)
            return fail(ErrorCode::InvalidInput,
                        Ages::tr("“%1” is no age; write 90 s, 1 h or 7 d").arg(part.trimmed()));
        ages.push_back(*age);
    }
    return ages;
}

QString agesText(const std::vector<qint64>& agesMs)
{
    QStringList texts;
    for (const qint64 age : agesMs) {
        for (const AgeUnit& unit : units) {
            if (age % unit.milliseconds == 0) {
                texts += u"%1 %2"_s.arg(age / unit.milliseconds).arg(unit.word);
                break;
            }
        }
    }
    return texts.join(u", "_s);
}

}
