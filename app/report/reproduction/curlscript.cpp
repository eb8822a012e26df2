// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/reproduction/curlscript.h"

#include "expression/variables.h"
#include "model/json/words.h"
#include "report/command/commandwords.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <set>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestKey = 8;      ///< shorter ones would be met in other texts
constexpr qint64 leastPauseUs = 300'000;  ///< shorter pauses are those of the machine
constexpr double shortestPatience = 0.05; ///< seconds
constexpr int freshSize = 36;             ///< bytes of a UUID
constexpr int mostTries = 20;             ///< of what chance decides

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

bool isHungUp(const Attempt& attempt)
{
    return attempt.outcome == Outcome::Unknown && attempt.abandonedAt.has_value();
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
        m_words = {isHungUp(attempt) ? u"hang_up %1 %2"_s.arg(number).arg(stepsBeforeHangUp(attempt))
                                     : u"attempt %1"_s.arg(number)};
        const QList<QByteArray> lines = attempt.requestHead.split('\n');
        const QList<QByteArray> start = lines.value(0).trimmed().split(' ');
        m_words.append(u"-X "_s + shellWord(QString::fromUtf8(start.value(0))));
        addHeaders(lines, attempt.abandonedAt == WirePoint::MidRequest);
        addBody(attempt.requestBody);
        addPatience(attempt);
        const QString path = QString::fromUtf8(start.value(1));
        m_words.append(shellWord(path.contains("://"_L1) ? path : m_script.target + path, m_variables));
        return m_words.join(u" \\\n  "_s);
    }

private:
    /// What goes out, and one for the answer if its head was still read: bytes of the body as they will be.
    qint64 stepsBeforeHangUp(const Attempt& attempt) const
    {
        static const QRegularExpression secret(u"‹secret [^›]+›"_s);
        qint64 bytes = attempt.requestBody.size();
        if (isText(attempt.requestBody)) {
            QString body = QString::fromUtf8(attempt.requestBody);
            for (const ShellVariable& variable : m_variables)
                body.replace(variable.text, QString(freshSize, u'x'));
            bytes = body.remove(secret).toUtf8().size();
        }
        const bool hasHead =
            attempt.abandonedAt == WirePoint::AfterHeaders || attempt.abandonedAt == WirePoint::MidBody;
        return bytes + (hasHead ? 1 : 0);
    }

    /// The length of a body that is cut short stays the one that was announced.
    void addHeaders(const QList<QByteArray>& lines, bool isCutShort)
    {
        bool hasAgent = false, hasAccept = false;
        for (const QByteArray& line : lines.mid(1)) {
            const QByteArray name = line.split(':').constFirst().trimmed().toLower();
            if (name.isEmpty() || name == "host" || (name == "content-length" && !isCutShort))
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
        if (attempt.outcome != Outcome::Unknown || isHungUp(attempt))
            return;
        const double seconds = double(attempt.timing.complete - attempt.timing.released) / 1e6;
        m_words.append(u"--max-time %1"_s.arg(std::max(seconds, shortestPatience), 0, 'f', 3));
    }

    const CurlScript& m_script;
    const std::vector<ShellVariable>& m_variables;
    QStringList m_words;
};

QString declarations(const std::vector<ShellVariable>& variables)
{
    QString text;
    for (const ShellVariable& variable : variables)
        text += variable.name + u"=$(fresh)\n"_s;
    return text;
}

/// Attempts run side by side: what they say goes to files, which are shown in order.
constexpr auto attemptFunction = R"(OUT=$(mktemp -d)
attempt() {
  n=$1; shift
  curl -sS -o "$OUT/$n" -w "attempt $n: status %{http_code} after %{time_total} s\n" "$@" >"$OUT/$n.said" 2>&1
}
answers() {
  n=0
  while [ "$n" -lt "$1" ]; do
    n=$((n + 1))
    cat "$OUT/$n.said"
    if [ -s "$OUT/$n" ]; then printf 'attempt %s answered: ' "$n"; cat "$OUT/$n"; echo; fi
  done
}
)";

