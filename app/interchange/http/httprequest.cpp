// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/http/httprequest.h"

#include "interchange/carriedparts.h"
#include "interchange/curl/curlformat.h"
#include "interchange/foreign.h"
#include "interchange/foreignurl.h"
#include "interchange/http/httpbody.h"
#include "interchange/requestbody.h"
#include "interchange/requesttitle.h"
#include "interchange/templatetext.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct HttpText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::HttpFile)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::HttpFile)
};

const QLatin1StringView carriedDirective("idemscope ");

/// "POST https://… HTTP/1.1", with or without method and version.
struct StartLine
{
    QString method;
    QString url;
};

StartLine startLine(const std::vector<HttpLine>& lines)
{
    static const QRegularExpression version(u"\\s+HTTP/\\d(\\.\\d)?\\s*$"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression method(u"^([A-Z][A-Z-]*)\\s+(\\S.*)$"_s);
    QString text;
    for (const HttpLine& line : lines)
        text += line.text;
    text.remove(version);
    const auto match = method.match(text);
    return match.hasMatch() ? StartLine{match.captured(1), match.captured(2).trimmed()} : StartLine{{}, text.trimmed()};
}

bool isUrlText(const QString& url)
{
    static const QRegularExpression pattern(u"^(https?://\\S|\\{\\{|/|\\*$|[\\w.-]+(:\\d+)?(/|$)|\\[)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression prose(u"\\s\\w+\\s\\w+\\s"_s);
    return pattern.match(url).hasMatch() && !prose.match(url).hasMatch();
}

/// Where the user wrote "Basic user:password" or "Basic user password", for the tool to encode.
QString encodedBasic(const QString& value)
{
    static const QRegularExpression plain(u"^Basic\\s+([^\\s:]+)(?:\\s+|:)(.*)$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const auto match = plain.match(value);
    if (!match.hasMatch() || value.contains("{{"_L1))
        return value;
    const QByteArray user = (match.captured(1) + u':' + match.captured(2)).toUtf8();
    return "Basic "_L1 + QString::fromLatin1(user.toBase64());
}

/// Makes the request of one block.
class BlockImporter
{
public:
    BlockImporter(const HttpBlock& block, const ImportSource& source, ImportedContents& contents)
        : m_block(block)
        , m_source(source)
        , m_contents(contents)
        , m_where(HttpText::tr("line %1").arg(block.line))
    {
    }

    void add();

private:
    void addCurl();
    bool readStart();
    void readHeaders();
    bool readBasic(const QString& value);
    void completeUrl();
    void readDirectives();
    void keepForeign();
    void warnOfReferences();
    QString title() const;
    void warn(const Sentence& text) { m_contents.warn(m_filed.request.name, m_where, text); }

    const HttpBlock& m_block;
    const ImportSource& m_source;
    ImportedContents& m_contents;
    QString m_where;
    FiledRequest m_filed;
};

void BlockImporter::add()
{
    if (m_block.request.front().text.startsWith("curl "_L1))
        return addCurl();
    if (!readStart())
        return;
    readHeaders();
    completeUrl();
    setHttpBody(m_filed.request, m_block, m_source, [this](const Sentence& text) { warn(text); });
    keepForeign();
    readDirectives();
    warnOfReferences();
    m_contents.requests.push_back(std::move(m_filed));
}

/// REST Client takes a curl command for a request.
void BlockImporter::addCurl()
{
    QByteArray text;
    for (const auto* lines : {&m_block.request, &m_block.headers, &m_block.body}) {
        for (const HttpLine& line : *lines)
            text += line.text.toUtf8() + '\n';
    }
    auto read = importCurl(ImportSource::fromBytes(text), {});
    if (!read)
        return m_contents.skip(title(), m_where, Sentence::verbatim(read.error().message));
    for (FiledRequest& filed : read->requests)
        m_contents.requests.push_back(std::move(filed));
    m_contents.skipped += read->skipped;
    for (ImportWarning& warning : read->warnings)
        m_contents.warnings.push_back({warning.item, m_where, warning.text});
}

QString BlockImporter::title() const
{
    return !m_block.title.isEmpty() ? m_block.title : !m_block.name.isEmpty() ? m_block.name : m_block.comment;
}

bool BlockImporter::readStart()
{
    static const QStringList others{u"GRPC"_s, u"WEBSOCKET"_s, u"WSS"_s, u"RSOCKET"_s};
    const StartLine start = startLine(m_block.request);
    Request& request = m_filed.request;
    request.method = start.method.isEmpty() ? u"GET"_s : start.method;
    request.url = start.url;
    if (others.contains(start.method) || start.url.startsWith("ws://"_L1) || start.url.startsWith("wss://"_L1)) {
        m_contents.skip(title(), m_where, HttpText::trLater("“%1” is no HTTP and was left out").with(start.method));
        return false;
    }
    if (!isUrlText(request.url)) {
        m_contents.skip(title(), m_where,
                        HttpText::trLater("There is no request line such as “GET https://…” in this block; it was "
                                          "left out"));
        return false;
    }
    if (request.method == "GRAPHQL"_L1) {
        request.method = u"POST"_s;
        request.headers.push_back({u"X-REQUEST-TYPE"_s, u"GraphQL"_s});
    }
    request.name = title().isEmpty() ? titleOf(request.method, request.url) : title();
    return true;
}

/// "Basic user password" with variables in it can only be encoded when it is sent.
bool BlockImporter::readBasic(const QString& value)
{
    static const QRegularExpression form(u"^Basic\\s+(\\S+?)(?:\\s+|:)(\\S+)$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(value);
    if (!match.hasMatch() || !value.contains("{{"_L1) ||
        match.captured(1).count("{{"_L1) != match.captured(1).count("}}"_L1))
        return false;
    Auth& auth = m_filed.request.auth;
    auth.kind = Auth::Kind::Basic;
    auth.user = match.captured(1);
    auth.password = match.captured(2);
    return true;
}

void BlockImporter::readHeaders()
{
    for (const HttpLine& line : m_block.headers) {
        const QString name = line.text.section(u':', 0, 0).trimmed();
        const QString value = line.text.section(u':', 1).trimmed();
        const bool isAuthorization = name.compare("authorization"_L1, Qt::CaseInsensitive) == 0;
        if (isAuthorization && readBasic(value))
            continue;
        m_filed.request.headers.push_back({name, isAuthorization ? encodedBasic(value) : value});
        if (isAuthorization && (value.startsWith("Digest "_L1) || value.startsWith("AWS "_L1)))
            warn(HttpText::trLater("The authentication “%1” is sent as it stands: nothing is calculated from it")
                     .with(value.section(u' ', 0, 0)));
    }
}

/// "GET /path" finds its host in the header.
void BlockImporter::completeUrl()
{
    Request& request = m_filed.request;
    const bool isRelative = request.url.startsWith(u'/') || request.url == "*"_L1;
    const Field* host = headerField(request, "host"_L1);
    if (request.url == "*"_L1)
        warn(HttpText::trLater("“*” as a target cannot be sent; it became the path /*"));
    if (isRelative && host != nullptr) {
        const QString value = host->value;
        request.url = (value.contains("://"_L1) ? value : "http://"_L1 + value) +
                      (request.url.startsWith(u'/') ? request.url : u'/' + request.url);
        std::erase_if(request.headers,
                      [](const Field& header) { return header.name.compare("host"_L1, Qt::CaseInsensitive) == 0; });
    } else if (isRelative) {
        request.url.prepend("{{host}}"_L1);
        warn(HttpText::trLater("The URL has no host; give one to the variable “host”"));
    } else if (!request.url.contains("://"_L1) && !request.url.startsWith("{{"_L1)) {
        request.url.prepend("http://"_L1);
    }
    request.url = withoutFragment(request.url); // never sent
    request.url = QString::fromUtf8(aroundVariables(
        request.url.toUtf8(), [](QByteArrayView piece) { return piece.toByteArray().replace(" ", "%20"); }));
}

void BlockImporter::readDirectives()
{
    for (const QString& directive : m_block.directives) {
        const QString name = directive.section(u' ', 0, 0);
        if (directive.startsWith(carriedDirective)) {
            const QByteArray json = directive.mid(carriedDirective.size()).toUtf8();
            const auto restored = restoreCarried(m_filed, QJsonDocument::fromJson(json).object());
            if (!restored)
                warn(Sentence::verbatim(restored.error().message));
        } else if (name == "prompt"_L1) {
            warn(HttpText::trLater("The value of “%1” is asked for in other tools; set it as a variable")
                     .with(directive.section(u' ', 1, 1)));
        } else if (name == "no-redirect"_L1) {
            m_filed.request.transport.followRedirects = false;
        }
    }
}

void BlockImporter::keepForeign()
{
    ForeignParts parts;
    parts.preScript = m_block.preScript;
    parts.postScript = m_block.postScript;
    setForeignParts(m_filed.request, parts);
    if (!parts.preScript.isEmpty() || !parts.postScript.isEmpty())
        warn(HttpText::trLater("Its scripts are kept as text and never run"));
}

/// {{login.response.body.$.token}} asks another answer; {{%x}} encodes.
void BlockImporter::warnOfReferences()
{
    static const QRegularExpression reference(u"\\{\\{\\s*(\\w+\\.(?:response|request)\\.[^}]*)\\}\\}"_s);
    const Request& request = m_filed.request;
    QString all = request.url + QString::fromUtf8(bodyBytes(request.body));
    for (const Field& header : request.headers)
        all += header.value;
    if (const auto match = reference.match(all); match.hasMatch())
        warn(HttpText::trLater("“%1” takes its value from another answer; set it as a variable")
                 .with(match.captured(1).trimmed()));
    if (all.contains("{{%"_L1))
        warn(HttpText::trLater("{{%name}} would encode a value; write it encoded"));
}

}

void addHttpRequest(const HttpBlock& block, const ImportSource& source, ImportedContents& contents)
{
    BlockImporter(block, source, contents).add();
}

}
