// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/contentreader.h"

#include "store/contenthash.h"
#include "store/rowid.h"

#include <sqlite3.h>

namespace idemscope {

namespace {

constexpr qint64 keptBodyBytes = 8LL * 1024 * 1024;
constexpr qsizetype keptTexts = 50'000;

}

ContentReader::ContentReader(Database& database)
    : m_database(database)
    , m_text(database, "SELECT text FROM texts WHERE id = ?")
    , m_body(database, "SELECT b.length, b.hash, coalesce(b.bytes, s.bytes) FROM bodies b"
                       " LEFT JOIN shared_bodies s ON s.id = b.shared WHERE b.id = ?")
{
}

void ContentReader::use(qint64 run)
{
    if (m_run == run && m_bodyBytes < keptBodyBytes && m_texts.size() < keptTexts)
        return;
    m_run = run;
    m_texts.clear();
    m_bodies.clear();
    m_bodyBytes = 0;
}

QByteArray ContentReader::text(qint64 run, qint64 number)
{
    if (number == 0)
        return {};
    use(run);
    if (const auto known = m_texts.constFind(number); known != m_texts.cend())
        return *known;
    m_text.bind(1, rowId(run, number));
    const QByteArray text = m_text.step() ? m_text.bytes(0) : QByteArray();
    m_text.reset();
    m_texts.insert(number, text);
    return text;
}

QByteArray ContentReader::body(qint64 run, qint64 number)
{
    return number == 0 ? QByteArray() : load(run, number).bytes;
}

QByteArray ContentReader::bodyForGrouping(qint64 run, qint64 number)
{
    if (number == 0)
        return {};
    use(run);
    if (const auto known = m_bodies.constFind(number); known != m_bodies.cend())
        return *known;
    const Body body = load(run, number);
    const QByteArray grouped = body.facts.isCut ? body.bytes + body.facts.sha256 : body.bytes;
    m_bodies.insert(number, grouped);
    m_bodyBytes += grouped.size() + 100;
    return grouped;
}

BodyFacts ContentReader::facts(qint64 run, qint64 number)
{
    return number == 0 ? BodyFacts() : load(run, number).facts;
}

bool ContentReader::isIntact(qint64 run, qint64 number)
{
    if (number == 0)
        return true;
    const Body body = load(run, number);
    return body.facts.isCut || ContentHasher().hash(body.bytes).view() == QByteArrayView(body.facts.sha256);
}

ContentReader::Body ContentReader::load(qint64 run, qint64 number)
{
    Body body;
    m_body.bind(1, rowId(run, number));
    if (m_body.step() && !m_body.isNull(2)) {
        body.bytes = m_body.bytes(2);
        body.facts = {m_body.integer(0), m_body.bytes(1), m_body.integer(0) > body.bytes.size()};
    } else {
        m_database.noteFailure(SQLITE_CORRUPT);
    }
    m_body.reset();
    return body;
}

}
