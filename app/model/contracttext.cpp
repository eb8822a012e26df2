// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/contracttext.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QStringList>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ContractText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ContractText)
};

constexpr auto statusPrefix = "status:"_L1;
constexpr auto jsonPathPrefix = "jsonpath:"_L1;
constexpr auto headerPrefix = "header:"_L1;
constexpr auto sinkPrefix = "sink:"_L1;
constexpr auto bodyEqualWord = "body-equal"_L1;

std::optional<int> statusNumber(const QString& text)
{
    bool isNumber = false;
    const int status = text.toInt(&isNumber);
    if (!isNumber || text.size() != 3 || status < 100 || status > 599)
        return std::nullopt;
    return status;
}

std::optional<StatusRange> rangeFromText(const QString& text)
{
    if (text.size() == 3 && text.endsWith("xx"_L1, Qt::CaseInsensitive) && text[0] >= u'1' && text[0] <= u'5') {
        const int first = text[0].digitValue() * 100;
        return StatusRange{first, first + 99};
    }
    const qsizetype dash = text.indexOf(u'-');
    const std::optional<int> from = statusNumber(text.left(dash < 0 ? text.size() : dash).trimmed());
    const std::optional<int> to = dash < 0 ? from : statusNumber(text.mid(dash + 1).trimmed());
    if (!from || !to || *from > *to)
        return std::nullopt;
    return StatusRange{*from, *to};
}

QString toText(const StatusRange& range)
{
    if (range.from == range.to)
        return QString::number(range.from);
    if (range.from % 100 == 0 && range.to == range.from + 99)
        return u"%1xx"_s.arg(range.from / 100);
    return u"%1-%2"_s.arg(range.from).arg(range.to);
}

}

Result<std::vector<StatusRange>> statusesFromText(const QString& list)
{
    std::vector<StatusRange> ranges;
    const QStringList parts = list.split(u',');
    for (const QString& part : parts) {
        const std::optional<StatusRange> range = rangeFromText(part.trimmed());
        if (!range) {
            return fail(ErrorCode::InvalidInput,
                        ContractText::tr("“%1” is not a status: write 201, 200-299 or 2xx").arg(part.trimmed()));
        }
        ranges.push_back(*range);
    }
    return ranges;
}

QString toText(const std::vector<StatusRange>& statuses)
{
    QStringList ranges;
    for (const StatusRange& range : statuses)
        ranges.append(toText(range));
    return ranges.join(u',');
}

Result<Condition> conditionFromText(const QString& text)
{
    Condition condition;
    QString rest = text.trimmed();
    if (rest.startsWith(statusPrefix)) {
        const qsizetype plus = rest.indexOf(u'+');
        const QString list = rest.left(plus < 0 ? rest.size() : plus).mid(statusPrefix.size());
        Result<std::vector<StatusRange>> ranges = statusesFromText(list);
        if (!ranges)
            return Failure(ranges.error());
        condition.statuses = std::move(*ranges);
        if (plus < 0)
            return condition;
        rest = rest.mid(plus + 1).trimmed();
    }
    if (!rest.startsWith(jsonPathPrefix)) {
        return fail(
            ErrorCode::InvalidInput,
            ContractText::tr("“%1” is not a condition: write status:LIST, jsonpath:EXPR or status:LIST+jsonpath:EXPR")
                .arg(text.trimmed()));
    }
    condition.jsonPath = rest.mid(jsonPathPrefix.size()).trimmed();
    if (condition.jsonPath.isEmpty())
        return fail(ErrorCode::InvalidInput, ContractText::tr("A JSONPath is missing after “jsonpath:”"));
    return condition;
}

QString toText(const Condition& condition)
{
    QStringList parts;
    if (!condition.statuses.empty())
        parts.append(statusPrefix + toText(condition.statuses));
    if (!condition.jsonPath.isEmpty())
        parts.append(jsonPathPrefix + condition.jsonPath);
    return parts.join(u'+');
}

