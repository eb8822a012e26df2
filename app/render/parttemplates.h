// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/texttemplate.h"
#include "model/message.h"
#include "model/request.h"
#include "render/multipart.h"

namespace idemscope {

class PartsCompiler;

/// The fields of a form that goes as multipart/form-data, compiled; none for every other body. Of this room.
class PartTemplates
{
public:
    PartTemplates() = default;
    /// A key that goes into a form field gets a part where none is typed.
    PartTemplates(const Request& request, PartsCompiler& compiler);

    bool isEmpty() const { return m_parts.empty(); }
    /// Errors: those of readBodyFile().
    Result<void> readFiles(const VariableScope& scope, const QString& folder, const Generated& generated);
    /// The body, and its boundary in the Content-Type; without the key's part where there is no key.
    void write(RenderedRequest& request, TextTemplate::Source source, bool hasKey) const;

private:
    struct Part
    {
        TextTemplate name;
        TextTemplate text;
        TextTemplate type;
        TextTemplate fileName;
        QString path; ///< of a file
        BodyPart read;
        bool isFile = false;
        bool isNamed = false; ///< a file name was typed
        bool isKey = false;
    };

    void add(const Field& field, bool isKey, PartsCompiler& compiler);

    std::vector<Part> m_parts;
};

}
