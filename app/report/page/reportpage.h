// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checkanswer.h"
#include "report/charts/chartdrawing.h"
#include "report/linediff.h"
#include "report/reportdata.h"

#include <optional>
#include <variant>

namespace idemscope {

// A report as a page: what is said and in which order, without a word on how it looks. HTML, Markdown and paper show
// the same page.

/// How a statement is to be taken.
enum class Tone { Good, Bad, Unsure, Plain };
Tone toneOf(Verdict verdict);
Tone toneOf(CheckAnswer answer);

/// The answer, largest and first.
struct BannerBlock
{
    Tone tone = Tone::Plain;
    QString sentence;
    QString evidence;
    QStringList reasons;
};

struct TextBlock
{
    QString text;
};

struct ListBlock
{
    QStringList items;
};

/// Names and values, a line each.
struct FactsBlock
{
    std::vector<std::pair<QString, QString>> facts;
};

/// A cell; a mark is drawn before its text in the colour of what happened.
struct TableCell
{
    TableCell(QString cellText = {}, std::optional<Happening> cellMark = {})
        : text(std::move(cellText))
        , mark(cellMark)
    {
    }

    QString text;
    std::optional<Happening> mark;
    std::optional<Tone> tone = {}; ///< shown as a sign and a colour
};

struct TableBlock
{
    QStringList columns;
    std::vector<std::vector<TableCell>> rows = {};
    int textColumns = 1; ///< those that follow hold numbers and are set right
    bool isSearchable = false;
    QString more = {}; ///< what is not shown, and where it is
};

/// A text to copy: a command, a script.
struct CodeBlock
{
    QString text;
};

struct ChartBlock
{
    ChartDrawing drawing;
};

/// What was sent and what came back.
struct ExchangeBlock
{
    QString title;
    std::optional<Happening> happening;
    QString sent;
    QString received;
    std::vector<DiffLine> difference; ///< to the first answer; empty: it is the first, or nothing to compare
    QString note = {};
};

/// A check's answer, with what shows it.
struct FindingBlock
{
    QString id;
    CheckAnswer answer = CheckAnswer::Inconclusive;
    Severity severity = Severity::Info;
    QString sentence;
    QStringList details;
    QString source;
    std::vector<ExchangeBlock> exchanges = {};
    QString reproduction = {}; ///< a shell script; empty: there is nothing to show it with
    QString again = {};        ///< the command that asks once more
};

using Block = std::variant<BannerBlock, TextBlock, ListBlock, FactsBlock, TableBlock, CodeBlock, ChartBlock,
                           ExchangeBlock, FindingBlock>;

struct PageSection
{
    QString id;    ///< stable, for links
    QString title; ///< empty: none
    std::vector<Block> blocks;
};

struct ReportPage
{
    QString title;
    QString subtitle;
    std::vector<PageSection> sections;
};

/// The whole report in the language of the moment.
ReportPage reportPage(const ReportData& data, InkSource source);

}
