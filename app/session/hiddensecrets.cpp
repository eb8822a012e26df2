// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/hiddensecrets.h"

#include "render/redactor.h"
#include "render/secretplaces.h"
#include "session/jobsource.h"

#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

void add(std::vector<Secret>& secrets, const std::vector<Secret>& more)
{
    secrets.insert(secrets.end(), more.begin(), more.end());
}

std::vector<Secret> knownSecrets(const WorkspaceSession& workspace, const std::vector<OpenRequest>& open)
{
    std::vector<Secret> secrets = secretsOf(processSecrets());
    for (const Collection& collection : workspace.collections())
        add(secrets, secretsOf(workspace.scopeFor({}, collection.folder())));
    for (const OpenRequest& one : open) {
        Request request = one.request;
        VariableScope scope = workspace.scopeFor(request, one.collectionFolder, one.path);
        hideSecrets(request, scope);
        add(secrets, secretsOf(scope));
    }
    return secrets;
}

/// Replaces every match of `form` by what `redacted` makes of it.
template <typename Redact>
QString replaced(const QString& text, const QRegularExpression& form, Redact redacted)
{
    QString result;
    qsizetype done = 0;
    for (auto matches = form.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(text).mid(done, match.capturedStart() - done);
        result += redacted(match);
        done = match.capturedEnd();
    }
    result += QStringView(text).mid(done);
    return result;
}

}

QString withoutSecrets(const QString& text, const WorkspaceSession& workspace, const std::vector<OpenRequest>& open)
{
    static const QRegularExpression url(u"[A-Za-z][A-Za-z0-9+.-]*://[^\\s\"”»]+"_s);
    static const QRegularExpression header(u"\\b([A-Za-z][A-Za-z0-9_-]*):[ \\t]*(\\S[^\\r\\n]*)"_s);
    const Redactor redactor(knownSecrets(workspace, open));
    QString result = QString::fromUtf8(redactor.redactBytes(text.toUtf8()));
    result = replaced(result, url, [&](const QRegularExpressionMatch& match) {
        return QString::fromUtf8(redactor.redactUrl(match.captured().toUtf8()));
    });
    return replaced(result, header, [&](const QRegularExpressionMatch& match) {
        const bool isSensitive = redactor.isSensitiveHeader(match.captured(1).toUtf8());
        return isSensitive ? u"%1: ‹secret %1›"_s.arg(match.captured(1)) : match.captured();
    });
}

}
