-- SPDX-FileCopyrightText: 2026 The Idemscope authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Exchanges of set-up and tear-down requests. They are no attempts and are counted nowhere.

CREATE TABLE steps (
    id INTEGER PRIMARY KEY, -- run, number
    step INTEGER NOT NULL,  -- place in the request's list
    operation INTEGER,      -- NULL: of the run
    at INTEGER NOT NULL,
    duration INTEGER NOT NULL,
    status INTEGER NOT NULL, -- 0: no complete answer
    error TEXT NOT NULL,     -- empty: it did what it was for
    captured TEXT NOT NULL,  -- JSON, without the values of secrets
    request_head INTEGER NOT NULL, -- bodies; 0: empty
    request_body INTEGER NOT NULL,
    response_head INTEGER NOT NULL,
    response_body INTEGER NOT NULL
) STRICT;