Result<ReplayRule> replayRuleFromText(const QString& text)
{
    const QString trimmed = text.trimmed();
    ReplayRule rule;
    if (trimmed == bodyEqualWord) {
        rule.kind = ReplayRule::Kind::BodyEqual;
        return rule;
    }
    if (trimmed.startsWith(statusPrefix)) {
        const std::optional<int> status = statusNumber(trimmed.mid(statusPrefix.size()).trimmed());
        if (!status)
            return fail(ErrorCode::InvalidInput,
                        ContractText::tr("“%1” is not one status: write status:208").arg(trimmed));
        rule.kind = ReplayRule::Kind::Status;
        rule.status = *status;
        return rule;
    }
    const QString assignment = trimmed.startsWith(headerPrefix) ? trimmed.mid(headerPrefix.size()) : QString();
    const qsizetype equals = assignment.indexOf(u'=');
    rule.header = assignment.left(equals < 0 ? assignment.size() : equals).trimmed();
    if (rule.header.isEmpty()) {
        return fail(ErrorCode::InvalidInput,
                    ContractText::tr(
                        "“%1” is not a replay rule: write header:NAME, header:NAME=VALUE, status:CODE or body-equal")
                        .arg(trimmed));
    }
    if (equals >= 0)
        rule.value = assignment.mid(equals + 1).trimmed();
    return rule;
}

QString toText(const ReplayRule& rule)
{
    switch (rule.kind) {
    case ReplayRule::Kind::Status:
        return statusPrefix + QString::number(rule.status);
    case ReplayRule::Kind::BodyEqual:
        return bodyEqualWord;
    case ReplayRule::Kind::Header:
        break;
    }
    return rule.value ? headerPrefix + rule.header + u'=' + *rule.value : headerPrefix + rule.header;
}

QStringList provocationNames()
{
    return {u"decline"_s, u"invalid"_s, u"error-5xx"_s, u"commit-then-5xx"_s, u"throw"_s, u"crash"_s, u"slow"_s};
}

Result<Provocation> provocationFromText(const QString& text)
{
    const QStringList known = provocationNames();
    Provocation provocation;
    provocation.name = text.section(u'=', 0, 0).trimmed();
    QString change = text.section(u'=', 1).trimmed();
    if (!known.contains(provocation.name))
        return fail(
            ErrorCode::InvalidInput,
            ContractText::tr("“%1” is no provocation. Known ones: %2").arg(provocation.name, known.join(u", "_s)));
    if (QJsonDocument::fromJson(change.toUtf8()).isArray()) {
        provocation.text = change;
        return provocation;
    }
    const bool isHeader = change.startsWith(headerPrefix);
    provocation.kind = isHeader ? Provocation::Kind::Header : Provocation::Kind::Sink;
    provocation.text = change.mid(isHeader ? headerPrefix.size() : sinkPrefix.size()).trimmed();
    if (provocation.text.size() > 1 && provocation.text.startsWith(u'\'') && provocation.text.endsWith(u'\''))
        provocation.text = provocation.text.mid(1, provocation.text.size() - 2);
    const bool isGood =
        isHeader ? provocation.text.indexOf(u':') > 0 : change.startsWith(sinkPrefix) && !provocation.text.isEmpty();
    if (!isGood)
        return fail(ErrorCode::InvalidInput,
                    ContractText::tr("“%1”: write %2=JSON-PATCH, %2=header:'Name: value' or %2=sink:ANSWER")
                        .arg(text, provocation.name));
    return provocation;
}

QString toText(const Provocation& provocation)
{
    switch (provocation.kind) {
    case Provocation::Kind::Header:
        return u"%1=header:'%2'"_s.arg(provocation.name, provocation.text);
    case Provocation::Kind::Sink:
        return u"%1=sink:%2"_s.arg(provocation.name, provocation.text);
    case Provocation::Kind::Patch:
        break;
    }
    return provocation.name + u'=' + provocation.text;
}

}
