// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/importwatch.h"

#include <span>

namespace idemscope {

/// A foreign format. Functions that are null: it can only be imported, or only exported.
struct Format
{
    const char* name;                               ///< as typed on the command line: "curl"
    const char* title;                              ///< as shown: "cURL"
    const char* suffix;                             ///< of exported files: "sh"
    bool (*recognises)(const ImportSource& source); ///< cheap, and sure enough: the first that says yes is taken
    Result<ImportedContents> (*import)(const ImportSource& source, const ImportWatch& watch);
    Result<QByteArray> (*exported)(const ImportedContents& contents);
};

/// All of them, in the order in which they are asked whether they recognise a file.
std::span<const Format> formats();
/// Names for the command line.
QStringList importableFormats();
QStringList exportableFormats();
/// Errors: InvalidInput naming all formats.
Result<const Format*> formatNamed(const QString& name);
/// Errors: InvalidInput: what is understood, and the line and column where the nearest reading failed.
Result<const Format*> detectFormat(const ImportSource& source);

/// Reads a file as `format`, or as what it is recognised to be (null), and finishes what every importer leaves open:
/// keys are recognised, secrets taken out, names made unique. Not for the GUI thread.
/// Errors: those of the importer; InvalidInput (nothing in it), Cancelled. Nothing is half imported.
Result<ImportedContents> importFrom(const ImportSource& source, const Format* format, const ImportWatch& watch);

/// Errors: NotAllowed (the format is for importing alone), InvalidInput (no request can be told in it).
Result<QByteArray> exportAs(const Format& format, const ImportedContents& contents);

}
