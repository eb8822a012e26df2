// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/recentcontents.h"
#include "store/statement.h"

#include <QHash>

namespace idemscope {

/// The statements that all runs of a writer share to store texts and bodies.
struct ContentStatements
{
    explicit ContentStatements(Database& database);

    Statement insertText, insertBody, findShared, insertShared, insertUse;
    ContentHasher hasher;
};

/// Stores what the rows of one run point to, each content once: gives back its number within the run, 0 for nothing.
/// Failures are latched in the database. One that comes back after hundreds of thousands of others is stored again
/// (RecentContents). Used by the writer thread.
class RunContents
{
public:
    RunContents(qint64 run, qint64 bodyCapBytes, ContentStatements& statements);

    qint64 text(const QByteArray& text);
    /// `place` is where the body stands (request head, response body …): a repeat there is found without hashing.
    qint64 body(const QByteArray& body, int place);

    /// The last transaction was undone: what it stored is not there. Numbers go on, with a gap.
    void forget();

    static constexpr int places = 7;

private:
    struct LastBody
    {
        QByteArray body;
        qint64 number = 0;
    };

    qint64 hashedBody(const QByteArray& body);
    void insertBody(qint64 number, const QByteArray& body, const ContentHash& hash);
    qint64 sharedBody(QByteArrayView stored, const ContentHash& hash);

    qint64 m_run;
    qint64 m_bodyCapBytes;
    ContentStatements& m_statements;
    qint64 m_lastText = 0;
    qint64 m_lastBody = 0;
    QHash<QByteArray, qint64> m_texts;
    LastBody m_lastBodies[places];
    RecentContents m_recent;
};

}
