// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/looker.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype rawLimit = 64 * 1024;

struct LookText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Observer)
};

Result<RenderedProbe> renderFor(const Probe& probe, const Observer::Setup& setup, const QByteArray& key,
                                const QByteArray& token, int round)
{
    Generated generated{Random(0), setup.now, key, token, round};
    return renderProbe(probe, setup.transport, setup.scope, generated);
}

bool isSame(const RenderedProbe& one, const RenderedProbe& other)
{
    return one.jsonPath == other.jsonPath && one.request == other.request;
}

/// What a map holds for an operation: under its keys or, where none of them stands there, under its token.
struct MapValue
{
    std::optional<qint64> value;
    QString error;
    bool isByToken = false;
};

MapValue mapValue(const ProbePage& page, const std::set<QByteArray>& keys, const QByteArray& token)
{
    std::set<QByteArray> names;
    std::copy_if(keys.begin(), keys.end(), std::inserter(names, names.end()),
                 [&](const QByteArray& key) { return page.members.contains(key); });
    const bool isByToken = names.empty() && page.members.contains(token);
    if (isByToken)
        names.insert(token);
    qint64 sum = 0;
    for (const QByteArray& name : names) {
        const std::optional<qint64> value = page.members.at(name);
        if (!value)
            return {{}, u"the value under %1 is no integer"_s.arg(QString::fromUtf8(name)), isByToken};
        sum += *value;
    }
    return {sum, {}, isByToken};
}

}

Result<ProbeShape> shapeOf(const Probe& probe, const Observer::Setup& setup)
{
    const auto named = [&](const Error& error) {
        return fail(ErrorCode::InvalidInput, LookText::tr("Probe “%1”: %2").arg(probe.title(), error.message),
                    error.detail);
    };
    const auto sample = renderFor(probe, setup, "key-a", "op-a", 0);
    if (!sample)
        return named(sample.error());
    if (const auto path = JsonPath::parse(sample->jsonPath); !path)
        return named(path.error());
    const auto otherKey = renderFor(probe, setup, "key-b", "op-a", 0);
    const auto otherToken = renderFor(probe, setup, "key-a", "op-b", 0);
    if (!otherKey || !otherToken)
        return named(otherKey ? otherToken.error() : otherKey.error());
    const bool dependsOnKey = !isSame(*sample, *otherKey);
    const bool dependsOnToken = !isSame(*sample, *otherToken);
    return ProbeShape{probe, probe.isPerOperation() || dependsOnKey || dependsOnToken, dependsOnKey, dependsOnToken};
}

Looker::Looker(const Observer::Setup& setup, const std::vector<ProbeShape>& shapes, Engine& engine,
               ObserverClock& clock)
    : m_setup(setup)
    , m_shapes(shapes)
    , m_redactor(setup.secrets)
    , m_reader(engine, clock, m_redactor)
{
}

void Looker::ask(std::vector<Question>& questions, LookTarget* target) const
{
    const ProbeShape& shape = m_shapes[static_cast<std::size_t>(target->probe)];
    Question question{target->probe, target->round, target->operation, {}, true, {target}};
    const bool hasKeys = target->operation && !target->operation->keys.empty();
    if (!shape.dependsOnKey || !hasKeys) {
        if (hasKeys)
            question.key = target->operation->keys.front();
        questions.push_back(std::move(question));
        return;
    }
    const std::set<QByteArray> distinct(target->operation->keys.begin(), target->operation->keys.end());
    question.isForAllKeys = false;
    for (const QByteArray& key : distinct) {
        question.key = key;
        questions.push_back(question);
    }
}

std::vector<Looker::Question> Looker::questions(const std::vector<LookTarget*>& targets) const
{
    std::vector<Question> result;
    std::map<int, std::size_t> maps; // by probe: where its one question stands
    for (LookTarget* target : targets) {
        const ProbeShape& shape = m_shapes[static_cast<std::size_t>(target->probe)];
        const bool isOneForAll = shape.isPerOperation && !shape.dependsOnKey && !shape.dependsOnToken;
        const auto known = maps.find(target->probe);
        if (isOneForAll && known != maps.end()) {
            result[known->second].targets.push_back(target);
            continue;
        }
        if (isOneForAll)
            maps.emplace(target->probe, result.size());
        ask(result, target);
    }
    return result;
}

Result<ProbeQuery> Looker::query(const Question& question) const
{
    const Probe& probe = m_shapes[static_cast<std::size_t>(question.probe)].probe;
    const QByteArray token = question.operation ? question.operation->token : QByteArray();
    auto rendered = renderFor(probe, m_setup, question.key, token, question.round);
    if (!rendered)
        return Failure(rendered.error());
    auto path = JsonPath::parse(rendered->jsonPath);
    if (!path)
        return Failure(path.error());
    auto request = std::make_shared<const RenderedRequest>(std::move(rendered->request));
    return ProbeQuery{std::move(request), *std::move(path), probe.reads, probe.pageLimit};
}

void Looker::take(const Question& question, const ProbeAnswer& answer) const
{
    const bool isMap = m_shapes[static_cast<std::size_t>(question.probe)].probe.reads == Probe::Reads::Map;
    // Cut after redacting, so that no half of a secret is left at the edge.
    const QByteArray raw = m_redactor.redactBytes(answer.raw.left(2 * rawLimit)).left(rawLimit);
    for (LookTarget* target : question.targets) {
        QString error = answer.page.error;
        std::optional<qint64> value = answer.page.value;
        if (isMap && error.isEmpty() && target->operation) {
            std::set<QByteArray> keys = {question.key};
            if (question.isForAllKeys)
                keys = {target->operation->keys.begin(), target->operation->keys.end()};
            const MapValue found = mapValue(answer.page, keys, target->operation->token);
            value = found.value;
            error = found.error;
            target->isByToken |= found.isByToken;
        }
        if (!error.isEmpty()) {
            target->error = QString::fromUtf8(m_redactor.redactBytes(error.toUtf8()));
            target->value.reset();
        } else if (target->error.isEmpty()) {
            target->value = target->value.value_or(0) + *value;
        }
        target->raw = target->raw.isEmpty() ? raw : target->raw + '\n' + raw;
        target->beganAt = target->beganAt == 0 ? answer.beganAt : std::min(target->beganAt, answer.beganAt);
        target->endedAt = std::max(target->endedAt, answer.endedAt);
    }
}

void Looker::look(const std::vector<LookTarget*>& targets, std::stop_token stop)
{
    for (LookTarget* target : targets) {
        target->value.reset();
        target->error.clear();
        target->raw.clear();
        target->beganAt = target->endedAt = 0;
    }
    const std::vector<Question> asked = questions(targets);
    m_reader.read(
        asked.size(), [&](std::size_t position) { return query(asked[position]); },
        [&](std::size_t position, const ProbeAnswer& answer) { take(asked[position], answer); }, stop);
}

}
