// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/probeshape.h"

#include "observe/sinkhub.h"
#include "render/givenauth.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct ShapeText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Observer)
};

/// The samples that show what a template depends on.
struct ProbeSamples
{
    Generated first;
    Generated otherKey;
    Generated otherToken;
    Generated otherRound;
    Generated otherValues; ///< of what an operation captures, and of the data row
};

/// Those of an operation that there is not: all that operations have of their own differs.
std::shared_ptr<const Fields> otherValues(const OperationValues& values)
{
    auto other = std::make_shared<Fields>(*values.in(-1));
    for (const QString& name : values.awaited)
        other->push_back({name, QStringLiteral("17")});
    for (const Field& column : values.rows.empty() ? Fields() : values.rows.front())
        other->push_back({column.name, column.value + QStringLiteral("7")});
    return other;
}

ProbeSamples samplesFor(const Observer::Setup& setup)
{
    ProbeSamples samples{generatedFor(setup, "key-a", "op-a", 0), generatedFor(setup, "key-b", "op-a", 0),
                         generatedFor(setup, "key-a", "op-b", 0), generatedFor(setup, "key-a", "op-a", 1),
                         generatedFor(setup, "key-a", "op-a", 0)};
    if (!setup.values)
        return samples;
    for (Generated* sample : {&samples.first, &samples.otherKey, &samples.otherToken, &samples.otherRound})
        sample->late = setup.values->in(-1);
    samples.otherValues.late = otherValues(*setup.values);
    return samples;
}

bool isSame(const RenderedProbe& one, const RenderedProbe& other)
{
    return one.jsonPath == other.jsonPath && one.request == other.request;
}

Result<void> shapeHttp(ProbeShape& shape, const Observer::Setup& setup)
{
    const ProbeSamples samples = samplesFor(setup);
    shape.auth = authFor(shape.probe.url, setup.authenticated, setup.scope);
    std::vector<RenderedProbe> rendered;
    for (const Generated& sample :
         {samples.first, samples.otherKey, samples.otherToken, samples.otherRound, samples.otherValues}) {
        auto probe = renderProbe(shape.probe, setup.transport, setup.scope, sample, shape.auth);
        if (!probe)
            return Failure(probe.error());
        rendered.push_back(*std::move(probe));
    }
    if (const auto path = JsonPath::parse(rendered.front().jsonPath); !path)
        return Failure(path.error());
    shape.dependsOnKey = !isSame(rendered[0], rendered[1]);
    shape.dependsOnToken = !isSame(rendered[0], rendered[2]) || !isSame(rendered[0], rendered[4]);
    const auto isFixed = [&](const RenderedProbe& other) {
        return other.request == rendered.front().request;
    };
    if (std::all_of(rendered.begin(), rendered.end(), isFixed))
        shape.request = rendered.front().request;
    return {};
}

Result<void> shapeSql(ProbeShape& shape, const Observer::Setup& setup)
{
    const ProbeSamples samples = samplesFor(setup);
    auto sql = SqlProbe::create(shape.probe, setup.scope, samples.first);
    if (!sql)
        return Failure(sql.error());
    const std::vector<QString> values = sql->values(samples.first);
    shape.dependsOnKey = sql->values(samples.otherKey) != values;
    shape.dependsOnToken = sql->values(samples.otherToken) != values || sql->values(samples.otherValues) != values;
    shape.sql = *std::move(sql);
    return {};
}

Result<void> shapeSink(ProbeShape& shape, const Observer::Setup& setup)
{
    auto sink = setup.sinks->open(shape.probe);
    if (!sink)
        return Failure(sink.error());
    shape.sink = *std::move(sink);
    shape.namelessBefore = shape.sink->nameless();
    return {};
}

Result<ProbeShape> shapeOf(const Probe& probe, const Observer::Setup& setup)
{
    ProbeShape shape;
    shape.probe = probe;
    if (probe.kind == Probe::Kind::Sink) {
        if (auto shaped = shapeSink(shape, setup); !shaped)
            return Failure(shaped.error());
    } else {
        const auto make = probe.kind == Probe::Kind::Sql ? shapeSql : shapeHttp;
        if (auto shaped = make(shape, setup); !shaped)
            return fail(ErrorCode::InvalidInput,
                        ShapeText::tr("Probe “%1”: %2").arg(probe.title(), shaped.error().message),
                        shaped.error().detail);
    }
    shape.isPerOperation = probe.isPerOperation() || shape.dependsOnKey || shape.dependsOnToken;
    return shape;
}

/// The first probe that sends the same request, perhaps this one itself.
std::optional<int> askedBy(const ProbeShape& shape, const std::vector<ProbeShape>& shapes)
{
    if (!shape.request)
        return {};
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (shapes[i].request == shape.request && shapes[i].probe.pageLimit == shape.probe.pageLimit)
            return static_cast<int>(i);
    }
    return static_cast<int>(shapes.size());
}

}

Generated generatedFor(const Observer::Setup& setup, const QByteArray& key, const QByteArray& token, int round)
{
    return {Random(0), setup.now, key, token, round};
}

Result<std::vector<ProbeShape>> shapesOf(const Observer::Setup& setup)
{
    std::vector<ProbeShape> shapes;
    for (const Probe& probe : setup.probes) {
        auto shape = shapeOf(probe, setup);
        if (!shape)
            return Failure(shape.error());
        shape->answersFrom = askedBy(*shape, shapes);
        shapes.push_back(*std::move(shape));
    }
    return shapes;
}

}
