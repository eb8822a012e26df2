// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/reportextras.h"

class QTextDocument;

namespace idemscope {

class MessageBar;

/// What the dialog of reports offers.
struct ReportChoice
{
    enum class Kind { Report, Reproduction, Contract };
    Kind kind = Kind::Report;
    ReportFormat format = ReportFormat::Html;
    QString check = {}; ///< of an audit, that a reproduction is for; empty: the gravest

    QString suffix() const; ///< of its file, without a dot
    bool operator==(const ReportChoice&) const = default;
};

/// How a report reads: a text, or a document with charts.
struct ReportPreview
{
    QString text;
    std::shared_ptr<QTextDocument> document; ///< belongs to the GUI thread
    bool isCut = false;                      ///< there is more than is shown
};

/// A stored run or audit, which may be held against an earlier one.
struct ReportAbout
{
    ReportSubject subject;
    std::optional<ReportSubject> earlier = {};
};

// Each of these works on a thread of the pool and gives its answer on the GUI thread, unless `context` is gone by then.

/// Writes it to a file and says on `news` how that ended.
void writeInBackground(const QString& runLogPath, const ReportAbout& about, const ReportChoice& choice,
                       const QString& file, MessageBar& news);
void previewInBackground(const QString& runLogPath, const ReportAbout& about, const ReportChoice& choice,
                         QObject* context, const std::function<void(const Result<ReportPreview>&)>& take);
/// Puts a reproduction on the clipboard, as Markdown for an issue, and says so on `news`.
void copyReproduction(const QString& runLogPath, const ReportSubject& subject, const QString& check, MessageBar& news);

}
