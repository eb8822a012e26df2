// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/bruno/itemreaders.h"

#include <QRegularExpression>

#include <array>

namespace idemscope::bruno {

using namespace Qt::StringLiterals;

namespace {

/// The block that tells method and URL: named like the method, or `http` with the method in it.
const BruBlock* methodBlock(const BruText& text)
{
    static constexpr std::array names = {u"get",     u"post", u"put",     u"delete", u"patch",
                                         u"options", u"head", u"connect", u"trace",  u"http"};
    for (const char16_t* name : names) {
        if (const BruBlock* block = text.block(QStringView(name)))
            return block;
    }
    return nullptr;
}

QString modeOf(QString mode)
{
    if (mode == "multipartForm"_L1)
        return u"multipart-form"_s;
    return mode == "formUrlEncoded"_L1 ? u"form-urlencoded"_s : mode;
}

/// @file(a|b) names files.
QStringList filesOf(const QString& value)
{
    static const QRegularExpression file(u"^@file\\(([^)]*)\\)(\\s|$)"_s);
    const auto match = file.match(value);
    return match.hasMatch() ? match.captured(1).split(u'|', Qt::SkipEmptyParts) : QStringList();
}

void readParts(const BruBlock& block, BrunoItem& item)
{
    static const QRegularExpression type(u"\\s*@contentType\\(([^)]*)\\)\\s*$"_s);
    for (const BruPair& pair : block.pairs) {
        QString value = pair.field.value;
        const auto told = type.match(value);
        const QString contentType = told.hasMatch() ? told.captured(1) : pair.contentType;
        if (told.hasMatch())
            value.truncate(told.capturedStart());
        item.parts.push_back({pair.field.name, value, filesOf(value), contentType, pair.field.enabled});
    }
}

void readBody(const BruText& text, BrunoItem& item)
{
    const QString block = "body:"_L1 + item.bodyMode;
    item.form = text.fields(u"body:form-urlencoded");
    if (item.bodyMode == "multipart-form"_L1) {
        if (const BruBlock* parts = text.block(block))
            readParts(*parts, item);
    } else if (item.bodyMode == "file"_L1) {
        const QStringList files = filesOf(text.value(block, u"file"));
        item.bodyText = files.value(0);
    } else if (item.bodyMode != "form-urlencoded"_L1) {
        item.bodyText = text.text(text.block(block) != nullptr ? block : u"body"_s);
        item.graphQlVariables = text.text(u"body:graphql:vars");
    }
}

/// As the request's block says; where it says nothing, by the block that is there.
ForeignAuth authOf(const BruText& text, const QString& told)
{
    ForeignAuth auth{told, {}};
    if (auth.kind.isEmpty())
        auth.kind = text.value(u"auth", u"mode");
    for (const BruBlock& block : text.blocks()) {
        if (auth.kind.isEmpty() && block.name.startsWith("auth:"_L1))
            auth.kind = block.name.sliced(5);
    }
    auth.parameters = text.fields("auth:"_L1 + auth.kind);
    return auth;
}

}

BrunoItem itemOfBru(const BruText& text)
{
    BrunoItem item;
    item.name = text.value(u"meta", u"name");
    item.kind = text.value(u"meta", u"type");
    item.order = text.value(u"meta", u"seq").toDouble();
    QString auth;
    if (const BruBlock* request = methodBlock(text)) {
        item.method = request->name == "http"_L1 ? request->value(u"method") : request->name;
        item.url = request->value(u"url");
        item.bodyMode = modeOf(request->value(u"body"));
        auth = request->value(u"auth");
    }
    item.query = text.fields(text.block(u"params:query") != nullptr ? u"params:query" : u"query");
    item.path = text.fields(u"params:path");
    item.headers = text.fields(u"headers");
    item.variables = text.fields(u"vars:pre-request");
    item.auth = authOf(text, auth);
    readBody(text, item);
    item.preScript = text.text(u"script:pre-request");
    item.postScript = text.text(u"script:post-response");
    if (const QString tests = text.text(u"tests"); !tests.isEmpty())
        item.postScript += item.postScript.isEmpty() ? tests : u'\n' + tests;
    item.docs = text.text(u"docs");
    item.followsRedirects = text.value(u"settings", u"followRedirects") == "true"_L1;
    return item;
}

/// The values of secret variables are never in the file.
Fields environmentOfBru(const BruText& text)
{
    Fields variables = convertedFields(text.fields(u"vars"));
    for (Field secret : text.fields(u"vars:secret")) {
        secret.secret = true;
        variables.push_back(std::move(secret));
    }
    return variables;
}

}
