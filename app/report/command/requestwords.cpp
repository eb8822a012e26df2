// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/authtext.h"
#include "model/contracttext.h"
#include "model/json/words.h"
#include "model/typedpart.h"
#include "report/command/commandwords.h"
#include "report/command/rerun.h"

#include <QUrl>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// {{variables}} stay as they are.
QString encoded(const QString& text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, "{}$"));
}

QString joinedFields(const Fields& fields)
{
    QStringList pairs;
    for (const Field& field : fields) {
        if (field.enabled)
            pairs.append(encoded(field.name) + u'=' + encoded(field.value));
    }
    return pairs.join(u'&');
}

QString urlOf(const Request& request)
{
    const QString query = joinedFields(request.params);
    if (query.isEmpty())
        return request.url;
    return request.url + (request.url.contains(u'?') ? u'&' : u'?') + query;
}

QString headerText(const Field& header)
{
    return header.name + u": "_s + header.value;
}

bool hasHeader(const Fields& headers, QLatin1StringView name)
{
    return std::any_of(headers.begin(), headers.end(), [&](const Field& header) {
        return header.enabled && header.name.compare(name, Qt::CaseInsensitive) == 0;
    });
}

void addParts(CommandWords& words, const Fields& parts)
{
    for (const Field& part : parts) {
        if (part.enabled)
            words.add(u"-F"_s, part.name + u'=' + part.value);
    }
}

void addBody(CommandWords& words, const Request& request)
{
    const Body& body = request.body;
    if (body.kind == Body::Kind::Form && isMultipart(request.headers))
        return addParts(words, body.form);
    if (body.kind == Body::Kind::Json || body.kind == Body::Kind::Text)
        words.add(u"-d"_s, QString::fromUtf8(body.text));
    else if (body.kind == Body::Kind::File)
        words.add(u"-d"_s, u'@' + body.file);
    else if (body.kind == Body::Kind::Form)
        words.add(u"-d"_s, joinedFields(body.form));
    const bool isKeyInForm = request.contract.placement.kind == KeyPlacement::Kind::FormField;
    if (body.kind == Body::Kind::Form && !isKeyInForm && !hasHeader(request.headers, "content-type"_L1))
        words.add(u"-H"_s, u"Content-Type: application/x-www-form-urlencoded"_s);
}

void addKey(CommandWords& words, const Contract& contract)
{
    const KeyPlacement& place = contract.placement;
    if (place != KeyPlacement())
        words.add(u"--key-in"_s,
                  place.kind == KeyPlacement::Kind::None ? word(place.kind) : word(place.kind) + u':' + place.name);
    words.addIf(place.quoted, u"--key-quoted"_s);
    if (contract.making != KeyMaking())
        words.add(u"--key-make"_s, contract.making.kind == KeyMaking::Kind::Template ? contract.making.text
                                                                                     : word(contract.making.kind));
}

void addHttpProbe(CommandWords& words, const Probe& probe)
{
    words.add(u"--probe"_s, probe.url);
    words.add(u"--probe-"_s + word(probe.reads), probe.jsonPath);
    for (const Field& header : probe.headers) {
        if (header.enabled)
            words.add(u"--probe-header"_s, headerText(header));
    }
}

void addSqlProbe(CommandWords& words, const Probe& probe)
{
    const SqlQuestion& sql = probe.sql;
    const bool isUrl = sql.connection.startsWith(sql.driver + u"://"_s);
    words.add(u"--sql-probe"_s, isUrl ? sql.connection : sql.driver + u':' + sql.connection);
    words.add(u"--sql-reads"_s, probe.reads == Probe::Reads::Count ? u"rows"_s : word(probe.reads));
    words.add(u"--sql-query"_s, sql.query);
}

void addSink(CommandWords& words, const Probe& probe)
{
    words.add(u"--sink"_s, probe.sink.port);
    words.add(u"--sink-correlate"_s, probe.sink.correlate);
    words.add(u"--sink-answer"_s, probe.sink.answer);
    if (probe.sink.address != SinkSetup().address)
        words.add(u"--listen"_s, probe.sink.address);
    words.addText(u"--sink-token"_s, probe.sink.tokenVariable);
}

void addProbes(CommandWords& words, const Contract& contract)
{
    for (const Probe& probe : contract.probes) {
        if (probe.kind == Probe::Kind::Http)
            addHttpProbe(words, probe);
        else if (probe.kind == Probe::Kind::Sql)
            addSqlProbe(words, probe);
        else
            addSink(words, probe);
        words.addText(u"--probe-name"_s, probe.name);
    }
    if (!contract.cleanup.url.isEmpty())
        words.add(u"--cleanup"_s, contract.cleanup.method + u' ' + contract.cleanup.url);
}

void addStepVariables(CommandWords& words, const ReportSetup& setup, const Request& request)
{
    for (const Field& variable : request.variables) {
        const bool isKnown = std::any_of(setup.variables.begin(), setup.variables.end(),
                                         [&](const Field& known) { return known.name == variable.name; });
        if (variable.enabled && !variable.secret && !isKnown)
            words.add(u"--set"_s, variable.name + u'=' + variable.value);
    }
}

