// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "render/multipart.h"

namespace idemscope {

/// Makes the parts the request's form, which goes as multipart/form-data. Parts that a form cannot hold (bytes that are
/// no text, headers of their own) are written out as a text, with a boundary that stands in none of them.
void setMultipart(Request& request, const std::vector<BodyPart>& parts);

/// A part as a foreign file lists it.
struct ListedPart
{
    BodyPart part;
    bool isEnabled = true;
};

/// The same of parts some of which may be switched off: they stay so in a form. What is written out cannot hold them;
/// they are left out with a warning.
void setMultipart(Request& request, const std::vector<ListedPart>& listed, ImportedContents& contents);

/// The enabled parts of a body that is multipart/form-data and complete; else none.
std::optional<std::vector<BodyPart>> multipartOf(const Request& request);

/// A text that is multipart/form-data becomes a form where that sends the same bytes.
void tabulateMultipart(Request& request);

/// A form that goes in parts as a text with its boundary told, for formats without words for it; files in it are empty.
Request withMultipartWritten(Request request);

}
