// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/variablelookup.h"

#include <QSyntaxHighlighter>

namespace idemscope {

/// Colours JSON and {{variables}}. Works line by line: no JSON token goes over a line's end. Child of its document.
class JsonHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit JsonHighlighter(QTextDocument* document);

    void setLookup(VariableLookup lookup);
    /// Off: only variables are coloured (plain text bodies).
    void setJson(bool isJson);

protected:
    void highlightBlock(const QString& text) override;

private:
    VariableLookup m_lookup;
    bool m_isJson = true;
};

}
