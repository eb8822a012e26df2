// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/page/reportpage.h"

namespace idemscope {

/// Writes the blocks of a page as HTML.
class HtmlWriter
{
public:
    void write(const PageSection& section);
    void writeHeader(const ReportPage& page);
    QByteArray take() { return std::move(m_html); }

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
    void openTag(const char* name, const QByteArray& attributes = {});
    void close(const char* name);
    void element(const char* name, const QString& text, const QByteArray& attributes = {});
    void list(const QStringList& items, const QByteArray& attributes = {});
    void legend(const std::vector<ChartLegendItem>& items);
    void cell(const TableCell& cell, bool isNumber);
    void message(const QString& title, const QString& text);
    void difference(const std::vector<DiffLine>& lines);
    void code(const QString& text, const QString& title = {});

    QByteArray m_html;
};

/// &, <, > and " as HTML has them.
QByteArray htmlText(const QString& text);

}
