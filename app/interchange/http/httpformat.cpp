// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/http/httpformat.h"

#include "interchange/http/httprequest.h"

#include <QCoreApplication>
#include <QFileInfo>
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

const QRegularExpression& requestLine()
{
    static const QRegularExpression pattern(
        u"^[ \\t]*(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|CONNECT|GRAPHQL)[ \\t]+\\S+|https?://\\S+"
        "[ \\t]*(?:HTTP/\\d\\S*)?\\s*$|\\{\\{\\w+\\}\\}/\\S*\\s*$)"_s,
        QRegularExpression::MultilineOption);
    return pattern;
}

/// A variable of the file holds for all of it; one that is set anew holds for what comes behind.
void takeVariables(const Fields& variables, ImportedContents& contents, Fields& changed)
{
    for (const Field& variable : variables) {
        const auto isIt = [&](const Field& other) {
            return other.name == variable.name;
        };
        const auto known = std::find_if(contents.variables.begin(), contents.variables.end(), isIt);
        if (known == contents.variables.end()) {
            contents.variables.push_back(variable);
            continue;
        }
        std::erase_if(changed, isIt);
        if (known->value != variable.value)
            changed.push_back(variable);
    }
}

}

bool recognisesHttp(const ImportSource& source)
{
    if (source.isFolder())
        return false;
    const bool hasName = source.suffix() == "http"_L1 || source.suffix() == "rest"_L1;
    const QByteArray start = source.text().left(64 * 1024);
    const bool hasRequest = requestLine().match(QString::fromUtf8(start)).hasMatch();
    return hasRequest && (hasName || !source.json());
}

Result<ImportedContents> importHttp(const ImportSource& source, const ImportWatch& watch)
{
    ImportedContents contents;
    contents.name = QFileInfo(source.path()).completeBaseName();
    const std::vector<HttpBlock> blocks = httpBlocks(source.text());
    const auto total = static_cast<qint64>(blocks.size());
    contents.requests.reserve(blocks.size());
    Fields changed;
    for (qint64 i = 0; i < total && watch.advance(i, total); ++i) {
        const HttpBlock& block = blocks[static_cast<std::size_t>(i)];
        takeVariables(block.variables, contents, changed);
        const std::size_t before = contents.requests.size();
        if (!block.request.empty())
            addHttpRequest(block, source, contents);
        for (std::size_t added = before; added < contents.requests.size(); ++added) {
            Fields& variables = contents.requests[added].request.variables;
            variables.insert(variables.end(), changed.begin(), changed.end());
        }
    }
    for (const FiledRequest& filed : contents.requests) {
        if (!filed.folder.isEmpty())
            contents.folder(filed.folder);
    }
    if (contents.requests.empty() && !watch.isStopped())
        return source.failure(HttpText::tr("there is no request in it: no line such as “GET https://…”"));
    return contents;
}

}
