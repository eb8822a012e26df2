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

struct ImportSource::Found
{
    bool isParsed = false;
    std::optional<JsonDocument> document;
    std::vector<qsizetype> lineBegins;
    int unreadFiles = 0;
};

ImportSource::Found& ImportSource::found() const
{
    if (!m_found)
        m_found = std::make_shared<Found>();
    return *m_found;
}

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
    Found& known = found();
    if (!known.isParsed) {
        known.isParsed = true;
        if (auto document = JsonDocument::parse(m_text))
            known.document = std::move(*document);
    }
    return known.document ? std::optional(known.document->root()) : std::nullopt;
}

Failure ImportSource::jsonFailure() const
{
    const auto fault = findJsonFault(m_text);
    return failure(fault ? fault->offset : 0, fault ? fault->message : QString());
}

qsizetype ImportSource::lineAt(qsizetype offset) const
{
    std::vector<qsizetype>& begins = found().lineBegins;
    if (begins.empty()) {
        begins.push_back(0);
        for (qsizetype at = m_text.indexOf('\n'); at >= 0; at = m_text.indexOf('\n', at + 1))
            begins.push_back(at + 1);
    }
    return std::upper_bound(begins.begin(), begins.end(), std::max<qsizetype>(offset, 0)) - begins.begin();
}

TextPlace ImportSource::placeOf(qsizetype offset) const
{
    const qsizetype line = lineAt(offset);
    const qsizetype begin = found().lineBegins[static_cast<std::size_t>(line - 1)];
    const QByteArrayView before =
        QByteArrayView(m_text).sliced(begin, std::clamp(offset, begin, m_text.size()) - begin);
    const auto isCharacter = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    };
    return {line, std::count_if(before.begin(), before.end(), isCharacter) + 1};
}

QString ImportSource::lineOf(qsizetype offset) const
{
    return Source::tr("line %1").arg(lineAt(offset));
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
    if (!mayReadFiles()) {
        ++found().unreadFiles;
        return fail(ErrorCode::NotAllowed, Source::tr("The file %1 was not read").arg(path));
    }
    return readFile(QDir(m_filesFolder).absoluteFilePath(path), maximumBytes);
}

int ImportSource::unreadFiles() const
{
    return found().unreadFiles;
}

}
