// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runreader.h"
#include "store/statement.h"

#include <QHash>

namespace idemscope {

/// Looks up the texts and bodies that rows of one run point to; keeps a bounded number at hand, so that rows with equal
/// content share it. Failures are latched in the database. Used by one reader.
class ContentReader
{
public:
    explicit ContentReader(Database& database);

    QByteArray text(qint64 run, qint64 number);
    QByteArray body(qint64 run, qint64 number);
    /// As body(), followed by the hash if it was cut.
    QByteArray bodyForGrouping(qint64 run, qint64 number);
    BodyFacts facts(qint64 run, qint64 number);
    /// Whether the stored bytes still have their hash; cut ones cannot be checked.
    bool isIntact(qint64 run, qint64 number);

private:
    struct Body
    {
        QByteArray bytes;
        BodyFacts facts;
    };

    Body load(qint64 run, qint64 number);
    void use(qint64 run);

    Database& m_database;
    Statement m_text, m_body;
    qint64 m_run = 0;
    QHash<qint64, QByteArray> m_texts, m_bodies;
    qint64 m_bodyBytes = 0;
};

}
