// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/reproduction/curlscript.h"

#include "expression/variables.h"
#include "model/json/words.h"
#include "report/command/commandwords.h"

#include <QStringDecoder>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestKey = 8;      ///< shorter ones would be met in other texts
constexpr qint64 leastPauseUs = 300'000;  ///< shorter pauses are those of the machine
constexpr double shortestPatience = 0.05; ///< seconds

/// The keys and tokens of the exchanges, each with the shell variable that gets a fresh one.
std::vector<ShellVariable> freshNames(const std::vector<ReportExchange>& exchanges)
{
    std::vector<ShellVariable> variables;
    int keys = 0, tokens = 0;
    const auto add = [&](const QByteArray& bytes, const QString& name, int& count) {
        const QString text = QString::fromUtf8(bytes);
        const bool isKnown = std::any_of(variables.begin(), variables.end(),
                                         [&](const ShellVariable& known) { return known.text == text; });
        if (text.size() >= shortestKey && !isKnown)
            variables.push_back({text, name + QString::number(++count)});
    };
    for (const ReportExchange& exchange : exchanges) {
        add(exchange.attempt.key, u"KEY"_s, keys);
        add(exchange.token, u"OPERATION"_s, tokens);
    }
    // A key may hold the token: the longer text is looked for first.
    std::stable_sort(variables.begin(), variables.end(), [](const ShellVariable& one, const ShellVariable& other) {
        return one.text.size() > other.text.size();
    });
    return variables;
}

bool isText(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringConverter::Utf8);
    const QString text = decoder(bytes);
    return !decoder.hasError() && !text.contains(QChar::Null);
}

/// One exchange as a call of curl.
class CurlCall
{
public:
    CurlCall(const CurlScript& script, const std::vector<ShellVariable>& variables)
        : m_script(script)
        , m_variables(variables)
    {
    }

    QString of(const Attempt& attempt, int number)
    {
        m_words = {u"attempt %1"_s.arg(number)};
        const QList<QByteArray> lines = attempt.requestHead.split('\n');
        const QList<QByteArray> start = lines.value(0).trimmed().split(' ');
        m_words.append(u"-X "_s + shellWord(QString::fromUtf8(start.value(0))));
        addHeaders(lines);
        addBody(attempt.requestBody);
        addPatience(attempt);
        const QString path = QString::fromUtf8(start.value(1));
        m_words.append(shellWord(path.contains("://"_L1) ? path : m_script.target + path, m_variables));
        return m_words.join(u" \\\n  "_s);
    }

private:
    void addHeaders(const QList<QByteArray>& lines)
    {
        bool hasAgent = false, hasAccept = false;
        for (const QByteArray& line : lines.mid(1)) {
            const QByteArray name = line.split(':').constFirst().trimmed().toLower();
            if (name.isEmpty() || name == "host" || name == "content-length")
                continue;
            hasAgent = hasAgent || name == "user-agent";
            hasAccept = hasAccept || name == "accept";
            m_words.append(u"-H "_s + shellWord(QString::fromUtf8(line.trimmed()), m_variables));
        }
        if (!hasAgent)
            m_words.append(u"-H 'User-Agent:'"_s);
        if (!hasAccept)
            m_words.append(u"-H 'Accept:'"_s);
    }

    void addBody(const QByteArray& body)
    {
        if (body.isEmpty())
            return;
        m_words.append(u"-H 'Expect:'"_s);
        if (isText(body))
            m_words.append(u"--data-binary "_s + shellWord(QString::fromUtf8(body), m_variables));
        else
            m_words.append(u"--data-binary \"@$(bytes %1)\""_s.arg(QString::fromLatin1(body.toBase64())));
    }

    void addPatience(const Attempt& attempt)
    {
        if (!m_script.setup.request.transport.verifyTls)
            m_words.append(u"--insecure"_s);
        if (attempt.outcome != Outcome::Unknown)
            return;
        const double seconds = double(attempt.timing.complete - attempt.timing.released) / 1e6;
        m_words.append(u"--max-time %1"_s.arg(std::max(seconds, shortestPatience), 0, 'f', 3));
    }

