// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/bodyoptions.h"

#include "base/safefile.h"
#include "model/typedpart.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RequestText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RequestOptions)
};

bool isJson(const QByteArray& text)
{
    const QByteArray trimmed = text.trimmed();
    QJsonParseError error;
    QJsonDocument::fromJson(text, &error);
    return trimmed.startsWith('{') || trimmed.startsWith('[') || error.error == QJsonParseError::NoError;
}

Body bodyFrom(const QByteArray& bytes, bool keyInForm)
{
    Body body;
    if (keyInForm) {
        body.kind = Body::Kind::Form;
        for (const QByteArray& pair : bytes.split('&')) {
            const qsizetype sign = pair.indexOf('=');
            const auto decode = [](QByteArray text) {
                return QString::fromUtf8(QByteArray::fromPercentEncoding(text.replace('+', ' ')));
            };
            if (!pair.isEmpty())
                body.form.push_back({decode(pair.left(sign)), sign < 0 ? QString() : decode(pair.mid(sign + 1))});
        }
        return body;
    }
    body.kind = isJson(bytes) ? Body::Kind::Json : Body::Kind::Text;
    body.text = bytes;
    return body;
}

/// "name=text", "name=@file", "name=<file", which is the text of a file; files start at the working directory.
Result<Field> partFrom(const QString& text)
{
    const qsizetype equals = text.indexOf(u'=');
    if (equals <= 0)
        return badOption(u"F"_s, text, RequestText::tr("name=text or name=@file expected"));
    const QString value = text.sliced(equals + 1);
    const bool isFileText = value.startsWith(u'<');
    TypedPart part = typedPartOf(isFileText ? u'@' + value.sliced(1) : value);
    const auto content = part.isFile ? readFile(part.text) : Result<QByteArray>(QByteArray());
    if (!content)
        return Failure(content.error());
    if (isFileText)
        part = {QString::fromUtf8(*content), false, part.type, part.fileName};
    else if (part.isFile)
        part.text = QDir::current().absoluteFilePath(part.text);
    return Field{text.first(equals), toText(part)};
}

Result<void> applyParts(Request& request, const Arguments& arguments)
{
    if (arguments.has(u"d"_s))
        return fail(ErrorCode::InvalidInput, RequestText::tr("-d and -F exclude each other"));
    request.body = {};
    request.body.kind = Body::Kind::Form;
    for (const QString& text : arguments.values(u"F"_s)) {
        auto part = partFrom(text);
        if (!part)
            return Failure(part.error());
        request.body.form.push_back(std::move(*part));
    }
    setMultipart(request.headers, true);
    return {};
}

}

QList<OptionSpec> bodyOptions()
{
    return {{{u"d"_s}, u"BODY|@FILE"_s, RequestText::tr("the body, or the file that holds it"), true},
            {{u"F"_s},
             u"NAME=TEXT|NAME=@FILE"_s,
             RequestText::tr("a part of a multipart form, as curl takes it: ;type=MEDIA/TYPE and ;filename=NAME may "
                             "follow; repeatable")}};
}

Result<void> applyBody(Request& request, const Arguments& arguments)
{
    if (arguments.has(u"F"_s))
        return applyParts(request, arguments);
    const auto text = arguments.value(u"d"_s);
    if (!text)
        return {};
    QByteArray bytes = text->toUtf8();
    if (text->startsWith(u'@')) {
        const auto file = readFile(text->mid(1));
        if (!file)
            return Failure(file.error());
        bytes = *file;
    }
    request.body = bodyFrom(bytes, request.contract.placement.kind == KeyPlacement::Kind::FormField);
    return {};
}

}