constexpr auto hangUpFunction = R"(# curl is ended as soon as its trace says that the request has gone out.
hang_up() {
  n=$1; left=$2; shift 2
  mkfifo "$OUT/$n.trace"
  curl -sS -o "$OUT/$n" --trace-ascii - "$@" >"$OUT/$n.trace" 2>"$OUT/$n.said" &
  sender=$!
  while [ "$left" -ge 0 ] && read -r arrow verb what size rest; do
    case "$arrow $verb $what" in
    '=> Send header,' | '<= Recv header,') left=$((left - 1)) ;;
    '=> Send data,') left=$((left - size)) ;;
    esac
  done <"$OUT/$n.trace"
  kill "$sender" 2>/dev/null
  wait "$sender" 2>/dev/null
  echo "attempt $n: hung up" >>"$OUT/$n.said"
}
)";

template <typename Holds>
bool anyAttempt(const CurlScript& script, Holds holds)
{
    return std::any_of(script.exchanges.begin(), script.exchanges.end(),
                       [&](const ReportExchange& exchange) { return holds(exchange.attempt); });
}

/// Attempts that overlap, or are cut off: the same requests need not show the same every time.
bool isMatterOfChance(const CurlScript& script)
{
    qint64 busyUntil = -1;
    return anyAttempt(script, [&busyUntil](const Attempt& attempt) {
        const bool isBeside = attempt.timing.released < busyUntil;
        busyUntil = std::max(busyUntil, attempt.timing.complete);
        return isBeside || isHungUp(attempt);
    });
}

QString preamble(const CurlScript& script)
{
    const bool hangsUp = anyAttempt(script, isHungUp);
    QString text =
        u"#!/bin/sh\n# "_s + script.title.simplified() +
        u"\n# Needs curl; jq or python3, if there is one, counts the effects.\n"
        "# Keys are fresh on every call and times are those of this machine; what is sent is what was sent.\n"_s;
    if (isMatterOfChance(script))
        text += u"# Which request comes first is a matter of chance: one try may not show it.\n"_s;
    text += u"set -u\nfresh() { uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid; }\n"_s +
            QLatin1StringView(attemptFunction);
    if (hangsUp)
        text += QLatin1StringView(hangUpFunction);
    if (anyAttempt(script, [](const Attempt& attempt) { return !isText(attempt.requestBody); }))
        text +=
            u"bytes() { f=$(mktemp \"$OUT/bytes.XXXXXX\"); printf %s \"$1\" | base64 -d >\"$f\"; echo \"$f\"; }\n"_s;
    return text;
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
    return text + (isWaiting ? u"wait\n"_s : QString()) + u"answers %1\n"_s.arg(number);
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

/// A probe as a call of curl that writes its answer to a file.
struct ProbeCall
{
    QString asked;    ///< what its answer is read for
    QString function; ///< of the shell
    QString counter;  ///< likewise; empty: such a path is not counted here
    bool isPerOperation = false;
};

/// Counts by jq or python3; both fail where the answer is of another shape.
QString counterFor(const Probe& probe)
{
    static const QRegularExpression simple(uR"(^\$((?:\.[A-Za-z_][A-Za-z0-9_]*)*)(\[\*\])?$)"_s);
    const QRegularExpressionMatch path = simple.match(probe.jsonPath);
    const bool isList = path.hasCaptured(2);
    if (!path.hasMatch() || isList != (probe.reads == Probe::Reads::Count) || probe.reads == Probe::Reads::Map)
        return {};
    const QStringList names = path.captured(1).split(u'.', Qt::SkipEmptyParts);
    QString inside = u"."_s;
    for (const QString& name : names)
        inside += u"[\"%1\"]"_s.arg(name);
    return uR"(count() {
  jq -r '%1 | %2' "$OUT/probe" 2>/dev/null || python3 -c 'import json, sys
value = json.load(open(sys.argv[1]))
for name in sys.argv[2:]: value = value[name]
print(%3)' "$OUT/probe" %4 2>/dev/null
}
)"_s.arg(inside, isList ? u"arrays, objects | length"_s : u"numbers"_s, isList ? u"len(value)"_s : u"int(value)"_s,
         names.join(u' '));
}

