// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/format.h"
#include "support/sharedfile.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>

namespace idemscope::importing {

// What tests of importers share: the corpus of public files with its golden counts, and short ways to import.

inline QString sharedPath(const QString& path)
{
    return test::sharedFile(path);
}

/// A file of the corpus with what an independent reader counted in it ("requests" → "59").
struct GoldenFile
{
    QString path; ///< "postman/CheckoutService-v71.json"
    std::map<QString, QString> counts;
    QString measured; ///< the whole column

    int count(const QString& name) const
    {
        const auto found = counts.find(name);
        return found == counts.end() ? 0 : found->second.toInt();
    }
};

/// The rows of corpus/INDEX.tsv in a folder (empty: all); none where the corpus is not there.
inline std::vector<GoldenFile> goldenFiles(const QString& folder)
{
    QFile index(sharedPath(QStringLiteral("corpus/INDEX.tsv")));
    std::vector<GoldenFile> files;
    if (!index.open(QIODevice::ReadOnly))
        return files;
    static const QRegularExpression count(QStringLiteral("(\\w+)=(\\w+)"));
    for (const QString& line : QString::fromUtf8(index.readAll()).split(u'\n')) {
        const QStringList cells = line.split(u'\t');
        if (!cells[0].startsWith(folder) || !cells[0].contains(u'/') || cells.size() < 9)
            continue;
        GoldenFile file{cells[0], {}, cells[8]};
        for (auto matches = count.globalMatch(cells[8]); matches.hasNext();) {
            const auto match = matches.next();
            file.counts.emplace(match.captured(1), match.captured(2));
        }
        files.push_back(std::move(file));
    }
    return files;
}

inline Result<ImportedContents> imported(const ImportSource& source, const char* format = nullptr)
{
    const Format* chosen = format == nullptr ? nullptr : formatNamed(QLatin1StringView(format)).value();
    return importFrom(source, chosen, {});
}

inline Result<ImportedContents> importedText(const QByteArray& text, const char* format = nullptr,
                                             const QString& name = {})
{
    return imported(ImportSource::fromBytes(text, name), format);
}

inline Result<ImportedContents> importedFile(const QString& path, const char* format = nullptr)
{
    const auto source = ImportSource::fromFile(path);
    return source ? imported(*source, format) : Failure(source.error());
}

inline const Field* fieldNamed(const Fields& fields, const QString& name)
{
    for (const Field& field : fields) {
        if (field.name.compare(name, Qt::CaseInsensitive) == 0)
            return &field;
    }
    return nullptr;
}

inline QStringList lines(const std::vector<ImportWarning>& warnings)
{
    QStringList result;
    for (const ImportWarning& warning : warnings)
        result += warning.line();
    return result;
}

/// Skips with a notice where the corpus is not there.
#define IDEMSCOPE_NEEDS_SHARED(path)                                                                                   \
    do {                                                                                                               \
        if (!QFile::exists(::idemscope::importing::sharedPath(QStringLiteral(path))))                                  \
            QSKIP(path " is not there (IDEMSCOPE_SHARED_DIR)");                                                        \
    } while (false)

}
