// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/parttemplates.h"

#include "model/typedpart.h"
#include "render/bodyfile.h"
#include "render/requestparts.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Render
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Render)
};

const QString keyText = u"{{key}}"_s;

}

PartTemplates::PartTemplates(const Request& request, PartsCompiler& compiler)
{
    if (request.body.kind != Body::Kind::Form || !isMultipart(request.headers))
        return;
    const KeyPlacement& place = request.contract.placement;
    const bool isKeyHere = place.kind == KeyPlacement::Kind::FormField;
    const QString key = place.quoted ? u'"' + keyText + u'"' : keyText;
    bool hasKey = false;
    for (Field field : request.body.form) {
        if (!field.enabled || (field.name.isEmpty() && field.value.isEmpty()))
            continue;
        const bool isKey = isKeyHere && field.name == place.name;
        if (isKey && !field.value.contains(keyText))
            field.value = toText({key, false, {}, {}});
        hasKey = hasKey || isKey;
        add(field, isKey, compiler);
    }
    if (isKeyHere && !hasKey)
        add({place.name, toText({key, false, {}, {}})}, true, compiler);
}

void PartTemplates::add(const Field& field, bool isKey, PartsCompiler& compiler)
{
    const TypedPart typed = typedPartOf(field.value);
    const QString title =
        Render::tr("%1 %2", "kind of field, its name: header Accept").arg(Render::tr("form field"), field.name);
    const auto compiled = [&](const QString& text) {
        return compiler.text(text.toUtf8(), title);
    };
    Part part;
    part.name = compiled(field.name);
    part.type = compiled(typed.type);
    part.fileName = compiled(typed.fileName);
    part.isFile = typed.isFile;
    part.isNamed = !typed.fileName.isNull();
    part.isKey = isKey;
    if (part.isFile)
        part.path = typed.text;
    else
        part.text = compiled(typed.text);
    m_parts.push_back(std::move(part));
}

Result<void> PartTemplates::readFiles(const VariableScope& scope, const QString& folder, const Generated& generated)
{
    for (Part& part : m_parts) {
        if (!part.isFile)
            continue;
        auto file = readBodyFile(part.path, scope, folder, generated);
        if (!file)
            return Failure(file.error());
        part.read.value = std::move(file->content);
        part.read.fileName = QFileInfo(file->path).fileName().toUtf8();
        part.read.contentType = "application/octet-stream";
    }
    return {};
}

void PartTemplates::write(RenderedRequest& request, TextTemplate::Source source, bool hasKey) const
{
    std::vector<BodyPart> parts;
    for (const Part& part : m_parts) {
        if (part.isKey && !hasKey)
            continue;
        BodyPart sent = part.read;
        sent.name = part.name.render(source, request.secrets);
        if (!part.isFile)
            sent.value = part.text.render(source, request.secrets);
        if (part.isNamed)
            sent.fileName = part.fileName.render(source, request.secrets);
        if (part.isNamed && sent.fileName.isNull())
            sent.fileName = "";
        if (const QByteArray type = part.type.render(source, request.secrets); !type.isEmpty())
            sent.contentType = type;
        parts.push_back(std::move(sent));
    }
    for (HeaderField& header : request.headers) {
        if (header.name.compare("Content-Type", Qt::CaseInsensitive) != 0)
            continue;
        QByteArray boundary = boundaryOf(header.value);
        if (boundary.isEmpty()) {
            boundary = boundaryFor(parts);
            header.value += "; boundary=" + boundary;
        }
        request.body = multipartBytes(parts, boundary);
        return;
    }
}

}