std::vector<ProbeCall> probeCalls(const CurlScript& script, const std::vector<ShellVariable>& variables)
{
    std::vector<ProbeCall> probes;
    if (script.exchanges.empty())
        return probes;
    Generated generated;
    generated.key = script.exchanges.front().attempt.key;
    generated.operation = script.exchanges.front().token;
    const VariableScope scope = scopeOf(script.setup);
    for (const Probe& probe : script.setup.request.contract.probes) {
        const auto url = expand(probe.url, scope, generated);
        if (probe.kind != Probe::Kind::Http || !url)
            continue;
        QString text = u"probe() {\n  curl -sS -o \"$OUT/probe\""_s;
        for (const Field& header : probe.headers) {
            const auto value = expand(header.value, scope, generated);
            if (header.enabled && value)
                text += u" \\\n  -H "_s + shellWord(header.name + u": "_s + value->text, variables);
        }
        text += u" \\\n  "_s + shellWord(url->text, variables) + u"\n}\n"_s;
        probes.push_back(
            {word(probe.reads) + u" of "_s + probe.jsonPath, text, counterFor(probe), probe.isPerOperation()});
    }
    return probes;
}

std::size_t operationsOf(const CurlScript& script)
{
    std::set<int> operations;
    for (const ReportExchange& exchange : script.exchanges)
        operations.insert(exchange.attempt.operation);
    return operations.size();
}

/// Asks one probe after the attempts, and before them if it counts more than theirs.
QString countedTry(const CurlScript& script, const std::vector<ShellVariable>& variables, const ProbeCall& probe)
{
    QString text = u"try() {\nrm -rf \"$OUT\"/*\n"_s + declarations(variables);
    if (!probe.isPerOperation)
        text += u"probe\nbefore=$(count)\n"_s;
    text += calls(script, variables) + u"sleep 1\nprobe\neffects=$(count)\n"_s;
    if (!probe.isPerOperation)
        text += u"[ -z \"$effects\" ] || effects=$((effects - ${before:-0}))\n"_s;
    text += u"}\n\n"_s;
    const qint64 expected = probe.isPerOperation ? 1 : qint64(operationsOf(script));
    if (script.isExcess && isMatterOfChance(script))
        text += uR"(tries=0
while :; do
  tries=$((tries + 1))
  echo "try $tries"
  try
  if [ -z "$effects" ] || [ "$effects" -gt %1 ] || [ "$tries" -ge "${TRIES:-%2}" ]; then break; fi
done
)"_s.arg(expected)
                    .arg(mostTries);
    else
        text += u"try\n"_s;
    const QString wanted = script.isExcess ? u", expected: %1"_s.arg(expected) : QString();
    return text + uR"(if [ -n "$effects" ]; then
  echo "effects: $effects%1"
else
  echo %2
  cat "$OUT/probe"
  echo
fi
)"_s.arg(wanted, shellWord(u"The effects could not be counted here%1. They are the %2 in this answer:"_s.arg(
                     wanted, probe.asked)));
}

/// Shows what the probe answers, where a shell cannot count it.
QString shownTry(const CurlScript& script, const std::vector<ShellVariable>& variables,
                 const std::vector<ProbeCall>& probes)
{
    QString text = declarations(variables) + calls(script, variables);
    for (const ProbeCall& probe : probes)
        text += u'\n' + probe.function + u"probe\necho "_s +
                shellWord(u"The effects are the %1 in this answer:"_s.arg(probe.asked)) +
                u"\ncat \"$OUT/probe\"\necho\n"_s;
    return text;
}

}

QString curlScript(const CurlScript& script)
{
    const std::vector<ShellVariable> variables = freshNames(script.exchanges);
    const std::vector<ProbeCall> probes = probeCalls(script, variables);
    const auto counted =
        std::find_if(probes.begin(), probes.end(), [](const ProbeCall& probe) { return !probe.counter.isEmpty(); });
    if (counted == probes.end())
        return preamble(script) + u'\n' + shownTry(script, variables, probes);
    return preamble(script) + counted->function + counted->counter + u'\n' + countedTry(script, variables, *counted);
}

}
