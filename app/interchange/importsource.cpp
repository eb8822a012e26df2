// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/importsource.h"

#include "base/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringConverter>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Source
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ImportSource)
};

/// UTF-16 is written by some tools without a mark; then every other byte of what is mostly ASCII is zero.
std::optional<QStringConverter::Encoding> encodingOf(const QByteArray& bytes)
{
    if (const auto marked = QStringConverter::encodingForData(bytes))
        return marked;
    if (bytes.size() < 4 || bytes.size() % 2 != 0)
        return {};
    if (bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0)
        return QStringConverter::Utf16LE;
    if (bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0)
        return QStringConverter::Utf16BE;
    return {};
}

bool isUtf8(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(bytes);
    Q_UNUSED(text)
    return !decoder.hasError();
}

}

QByteArray decodedText(const QByteArray& bytes)
{
    const auto encoding = encodingOf(bytes);
    if (encoding && *encoding != QStringConverter::Utf8)
        return QString(QStringDecoder(*encoding).decode(bytes)).toUtf8();
    if (bytes.startsWith("\xEF\xBB\xBF"))
        return bytes.sliced(3);
    return isUtf8(bytes) ? bytes : QString::fromLatin1(bytes).toUtf8();
}

struct ImportSource::Parsed
{
    std::optional<JsonDocument> document;
};

Result<ImportSource> ImportSource::fromFile(const QString& path)
{
    ImportSource source;
    source.m_path = QFileInfo(path).absoluteFilePath();
    source.m_name = QFileInfo(path).fileName();
    source.m_isFolder = QFileInfo(path).isDir();
    if (source.m_isFolder) {
        source.m_name = QDir(path).dirName();
        return source;
    }
    auto bytes = readFile(path, maximumBytes);
    if (!bytes)
        return Failure(bytes.error());
    source.m_text = decodedText(*bytes);
    return source;
}

ImportSource ImportSource::fromBytes(const QByteArray& bytes, const QString& name)
{
    ImportSource source;
    source.m_name = name;
    source.m_text = decodedText(bytes);
    return source;
}

QString ImportSource::name() const
{
    return m_name.isEmpty() ? Source::tr("Pasted text") : m_name;
}

QString ImportSource::suffix() const
{
    return QFileInfo(m_name).suffix().toLower();
}

std::optional<JsonValue> ImportSource::json() const
{
    if (!m_parsed) {
        auto& self = const_cast<ImportSource&>(*this);
        self.m_parsed = std::make_shared<Parsed>();
        if (auto document = JsonDocument::parse(m_text))
            m_parsed->document = std::move(*document);
    }
    return m_parsed->document ? std::optional(m_parsed->document->root()) : std::nullopt;
}

Failure ImportSource::jsonFailure() const
{
    const auto fault = findJsonFault(m_text);
    return failure(fault ? fault->offset : 0, fault ? fault->message : QString());
}

TextPlace ImportSource::placeOf(qsizetype offset) const
{
    const QByteArrayView before = QByteArrayView(m_text).first(std::clamp<qsizetype>(offset, 0, m_text.size()));
    const qsizetype lineBegin = before.lastIndexOf('\n') + 1;
    const auto isCharacter = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    };
    return {std::count(before.begin(), before.end(), '\n') + 1,
            std::count_if(before.begin() + lineBegin, before.end(), isCharacter) + 1};
}

QString ImportSource::lineOf(qsizetype offset) const
{
    return Source::tr("line %1").arg(placeOf(offset).line);
}

Failure ImportSource::failure(qsizetype offset, const QString& what) const
{
    const TextPlace place = placeOf(offset);
    return fail(ErrorCode::InvalidInput,
                Source::tr("%1: line %2, column %3: %4").arg(name()).arg(place.line).arg(place.column).arg(what));
}

Failure ImportSource::failure(const QString& what) const
{
    return fail(ErrorCode::InvalidInput, Source::tr("%1: %2").arg(name(), what));
}

void ImportSource::allowFiles(const QString& folder)
{
    m_filesFolder = folder;
}

Result<QByteArray> ImportSource::readNamedFile(const QString& path) const
{
    if (!mayReadFiles())
        return fail(ErrorCode::NotAllowed, Source::tr("The file %1 was not read").arg(path));
    return readFile(QDir(m_filesFolder).absoluteFilePath(path), maximumBytes);
}

}