void addSteps(CommandWords& words, const ReportSetup& setup)
{
    for (const FlowStep& step : setup.request.steps) {
        if (!step.own)
            continue;
        words.add(u"--"_s + word(step.when), step.own->method + u' ' + urlOf(*step.own));
        for (const Field& header : step.own->headers) {
            if (header.enabled)
                words.add(u"--step-header"_s, headerText(header));
        }
        const Body& body = step.own->body;
        words.addText(u"--step-body"_s,
                      body.kind == Body::Kind::Form ? joinedFields(body.form) : QString::fromUtf8(body.text));
        for (const Capture& capture : step.captures)
            words.add(capture.secret ? u"--capture-secret"_s : u"--capture"_s,
                      capture.variable + u'=' + capture.placeText());
        addStepVariables(words, setup, *step.own);
    }
}

void addRules(CommandWords& words, const Contract& contract)
{
    for (const Condition& condition : contract.acknowledgedWhen)
        words.add(u"--acknowledged-when"_s, toText(condition));
    for (const Condition& condition : contract.conflictWhen)
        words.add(u"--conflict-when"_s, toText(condition));
    for (const ReplayRule& rule : contract.replayWhen)
        words.add(u"--replay-when"_s, toText(rule));
    words.addText(u"--identity"_s, contract.identity);
    words.addText(u"--mutate"_s, contract.mutation);
    if (contract.profile != Contract().profile)
        words.add(u"--profile"_s, contract.profile);
    if (contract.settling.windowMs != Settling().windowMs)
        words.add(u"--settle-ms"_s, contract.settling.windowMs);
    if (contract.settling.limitMs)
        words.add(u"--settle-limit-ms"_s, *contract.settling.limitMs);
}

void addTarget(CommandWords& words, const Contract& contract)
{
    for (const Field& header : contract.otherPrincipal)
        words.add(u"--as-other"_s, headerText(header));
    words.addText(u"--other-url"_s, contract.otherUrl);
    for (const QString& replica : contract.replicas)
        words.add(u"--replica"_s, replica);
    for (const Provocation& provocation : contract.provocations)
        words.add(u"--provoke"_s, toText(provocation));
    if (contract.promisedAgeMs)
        words.add(u"--ttl-ms"_s, *contract.promisedAgeMs);
}

void addHostCertificates(CommandWords& words, const Transport& transport)
{
    for (const HostCertificate& certificate : transport.hostCertificates) {
        QStringList files{certificate.certificate, certificate.key, certificate.keyPassword};
        while (files.last().isEmpty() && files.size() > 1)
            files.removeLast();
        words.add(u"--host-cert"_s, certificate.host + u'=' + files.join(u','));
    }
}

void addTransport(CommandWords& words, const Transport& transport)
{
    words.addIf(!transport.verifyTls, u"--insecure"_s);
    words.addText(u"--cacert"_s, transport.authorityFile);
    words.addText(u"--client-cert"_s, transport.clientCertificate);
    words.addText(u"--client-key"_s, transport.clientKey);
    words.addText(u"--client-key-password"_s, transport.clientKeyPassword);
    addHostCertificates(words, transport);
    words.addText(u"--proxy"_s, transport.proxy);
    words.addText(u"--noproxy"_s, transport.noProxy);
    words.addText(u"--unix-socket"_s, transport.unixSocket);
    if (transport.httpVersion != HttpVersion::Automatic)
        words.add(u"--"_s + (transport.httpVersion == HttpVersion::Http1 ? u"http1.1"_s : u"http2"_s));
    if (transport.connectTimeoutMs != Transport().connectTimeoutMs)
        words.add(u"--connect-timeout-ms"_s, transport.connectTimeoutMs);
    if (transport.totalTimeoutMs != Transport().totalTimeoutMs)
        words.add(u"--timeout-ms"_s, transport.totalTimeoutMs);
}

}

void addRequestWords(CommandWords& words, const ReportSetup& setup)
{
    const Request& request = setup.request;
    words.add(urlOf(request));
    words.add(u"-X"_s, request.method);
    for (const Field& header : request.headers) {
        if (header.enabled)
            words.add(u"-H"_s, headerText(header));
    }
    words.addText(u"--auth"_s, toText(request.auth));
    words.addText(u"--auth-scope"_s, request.auth.scope);
    addBody(words, request);
    addKey(words, request.contract);
    addProbes(words, request.contract);
    addSteps(words, setup);
    addRules(words, request.contract);
    addTarget(words, request.contract);
    addTransport(words, request.transport);
    for (const Field& variable : setup.variables) {
        if (variable.enabled && !variable.secret)
            words.add(u"--set"_s, variable.name + u'=' + variable.value);
        if (variable.enabled && variable.perAttempt)
            words.add(u"--per-attempt"_s, variable.name);
    }
}

QStringList secretVariables(const ReportSetup& setup)
{
    QStringList names;
    for (const Field& variable : setup.variables) {
        if (variable.secret && variable.enabled)
            names.append(variable.name);
    }
    return names;
}

}
