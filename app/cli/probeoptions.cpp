// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/probeoptions.h"

#include "cli/requestoptions.h"
#include "model/json/words.h"
#include "model/sinkanswer.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ProbeText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ProbeOptions)
};

std::optional<Probe::Reads> readingNamed(const QString& option)
{
    if (option == "probe-count"_L1)
        return Probe::Reads::Count;
    if (option == "probe-number"_L1)
        return Probe::Reads::Number;
    return option == "probe-map"_L1 ? std::optional(Probe::Reads::Map) : std::nullopt;
}

/// What a query without --sql-reads is read as: one that begins with an aggregate gives a number, else rows are
/// counted.
Probe::Reads readsOf(const QString& query)
{
    static const QRegularExpression aggregate(u"^\\s*select\\s+(count|sum|total|coalesce|max)\\s*\\("_s,
                                              QRegularExpression::CaseInsensitiveOption);
    const bool isGrouped =
        query.contains(QRegularExpression(u"\\bgroup\\s+by\\b"_s, QRegularExpression::CaseInsensitiveOption));
    if (aggregate.match(query).hasMatch() && !isGrouped)
        return Probe::Reads::Number;
    return isGrouped ? Probe::Reads::Map : Probe::Reads::Count;
}

/// Goes through the options in their order: each probe's own follow it.
class ProbeCollector
{
public:
    Result<void> take(const QString& option, const QString& value)
    {
        if (option == "probe"_L1)
            begin(Probe::Kind::Http).url = value;
        else if (option == "sql-probe"_L1)
            return beginSql(value);
        else if (option == "sink"_L1)
            return beginSink(value);
        else if (option == "probe-header"_L1)
            return takeHeader(value);
        else if (option == "probe-name"_L1 && !m_probes.empty())
            m_probes.back().name = value;
        else if (option.startsWith("probe-"_L1))
            return takeReading(option, value);
        else if (option == "sql-query"_L1 || option == "sql-reads"_L1)
            return takeSql(option, value);
        else if (option.startsWith("sink-"_L1) || option == "listen"_L1)
            return takeSink(option, value);
        return {};
    }

    Result<std::vector<Probe>> finish() const
    {
        for (const Probe& probe : m_probes) {
            if (probe.kind == Probe::Kind::Http && probe.jsonPath.isEmpty())
                return badOption(u"probe"_s, probe.url,
                                 ProbeText::tr("a --probe-count, --probe-number or --probe-map must follow it"));
            if (probe.kind == Probe::Kind::Sql && probe.sql.query.isEmpty())
                return badOption(u"sql-probe"_s, probe.sql.driver + u':' + probe.sql.connection,
                                 ProbeText::tr("a --sql-query must follow it"));
            if (probe.kind == Probe::Kind::Sink && probe.sink.correlate.isEmpty())
                return badOption(
                    u"sink"_s, QString::number(probe.sink.port),
                    ProbeText::tr("a --sink-correlate must follow it: what names the operation in a call"));
        }
        return m_probes;
    }

private:
    Probe& begin(Probe::Kind kind)
    {
        m_probes.emplace_back();
        m_probes.back().kind = kind;
        if (kind == Probe::Kind::Http)
            m_probes.back().headers = m_common;
        return m_probes.back();
    }

    Probe* last(Probe::Kind kind)
    {
        return m_probes.empty() || m_probes.back().kind != kind ? nullptr : &m_probes.back();
    }

    Result<void> beginSql(const QString& value)
    {
        if (value.indexOf(u':') <= 0)
            return badOption(u"sql-probe"_s, value,
                             ProbeText::tr("DRIVER:CONNECTION expected, such as sqlite:shop.db"));
        SqlQuestion& sql = begin(Probe::Kind::Sql).sql;
        m_isReadingGiven = false;
        sql.driver = value.section(u':', 0, 0);
        sql.connection = value.section(u':', 1);
        // A URL names its driver by its scheme.
        if (sql.connection.startsWith("//"_L1))
            sql.connection = value;
        return {};
    }

    Result<void> beginSink(const QString& value)
    {
        bool isNumber = false;
        const int port = value.toInt(&isNumber);
        if (!isNumber || port < 1 || port > 65535)
            return badOption(u"sink"_s, value, ProbeText::tr("a port from 1 to 65535 expected"));
        begin(Probe::Kind::Sink).sink.port = port;
        return {};
    }

    Result<void> takeHeader(const QString& value)
    {
        const auto header = headerFrom(u"probe-header"_s, value);
        if (!header)
            return Failure(header.error());
        (m_probes.empty() ? m_common : m_probes.back().headers).push_back(*header);
        return {};
    }

    Result<void> takeReading(const QString& option, const QString& value)
    {
        const auto reads = readingNamed(option);
        Probe* probe = last(Probe::Kind::Http);
        if (!reads || !probe || !probe->jsonPath.isEmpty())
            return badOption(option, value, ProbeText::tr("it needs a --probe of its own before it"));
        probe->reads = *reads;
        probe->jsonPath = value;
        return {};
    }

