// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/looker.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype rawLimit = 64 * 1024;

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

std::vector<Secret> secretsFor(const Observer::Setup& setup, const std::vector<ProbeShape>& shapes)
{
    std::vector<Secret> secrets = setup.secrets;
    for (const ProbeShape& shape : shapes) {
        if (shape.sql && !shape.sql->password().isEmpty())
            secrets.push_back({u"SQL password"_s, shape.sql->password().toUtf8()});
    }
    return secrets;
}

}

Looker::Looker(const Observer::Setup& setup, const std::vector<ProbeShape>& shapes, Engine& engine)
    : m_setup(setup)
    , m_shapes(shapes)
    , m_redactor(secretsFor(setup, shapes))
    , m_reader(engine, *setup.clock, m_redactor)
{
}

const ProbeShape& Looker::shapeOf(const Question& question) const
{
    return m_shapes[static_cast<std::size_t>(question.probe)];
}

Generated Looker::generated(const Question& question) const
{
    const QByteArray token = question.operation ? question.operation->token : QByteArray();
    Generated generated = generatedFor(m_setup, question.key, token, question.round);
    if (m_setup.values)
        generated.late = m_setup.values->in(question.operation ? question.operation->operation : -1);
    return generated;
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
        const bool isOneForAll = shape.isPerOperation && !shape.sink && !shape.dependsOnKey && !shape.dependsOnToken;
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

/// One request for all of the group; whose path cannot be made is answered and leaves the group.
Result<ProbeQuery> Looker::query(Questions& group) const
{
    const ProbeShape& first = shapeOf(*group.front());
    ProbeQuery query;
    query.pageLimit = first.probe.pageLimit;
    if (first.request) {
        query.request = std::make_shared<const RenderedRequest>(*first.request);
    } else {
        auto rendered =
            renderProbe(first.probe, m_setup.transport, m_setup.scope, generated(*group.front()), first.auth);
        if (!rendered)
            return Failure(rendered.error());
        query.request = std::make_shared<const RenderedRequest>(std::move(rendered->request));
    }
    std::erase_if(group, [&](const Question* question) {
        const Probe& probe = shapeOf(*question).probe;
        const auto text = renderProbePath(probe, m_setup.scope, generated(*question));
        auto path = text ? JsonPath::parse(*text) : Result<JsonPath>(Failure(text.error()));
        if (path) {
            query.selections.push_back({*std::move(path), probe.reads});
            return false;
        }
        ProbeAnswer none;
        none.error = path.error().message;
        none.beganAt = none.endedAt = m_setup.clock->now();
        take(*question, none, 0);
        return true;
    });
    if (group.empty())
        return fail(ErrorCode::InvalidInput, {});
    return query;
}

void Looker::readHttp(const std::vector<Question>& questions, std::stop_token stop)
{
    std::vector<Questions> groups;
    std::map<int, std::size_t> shared; // by the probe whose answer it is: where its group stands
    for (const Question& question : questions) {
        const ProbeShape& shape = shapeOf(question);
        if (shape.probe.kind != Probe::Kind::Http)
            continue;
        if (!shape.answersFrom) {
            groups.push_back({&question});
            continue;
        }
        const auto [group, isNew] = shared.emplace(*shape.answersFrom, groups.size());
        if (isNew)
            groups.emplace_back();
        groups[group->second].push_back(&question);
    }
    m_reader.read(
        groups.size(), [&](std::size_t position) { return query(groups[position]); },
        [&](std::size_t position, const ProbeAnswer& answer) {
            const Questions& group = groups[position];
            for (std::size_t i = 0; i < group.size(); ++i)
                take(*group[i], answer, i);
        },
        stop);
}

std::map<int, Looker::Questions> Looker::beginSql(const std::vector<Question>& questions)
{
    std::map<int, Questions> asked;
    for (const Question& question : questions) {
        if (shapeOf(question).sql)
            asked[question.probe].push_back(&question);
    }
    for (const auto& [probe, group] : asked) {
        const SqlProbe& sql = *shapeOf(*group.front()).sql;
        std::vector<std::vector<QString>> values;
        for (const Question* question : group)
            values.push_back(sql.values(generated(*question)));
        m_sqlReaders.try_emplace(probe, sql, m_setup.clock).first->second.begin(std::move(values));
    }
    return asked;
}

void Looker::collectSql(const std::map<int, Questions>& asked, std::stop_token stop)
{
    for (const auto& [probe, group] : asked) {
        const std::vector<ProbeAnswer> answers = m_sqlReaders.at(probe).collect(stop);
        for (std::size_t i = 0; i < group.size(); ++i)
            take(*group[i], answers[i], 0);
    }
}

void Looker::readSinks(const std::vector<Question>& questions) const
{
    for (const Question& question : questions) {
        const ProbeShape& shape = shapeOf(question);
        if (!shape.sink)
            continue;
        const ObservedOperation& operation = *question.operation;
        ProbeAnswer answer;
        answer.pages.resize(1);
        ProbePage& page = answer.pages.front();
        std::vector<QByteArray> names = operation.keys;
        names.push_back(operation.token);
        for (const QByteArray& name : names) {
            if (shape.sink->isKnown(name))
                page.members[name] = shape.sink->tally(name).counted();
        }
        const qint64 nameless = shape.sink->nameless() - shape.namelessBefore;
        if (page.members.empty() && operation.minimumExpected > 0 && nameless > 0)
            page.error = u"%1 calls do not bear %2, so it cannot be told whose they are"_s.arg(nameless).arg(
                shape.probe.sink.correlate);
        answer.raw = shape.sink->describe(names);
        answer.beganAt = answer.endedAt = m_setup.clock->now();
        take(question, answer, 0);
    }
}

void Looker::take(const Question& question, const ProbeAnswer& answer, std::size_t page) const
{
    // Where one answer serves many, each keeps what is its own of it.
    const bool isShared = answer.pages.size() > 1;
    const QByteArray& whole = isShared ? answer.pages[page].selected : answer.raw;
    // Cut after redacting, so that no half of a secret is left at the edge.
    const QByteArray raw = m_redactor.redactBytes(whole.left(2 * rawLimit)).left(rawLimit);
    for (LookTarget* target : question.targets)
        fill(*target, question, answer, page, raw);
}

void Looker::fill(LookTarget& target, const Question& question, const ProbeAnswer& answer, std::size_t page,
                  const QByteArray& raw) const
{
    QString error = answer.error;
    std::optional<qint64> value;
    if (page < answer.pages.size()) {
        error = answer.pages[page].error;
        value = answer.pages[page].value;
    }
    if (shapeOf(question).isMap() && error.isEmpty() && target.operation) {
        std::set<QByteArray> keys = {question.key};
        if (question.isForAllKeys)
            keys = {target.operation->keys.begin(), target.operation->keys.end()};
        const MapValue found = mapValue(answer.pages[page], keys, target.operation->token);
        value = found.value;
        error = found.error;
        target.isByToken |= found.isByToken;
    }
    if (!error.isEmpty()) {
        target.error = QString::fromUtf8(m_redactor.redactBytes(error.toUtf8()));
        target.value.reset();
    } else if (target.error.isEmpty()) {
        target.value = target.value.value_or(0) + *value;
    }
    target.raw = target.raw.isEmpty() ? raw : target.raw + '\n' + raw;
    target.beganAt = target.beganAt == 0 ? answer.beganAt : std::min(target.beganAt, answer.beganAt);
    target.endedAt = std::max(target.endedAt, answer.endedAt);
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
    const auto askedDatabases = beginSql(asked);
    readSinks(asked);
    readHttp(asked, stop);
    collectSql(askedDatabases, stop);
}

}