    const CurlScript& m_script;
    const std::vector<ShellVariable>& m_variables;
    QStringList m_words;
};

QString preamble(const CurlScript& script, const std::vector<ShellVariable>& variables)
{
    QString text = u"#!/bin/sh\n# "_s + script.title.simplified() +
                   u"\n# Needs curl. Keys are fresh on every call; nothing else differs from what was sent.\nset -u\n"
                   "fresh() { uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid; }\n"_s;
    for (const ShellVariable& variable : variables)
        text += variable.name + u"=$(fresh)\n"_s;
    text += u"OUT=$(mktemp -d)\n"
            "attempt() {\n"
            "  n=$1; shift\n"
            "  curl -sS -o \"$OUT/$n\" -w \"attempt $n: status %{http_code} after %{time_total} s\\n\" \"$@\"\n"
            "  if [ -s \"$OUT/$n\" ]; then printf 'attempt %s answered: ' \"$n\"; cat \"$OUT/$n\"; echo; fi\n"
            "}\n"_s;
    const bool hasBytes = std::any_of(script.exchanges.begin(), script.exchanges.end(),
                                      [](const ReportExchange& e) { return !isText(e.attempt.requestBody); });
    if (hasBytes)
        text +=
            u"bytes() { f=$(mktemp \"$OUT/bytes.XXXXXX\"); printf %s \"$1\" | base64 -d >\"$f\"; echo \"$f\"; }\n"_s;
    return text + u'\n';
}

/// In the order they were released; what overlapped runs side by side.
QString calls(const CurlScript& script, const std::vector<ShellVariable>& variables)
{
    CurlCall call(script, variables);
    QString text;
    qint64 busyUntil = -1;
    bool isWaiting = false;
    int number = 0;
    for (const ReportExchange& exchange : script.exchanges) {
        const Timing& timing = exchange.attempt.timing;
        if (exchange.attempt.requestHead.isEmpty())
            continue;
        if (isWaiting && timing.released >= busyUntil) {
            text += u"wait\n"_s;
            if (timing.released - busyUntil > leastPauseUs)
                text += u"sleep %1\n"_s.arg(double(timing.released - busyUntil) / 1e6, 0, 'f', 1);
            isWaiting = false;
        }
        text += call.of(exchange.attempt, ++number) + u" &\n"_s;
        busyUntil = std::max(busyUntil, timing.complete);
        isWaiting = true;
    }
    return text + (isWaiting ? u"wait\n"_s : QString());
}

VariableScope scopeOf(const ReportSetup& setup)
{
    VariableLayer layer{{}, setup.variables};
    for (Field& variable : layer.variables) {
        if (variable.secret)
            variable.value = u"‹secret %1›"_s.arg(variable.name);
    }
    return {layer};
}

QString probeCalls(const CurlScript& script, const std::vector<ShellVariable>& variables)
{
    if (script.exchanges.empty())
        return {};
    Generated generated;
    generated.key = script.exchanges.front().attempt.key;
    generated.operation = script.exchanges.front().token;
    const VariableScope scope = scopeOf(script.setup);
    QString text;
    for (const Probe& probe : script.setup.request.contract.probes) {
        const auto url = expand(probe.url, scope, generated);
        if (probe.kind != Probe::Kind::Http || !url)
            continue;
        text += u"\n# The effects: %1 of %2\nprintf 'effects: '\ncurl -sS"_s.arg(word(probe.reads), probe.jsonPath);
        for (const Field& header : probe.headers) {
            const auto value = expand(header.value, scope, generated);
            if (header.enabled && value)
                text += u" \\\n  -H "_s + shellWord(header.name + u": "_s + value->text, variables);
        }
        text += u" \\\n  "_s + shellWord(url->text, variables) + u"\necho\n"_s;
    }
    return text;
}

}

QString curlScript(const CurlScript& script)
{
    const std::vector<ShellVariable> variables = freshNames(script.exchanges);
    return preamble(script, variables) + calls(script, variables) + probeCalls(script, variables);
}

}
