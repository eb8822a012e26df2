// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/http/httpbody.h"

#include "expression/json.h"
#include "interchange/requestbody.h"

#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct HttpText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::HttpFile)
};

/// "< path", "<@ path", "<@latin1 path".
struct FileLine
{
    QString path;
    QString encoding;
    bool hasVariables = false;
};

std::optional<FileLine> fileLine(const QString& line)
{
    static const QRegularExpression pattern(u"^<(@(\\w*))?\\s+(\\S.*)$"_s);
    const QString text = line.trimmed();
    if (!text.startsWith(u'<'))
        return {};
    const auto match = pattern.match(text);
    if (!match.hasMatch() || match.captured(3).startsWith("{%"_L1))
        return {};
    return FileLine{match.captured(3).trimmed(), match.captured(2), match.hasCaptured(1)};
}

bool isComment(const QString& line)
{
    return line.trimmed().startsWith(u'#') || line.trimmed().startsWith("//"_L1);
}

/// Makes the bytes of one body.
class BodyReader
{
public:
    BodyReader(Request& request, const HttpBlock& block, const ImportSource& source,
               const std::function<void(const Sentence&)>& warn)
        : m_request(request)
        , m_lines(block.body)
        , m_source(source)
        , m_warn(warn)
    {
        const Field* header = headerField(request, "content-type"_L1);
        m_type = header != nullptr ? header->value.toLower() : QString();
    }

    void read();

private:
    void dropComments();
    void readForm();
    void readGraphQl();
    QByteArray lineBytes(const QString& line);
    QByteArray joined(QByteArrayView lineEnd);
    std::optional<QByteArray> content(const FileLine& file);

    Request& m_request;
    std::vector<HttpLine> m_lines;
    const ImportSource& m_source;
    const std::function<void(const Sentence&)>& m_warn;
    QString m_type;
};

void BodyReader::read()
{
    dropComments();
    if (m_lines.empty())
        return;
    if (const auto file = m_lines.size() == 1 ? fileLine(m_lines[0].text) : std::nullopt) {
        if (const auto bytes = content(*file))
            setBodyBytes(m_request, *bytes);
        else
            m_request.body = {Body::Kind::File, {}, {}, file->path};
    } else if (const Field* kind = headerField(m_request, "x-request-type"_L1);
               kind != nullptr && kind->value.compare("graphql"_L1, Qt::CaseInsensitive) == 0) {
        readGraphQl();
    } else if (m_type.startsWith("application/x-www-form-urlencoded"_L1)) {
        readForm();
    } else {
        const bool isMultipart = m_type.startsWith("multipart/"_L1);
        setBodyBytes(m_request, joined(isMultipart ? "\r\n" : "\n") + (isMultipart ? "\r\n" : ""));
    }
}

/// Comments right before a body are not sent (vscode-restclient#28), but a heading of a text is no comment.
void BodyReader::dropComments()
{
    if (m_type.startsWith("text/"_L1))
        return;
    const auto isNoComment = [](const HttpLine& line) {
        return !isComment(line.text) && !line.text.trimmed().isEmpty();
    };
    m_lines.erase(m_lines.begin(), std::find_if(m_lines.begin(), m_lines.end(), isNoComment));
}

/// A form may stand in several lines, each with its "&" (vscode-restclient#607).
void BodyReader::readForm()
{
    QByteArray text;
    for (const HttpLine& line : m_lines) {
        const QByteArray piece = line.text.trimmed().toUtf8();
        if (!text.isEmpty() && !text.endsWith('&') && !piece.startsWith('&') && !piece.isEmpty())
            text += '\n';
        text += piece;
    }
    setBodyBytes(m_request, text);
}

/// The query, and behind an empty line its variables.
void BodyReader::readGraphQl()
{
    std::erase_if(m_request.headers, [](const Field& header) {
        return header.name.compare("x-request-type"_L1, Qt::CaseInsensitive) == 0;
    });
    const auto blank = std::find_if(m_lines.begin(), m_lines.end(),
                                    [](const HttpLine& line) { return line.text.trimmed().isEmpty(); });
    const std::vector<HttpLine> rest(blank, m_lines.end());
    m_lines.erase(blank, m_lines.end());
    QByteArray text = "{\"query\":" + quoteJson(joined("\n"));
    m_lines = rest;
    const QByteArray variables = joined("\n").trimmed();
    if (!variables.isEmpty())
        text += ",\"variables\":" + variables;
    setBodyBytes(m_request, text + '}', "application/json");
    m_request.body.kind = Body::Kind::Json;
}

QByteArray BodyReader::joined(QByteArrayView lineEnd)
{
    QByteArray text;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        text += (i == 0 ? QByteArray() : lineEnd.toByteArray()) + lineBytes(m_lines[i].text);
    return text;
}

/// A line that names a file stands for its content.
QByteArray BodyReader::lineBytes(const QString& line)
{
    const auto file = m_lines.size() > 1 ? fileLine(line) : std::nullopt;
    if (!file)
        return line.toUtf8();
    return content(*file).value_or(QByteArray());
}

std::optional<QByteArray> BodyReader::content(const FileLine& file)
{
    const auto bytes = m_source.readNamedFile(file.path);
    if (bytes)
        return file.encoding == "latin1"_L1 ? QString::fromLatin1(*bytes).toUtf8() : *bytes;
    m_warn(bytes.error().code == ErrorCode::NotAllowed
               ? HttpText::trLater("The file %1 was not read: files are read only where you allow it").with(file.path)
               : Sentence::verbatim(bytes.error().message));
    if (file.hasVariables)
        m_warn(HttpText::trLater("Variables in the file %1 are not replaced; paste its text as the body if it has any")
                   .with(file.path));
    return {};
}

}

void setHttpBody(Request& request, const HttpBlock& block, const ImportSource& source,
                 const std::function<void(const Sentence&)>& warn)
{
    BodyReader(request, block, source, warn).read();
}

}
