// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/expectation.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Expectations
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Expectation)
};

using Read = std::optional<double> (*)(const Figures&);

std::optional<double> ofLatency(const Figures& figures, qint64 Distribution::*value)
{
    return figures.all.count > 0 ? std::optional(double(figures.all.*value)) : std::nullopt;
}

struct NamedFigure
{
    const char16_t* name;
    Read read;
};

constexpr NamedFigure namedFigures[] = {
    {u"p50",
     [](const Figures& f) {
         return ofLatency(f, &Distribution::p50);
     }},
    {u"p90",
     [](const Figures& f) {
         return ofLatency(f, &Distribution::p90);
     }},
    {u"p95",
     [](const Figures& f) {
         return ofLatency(f, &Distribution::p95);
     }},
    {u"p99",
     [](const Figures& f) {
         return ofLatency(f, &Distribution::p99);
     }},
    {u"max",
     [](const Figures& f) {
         return ofLatency(f, &Distribution::max);
     }},
    {u"attempts",
     [](const Figures& f) {
         return std::optional(double(f.attempts));
     }},
    {u"wire_sends",
     [](const Figures& f) {
         return std::optional(double(f.wireSends));
     }},
    {u"unknown",
     [](const Figures& f) {
         return std::optional(double(f.unknown));
     }},
    {u"refused",
     [](const Figures& f) {
         return std::optional(double(f.refused));
     }},
    {u"failed",
     [](const Figures& f) {
         return std::optional(double(f.failed));
     }},
    {u"conflicts",
     [](const Figures& f) {
         return std::optional(double(f.repeatConflicts));
     }},
    {u"replays",
     [](const Figures& f) {
         return std::optional(double(f.replays));
     }},
    {u"duplicates",
     [](const Figures& f) {
         return std::optional(double(f.duplicates));
     }},
    {u"lost",
     [](const Figures& f) {
         return std::optional(double(f.lost));
     }},
    {u"unexpected",
     [](const Figures& f) {
         return std::optional(double(f.unexpected));
     }},
    {u"unlearned",
     [](const Figures& f) {
         return std::optional(double(f.unlearned));
     }},
    {u"overlap",
     [](const Figures& f) {
         return std::optional(double(f.overlap));
     }},
    {u"cache_hit_ratio",
     [](const Figures& f) {
         return f.cacheHitRatio;
     }},
    {u"conflict_ratio",
     [](const Figures& f) {
         return f.conflictRatio;
     }},
    {u"reexecution_ratio",
     [](const Figures& f) {
         return f.reexecutionRatio;
     }},
    {u"spread",
     [](const Figures& f) {
         return f.spreadUs ? std::optional(double(*f.spreadUs)) : std::nullopt;
     }},
};

Read readerOf(const QString& name)
{
    for (const NamedFigure& figure : namedFigures) {
        if (name == QStringView(figure.name))
            return figure.read;
    }
    return nullptr;
}

double unitFactor(const QString& unit)
{
    if (unit == "s"_L1)
        return 1e6;
    if (unit == "ms"_L1)
        return 1e3;
    return unit == "%"_L1 ? 0.01 : 1;
}

Expectation::Relation relationOf(const QString& sign)
{
    using R = Expectation::Relation;
    if (sign == "<"_L1)
        return R::Less;
    if (sign == "<="_L1)
        return R::LessOrEqual;
    if (sign == ">"_L1)
        return R::Greater;
    return sign == ">="_L1 ? R::GreaterOrEqual : R::Equal;
}

}

Result<Expectation> Expectation::parse(const QString& text)
{
    static const QRegularExpression form(
        u"^\\s*([a-z0-9_]+)\\s*(<=|>=|==?|<|>)\\s*([0-9]+(?:\\.[0-9]+)?)\\s*(us|ms|s|%)?\\s*$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return fail(ErrorCode::InvalidInput,
                    Expectations::tr("“%1” is no expectation; write one like p95<200ms or duplicates=0").arg(text));
    Expectation expectation{text, match.captured(1), relationOf(match.captured(2)),
                            match.captured(3).toDouble() * unitFactor(match.captured(4))};
    if (!readerOf(expectation.figure))
        return fail(
            ErrorCode::InvalidInput,
            Expectations::tr("“%1” is no figure; known are %2").arg(expectation.figure, knownFigures().join(u", "_s)));
    return expectation;
}

QStringList Expectation::knownFigures()
{
    QStringList names;
    for (const NamedFigure& figure : namedFigures)
        names += QString::fromUtf16(figure.name);
    return names;
}

bool Expectation::isMet(const Figures& figures) const
{
    const std::optional<double> value = readerOf(figure)(figures);
    if (!value)
        return false;
    switch (relation) {
    case Relation::Less:
        return *value < bound;
    case Relation::LessOrEqual:
        return *value <= bound;
    case Relation::Equal:
        return *value == bound;
    case Relation::GreaterOrEqual:
        return *value >= bound;
    case Relation::Greater:
        return *value > bound;
    }
    return false;
}

}
