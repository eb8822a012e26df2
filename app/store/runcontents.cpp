// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/runcontents.h"

#include "store/rowid.h"

namespace idemscope {

namespace {

/// Texts that never repeat must not fill the memory.
constexpr qsizetype rememberedTexts = 50'000;

}

ContentStatements::ContentStatements(Database& database)
    : insertText(database, "INSERT INTO texts (id, text) VALUES (?, ?)")
    , insertBody(database, "INSERT INTO bodies (id, length, hash, bytes, shared) VALUES (?, ?, ?, ?, ?)")
    , findShared(database, "SELECT id FROM shared_bodies WHERE hash = ? AND length(bytes) = ?")
    , insertShared(database, "INSERT INTO shared_bodies (hash, bytes) VALUES (?, ?) RETURNING id")
    , insertUse(database, "INSERT OR IGNORE INTO uses (run, shared) VALUES (?, ?)")
{
}

RunContents::RunContents(qint64 run, qint64 bodyCapBytes, ContentStatements& statements)
    : m_run(run)
    , m_bodyCapBytes(bodyCapBytes)
    , m_statements(statements)
{
}

qint64 RunContents::text(const QByteArray& text)
{
    if (text.isEmpty())
        return 0;
    if (const auto known = m_texts.constFind(text); known != m_texts.cend())
        return *known;
    m_statements.insertText.bind(1, rowId(m_run, ++m_lastText));
    m_statements.insertText.bindText(2, QByteArrayView(text));
    m_statements.insertText.run();
    if (m_texts.size() >= rememberedTexts)
        m_texts.clear();
    m_texts.insert(text, m_lastText);
    return m_lastText;
}

qint64 RunContents::body(const QByteArray& body, int place)
{
    if (body.isEmpty())
        return 0;
    LastBody& last = m_lastBodies[place];
    if (last.body != body)
        last = {body, hashedBody(body)};
    return last.number;
}

void RunContents::forget()
{
    m_texts.clear();
    m_recent = RecentContents();
    std::fill(std::begin(m_lastBodies), std::end(m_lastBodies), LastBody());
}

qint64 RunContents::hashedBody(const QByteArray& body)
{
    const ContentHash hash = m_statements.hasher.hash(body);
    if (const quint32 known = m_recent.find(hash))
        return known;
    const qint64 number = ++m_lastBody;
    insertBody(number, body, hash);
    m_recent.insert(hash, static_cast<quint32>(number));
    return number;
}

void RunContents::insertBody(qint64 number, const QByteArray& body, const ContentHash& hash)
{
    const QByteArrayView stored = QByteArrayView(body).first(std::min<qsizetype>(body.size(), m_bodyCapBytes));
    Statement& insert = m_statements.insertBody;
    insert.bind(1, rowId(m_run, number));
    insert.bind(2, body.size());
    insert.bindBytes(3, hash.view());
    if (stored.size() < sharedBodyBytes) {
        insert.bindBytes(4, stored);
        insert.bindNull(5);
    } else {
        insert.bindNull(4);
        insert.bind(5, sharedBody(stored, hash));
    }
    insert.run();
}

qint64 RunContents::sharedBody(QByteArrayView stored, const ContentHash& hash)
{
    Statement& find = m_statements.findShared;
    find.bindBytes(1, hash.view());
    find.bind(2, stored.size());
    qint64 shared = find.step() ? find.integer(0) : 0;
    find.reset();
    if (shared == 0) {
        Statement& insert = m_statements.insertShared;
        insert.bindBytes(1, hash.view());
        insert.bindBytes(2, stored);
        shared = insert.step() ? insert.integer(0) : 0;
        insert.reset();
    }
    m_statements.insertUse.bind(1, m_run);
    m_statements.insertUse.bind(2, shared);
    m_statements.insertUse.run();
    return shared;
}

}
