// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/contents.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Imported
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Imported)
};

const QLatin1StringView environmentFolder("environments"); ///< of a collection: no place for requests
constexpr qsizetype longestName = 80;                      ///< in characters; 255 bytes is what file systems take

bool cannotBeFiled(QChar letter)
{
    static constexpr QStringView refused = u"/\\:*?\"<>|";
    return refused.contains(letter) || letter.category() == QChar::Other_Control ||
           letter.category() == QChar::Separator_Line || letter.category() == QChar::Separator_Paragraph;
}

}

QString ImportWarning::line() const
{
    const QString what = text.text();
    if (item.isEmpty())
        return where.isEmpty() ? what : Imported::tr("%1: %2").arg(where, what);
    return where.isEmpty() ? Imported::tr("%1: %2").arg(item, what)
                           : Imported::tr("%1 (%2): %3", "item, place in the file, what").arg(item, where, what);
}

QString ImportedContents::addFolder(const QString& parent, const QString& title)
{
    const QString prefix = parent.isEmpty() ? QString() : parent + u'/';
    const auto isTaken = [&](const QString& candidate) {
        const QString path = prefix + candidate;
        return path.compare(environmentFolder, Qt::CaseInsensitive) == 0 ||
               std::any_of(folders.begin(), folders.end(), [&](const FiledFolder& known) {
                   return known.path.compare(path, Qt::CaseInsensitive) == 0;
               });
    };
    const QString path = prefix + freeName(fileableName(title, Imported::tr("Folder")), isTaken);
    return folder(path).path;
}

FiledFolder& ImportedContents::folder(const QString& path)
{
    const auto isIt = [&](const FiledFolder& known) {
        return known.path == path;
    };
    if (const auto known = std::find_if(folders.begin(), folders.end(), isIt); known != folders.end())
        return *known;
    if (const qsizetype slash = path.lastIndexOf(u'/'); slash > 0)
        folder(path.first(slash));
    return folders.emplace_back(FiledFolder{path, {}});
}

void ImportedContents::warn(const QString& item, const QString& where, const Sentence& text)
{
    warnings.push_back({item, where, text});
}

void ImportedContents::skip(const QString& item, const QString& where, const Sentence& text)
{
    ++skipped;
    warn(item, where, text);
}

QString fileableName(const QString& name, const QString& otherwise)
{
    QString result = name;
    std::replace_if(result.begin(), result.end(), cannotBeFiled, u' ');
    result = result.simplified().left(longestName).trimmed();
    if (!result.isEmpty() && result.back().isHighSurrogate())
        result.chop(1);
    while (result.startsWith(u'.'))
        result.remove(0, 1);
    while (result.endsWith(u'.') || result.endsWith(u' '))
        result.chop(1);
    return result.isEmpty() ? otherwise : result;
}

QString freeName(const QString& name, const std::function<bool(const QString& name)>& isTaken)
{
    int lastNumber = 0;
    return freeName(name, isTaken, lastNumber);
}

QString freeName(const QString& name, const std::function<bool(const QString& name)>& isTaken, int& lastNumber)
{
    QString candidate;
    do {
        ++lastNumber;
        candidate = lastNumber == 1 ? name : u"%1 %2"_s.arg(name).arg(lastNumber);
    } while (isTaken(candidate));
    return candidate;
}

}
