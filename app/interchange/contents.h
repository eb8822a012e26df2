// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"
#include "model/sentence.h"

#include <functional>
#include <optional>

namespace idemscope {

/// Something about one item of a foreign file that its user has to know: it was left out, or means less than it did.
struct ImportWarning
{
    QString item;  ///< name of the request, folder or environment; empty: the whole file
    QString where; ///< "line 12", "item[3].request"; may be empty
    Sentence text; ///< what, and what to do

    /// In the language of the moment, in one line.
    QString line() const;
    bool operator==(const ImportWarning&) const = default;
};

/// A request and the folder it stands in.
struct FiledRequest
{
    Request request; ///< what has no place in a Request is kept in its unknownMembers (foreign.h)
    QString folder;  ///< names joined by "/", none of them empty; empty: at the top
    /// A key header that the file holds switched off: offered to the user as the key's place.
    std::optional<KeyPlacement> offeredKey = {};
    bool hasContract = false; ///< the file told the contract in Idemscope's own words: nothing is to be recognised

    bool operator==(const FiledRequest&) const = default;
};

/// A folder with what its requests inherit.
struct FiledFolder
{
    QString path;
    Fields variables;

    bool operator==(const FiledFolder&) const = default;
};

/// The value of a secret variable. Kept apart from the variables, whose own value stays empty, so that it never reaches
/// a file by accident (SPEC.md §11).
struct FoundSecret
{
    QString environment; ///< empty: of the collection
    QString variable;
    QString value;

    bool operator==(const FoundSecret&) const = default;
};

/// What a foreign file holds in Idemscope's own words; the same shape is exported.
struct ImportedContents
{
    QString name; ///< of the collection; may be empty
    std::vector<FiledRequest> requests;
    std::vector<FiledFolder> folders; ///< every one, also those without requests, each after its parent
    Fields variables;                 ///< of the collection
    std::vector<Environment> environments;
    std::vector<FoundSecret> secrets;
    std::vector<ImportWarning> warnings;
    int skipped = 0; ///< items that could not become a request

    /// A new folder in `parent`, named so that it can be a file and differs from its siblings. Gives its path.
    QString addFolder(const QString& parent, const QString& title);
    /// Notes `path` and its parents, once; what it gives is good until the next call.
    FiledFolder& folder(const QString& path);
    void warn(const QString& item, const QString& where, const Sentence& text);
    /// The same for an item that is left out.
    void skip(const QString& item, const QString& where, const Sentence& text);

    bool operator==(const ImportedContents&) const = default;
};

/// A name that may stand between the "/" of a path and become a file: control characters, line breaks and what no file
/// system takes are replaced; never empty.
QString fileableName(const QString& name, const QString& otherwise);

/// `name`, or "name 2", "name 3" …: the first that `isTaken` does not know. For names that become files.
QString freeName(const QString& name, const std::function<bool(const QString& name)>& isTaken);
/// The same for many requests of one name: looks behind `lastNumber`, the number that its last use gave (0: none), and
/// sets it.
QString freeName(const QString& name, const std::function<bool(const QString& name)>& isTaken, int& lastNumber);

}
