// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/filepart.h"

#include <QFileInfo>
#include <QStringConverter>

namespace idemscope {

namespace {

bool isText(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(bytes);
    return !decoder.hasError() && !text.contains(QChar::Null);
}

}

BodyPart filePart(const ImportSource& source, const QString& path, const QString& item, ImportedContents& contents)
{
    BodyPart part;
    part.fileName = QFileInfo(path).fileName().toUtf8();
    if (part.fileName.isNull())
        part.fileName = "";
    part.contentType = "application/octet-stream";
    const auto bytes = path.isEmpty() ? Result<QByteArray>(QByteArray()) : source.readNamedFile(path);
    if (!bytes)
        contents.warn(item, path, Sentence::verbatim(bytes.error().message));
    if (bytes && isText(*bytes))
        part.value = *bytes;
    else
        part.path = path;
    return part;
}

}
