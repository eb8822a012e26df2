// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/contenthash.h"
#include "store/statement.h"

#include <QHash>

#include <unordered_map>

namespace idemscope {

/// The statements that all runs of a writer share to store texts and bodies.
struct ContentStatements
{
    explicit ContentStatements(Database& database);

    Statement insertText, insertBody, findShared, insertShared, insertUse;
    ContentHasher hasher;
};

/// Stores what the rows of one run point to, each content once: gives back its number within the run, 0 for nothing.
/// Failures are latched in the database. Remembers the last 250,000 to 500,000 bodies; one that comes back later is
/// stored again. Used by the writer thread.
class RunContents
{
public:
    RunContents(qint64 run, qint64 bodyCapBytes, ContentStatements& statements);

    qint64 text(const QByteArray& text);
    /// `place` is where the body stands (request head, response body …): a repeat there is found without hashing.
    qint64 body(const QByteArray& body, int place);

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
    void remember(const ContentHash& hash, qint64 number);

    qint64 m_run;
    qint64 m_bodyCapBytes;
    ContentStatements& m_statements;
    qint64 m_lastText = 0;
    qint64 m_lastBody = 0;
    QHash<QByteArray, qint64> m_texts;
    LastBody m_lastBodies[places];
    std::unordered_map<ContentHash, quint32> m_recent, m_older;
};

}
