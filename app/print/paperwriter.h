// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "print/paperstyle.h"

#include <QTextCursor>

namespace idemscope {

/// Writes the blocks of a page into a text document.
class PaperWriter
{
public:
    explicit PaperWriter(QTextDocument& document);

    void writeHeader(const ReportPage& page);
    void write(const PageSection& section);

    void operator()(const BannerBlock& block);
    void operator()(const TextBlock& block);
    void operator()(const ListBlock& block);
    void operator()(const FactsBlock& block);
    void operator()(const TableBlock& block);
    void operator()(const CodeBlock& block);
    void operator()(const ChartBlock& block);
    void operator()(const ExchangeBlock& block);
    void operator()(const FindingBlock& block);

private:
    void paragraph(const QString& text, PaperText style, double above = 0, double below = 4);
    void paragraph(const QString& text, const QTextCharFormat& format, double above, double below);
    /// Of what follows it.
    void heading(const QString& text, PaperText style, double above, double below);
    void heading(const QString& text, const QTextCharFormat& format, double above, double below);
    void list(const QStringList& items);
    void code(const QString& text);
    void difference(const std::vector<DiffLine>& lines);
    void legend(const std::vector<ChartLegendItem>& items);
    QTextTable* table(int rows, int columns, double padding, bool hasHeader);
    void fill(QTextTable& table, int row, int column, const TableCell& cell, PaperText style, bool isNumber);

    QTextCursor m_cursor;
};

}
