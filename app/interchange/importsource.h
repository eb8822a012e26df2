// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"

#include <QStringList>

#include <memory>

namespace idemscope {

/// Line and column of a byte, both from 1; the column in characters.
struct TextPlace
{
    qsizetype line = 1;
    qsizetype column = 1;
};

/// What an importer reads: one file or pasted text, decoded to UTF-8 without a byte order mark, or a folder.
class ImportSource
{
public:
    static constexpr qint64 maximumBytes = 64LL * 1024 * 1024;

    /// Errors: NotFound, Io, Limit.
    static Result<ImportSource> fromFile(const QString& path);
    /// `name` is shown in messages; empty: pasted text.
    static ImportSource fromBytes(const QByteArray& bytes, const QString& name = {});

    const QString& path() const { return m_path; } ///< of the file or folder; empty for pasted text
    QString name() const;                          ///< without folders, as shown in messages
    QString suffix() const;                        ///< lower case, without the dot
    bool isFolder() const { return m_isFolder; }
    const QByteArray& text() const { return m_text; }

    /// The root of the text as JSON, parsed once; none when it is no JSON. Lives as long as the source.
    std::optional<JsonValue> json() const;
    /// Why the text is no JSON: "file: line L, column C: …".
    Failure jsonFailure() const;

    TextPlace placeOf(qsizetype offset) const;
    /// The line of a byte, from 1; cheap enough for every item.
    qsizetype lineAt(qsizetype offset) const;
    /// "line 3", for warnings.
    QString lineOf(qsizetype offset) const;
    /// "file: line L, column C: what"; `what` also says what to do. InvalidInput.
    Failure failure(qsizetype offset, const QString& what) const;
    /// The same without a place in the text.
    Failure failure(const QString& what) const;

    /// Files that the text names may be read only where the user agreed; relative ones are looked up here.
    void allowFiles(const QString& folder);
    bool mayReadFiles() const { return !m_filesFolder.isEmpty(); }
    /// Errors: NotAllowed (no consent), NotFound, Io, Limit.
    Result<QByteArray> readNamedFile(const QString& path) const;
    /// How many were asked for and not read for want of consent.
    int unreadFiles() const;

private:
    struct Found;
    Found& found() const;

    QString m_path;
    QString m_name;
    bool m_isFolder = false;
    QByteArray m_text;
    QString m_filesFolder;
    mutable std::shared_ptr<Found> m_found; ///< what was found out about the text when it was first asked for
};

/// UTF-8 without a byte order mark, from UTF-8, UTF-16 or UTF-32 with one, UTF-16 without one (by its zero bytes), and
/// Latin-1 where it is no UTF-8. Line breaks stay as they are.
QByteArray decodedText(const QByteArray& bytes);

}