    Result<void> takeSql(const QString& option, const QString& value)
    {
        Probe* probe = last(Probe::Kind::Sql);
        if (!probe)
            return badOption(option, value, ProbeText::tr("it needs a --sql-probe before it"));
        if (option == "sql-query"_L1) {
            probe->sql.query = value;
            probe->reads = m_isReadingGiven ? probe->reads : readsOf(value);
            return {};
        }
        const QStringList words{u"rows"_s, u"number"_s, u"map"_s};
        constexpr Probe::Reads kinds[] = {Probe::Reads::Count, Probe::Reads::Number, Probe::Reads::Map};
        const qsizetype index = words.indexOf(value);
        if (index < 0)
            return badOption(option, value, ProbeText::tr("one of %1 expected").arg(words.join(u", "_s)));
        probe->reads = kinds[index];
        m_isReadingGiven = true;
        return {};
    }

    Result<void> takeSink(const QString& option, const QString& value)
    {
        Probe* probe = last(Probe::Kind::Sink);
        if (!probe)
            return badOption(option, value, ProbeText::tr("it needs a --sink before it"));
        SinkSetup& sink = probe->sink;
        if (option == "sink-answer"_L1) {
            if (const auto answer = sinkAnswerFromText(value); !answer)
                return badOption(option, value, answer.error().message);
            sink.answer = value;
        } else {
            (option == "sink-correlate"_L1 ? sink.correlate
             : option == "listen"_L1       ? sink.address
                                           : sink.tokenVariable) = value;
        }
        return {};
    }

    std::vector<Probe> m_probes;
    bool m_isReadingGiven = false; ///< of the SQL probe that is being described
    Fields m_common;               ///< headers given before the first probe
};

/// "METHOD URL" or a URL alone, which is deleted.
Probe cleanupFrom(const QString& text)
{
    static const QRegularExpression form(u"^([A-Za-z]+)\\s+(\\S.*)$"_s);
    const auto match = form.match(text.trimmed());
    Probe request;
    request.method = match.hasMatch() ? match.captured(1) : u"DELETE"_s;
    request.url = match.hasMatch() ? match.captured(2) : text.trimmed();
    return request;
}

}

Result<void> applyProbes(Contract& contract, const Arguments& arguments)
{
    ProbeCollector collector;
    for (const auto& [option, value] : arguments.inOrder()) {
        if (auto taken = collector.take(option, value); !taken)
            return taken;
    }
    auto probes = collector.finish();
    if (!probes)
        return Failure(probes.error());
    if (!probes->empty())
        contract.probes = std::move(*probes);
    if (const auto cleanup = arguments.value(u"cleanup"_s)) {
        if (!cleanup->contains("{{identity}}"_L1))
            return badOption(u"cleanup"_s, *cleanup,
                             ProbeText::tr("it must say {{identity}} where what is to be removed is named"));
        contract.cleanup = cleanupFrom(*cleanup);
    }
    return {};
}

QList<OptionSpec> probeOptions()
{
    return {
        {{u"probe"_s}, u"URL"_s, ProbeText::tr("what counts effects; repeatable, each with one of the next three")},
        {{u"probe-count"_s}, u"JSONPATH"_s, ProbeText::tr("effects = number of selected nodes")},
        {{u"probe-number"_s}, u"JSONPATH"_s, ProbeText::tr("effects = the selected number")},
        {{u"probe-map"_s}, u"JSONPATH"_s, ProbeText::tr("effects = the number under each operation's key")},
        {{u"probe-header"_s}, u"'Name: value'"_s, ProbeText::tr("a header of the probes")},
        {{u"probe-name"_s}, u"NAME"_s, ProbeText::tr("what verdicts call the probe before it, of any kind")},
        {{u"sql-probe"_s},
         u"DRIVER:CONNECTION"_s,
         ProbeText::tr("counts effects by a query: sqlite:FILE, psql:'host=… port=… dbname=… user=…'; repeatable; the "
                       "password is password={{a secret variable}}, or comes from IDEMSCOPE_SQL_PASSWORD, or "
                       "IDEMSCOPE_SQL_PASSWORD_NAME for one probe")},
        {{u"sql-query"_s},
         u"TEXT"_s,
         ProbeText::tr("its query; {{key}}, {{operation}} and variables are bound as values")},
        {{u"sql-reads"_s},
         u"WHAT"_s,
         ProbeText::tr("rows|number|map (number for count(…) and the like, map with GROUP BY, else rows)")},
        {{u"sink"_s},
         u"PORT"_s,
         ProbeText::tr("listen there as the payment gateway that the target calls, and count the calls")},
        {{u"sink-correlate"_s},
         u"EXPR"_s,
         ProbeText::tr("what names the operation in a call: header:NAME|query:NAME|path:N|JSONPATH")},
        {{u"sink-answer"_s}, u"ANSWER"_s, ProbeText::tr("ok|slow:MS|error:CODE|rst|none (ok)")},
        {{u"listen"_s}, u"ADDRESS"_s, ProbeText::tr("of the sink (127.0.0.1); another one needs --sink-token")},
        {{u"sink-token"_s},
         u"ENVVAR"_s,
         ProbeText::tr("environment variable with the token that callers of the sink must show")},
        {{u"cleanup"_s},
         u"'METHOD URL'"_s,
         ProbeText::tr("removes what a run created: DELETE https://…/{{identity}}; see “history cleanup”")},
    };
}

}
