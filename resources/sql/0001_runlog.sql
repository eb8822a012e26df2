-- SPDX-FileCopyrightText: 2026 The Idemscope authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- The run log. Every row that belongs to a run has the id  run << 32 | number within the run : appending touches only the
-- last pages of a table, a page of attempts is a range of ids, a run is deleted as a range, and no index is needed.
-- Numbers that point to another table of the same run hold only the lower half. Times are µs since the run's start.

CREATE TABLE runs (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    target TEXT NOT NULL,
    environment TEXT NOT NULL,
    started TEXT NOT NULL,
    state INTEGER NOT NULL,               -- RunState
    seed INTEGER NOT NULL,
    nonce BLOB NOT NULL,
    parent INTEGER,
    duration_ms INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,  -- rows of the run in attempts, kept in the same transactions
    verdict TEXT NOT NULL DEFAULT '',
    is_deleted INTEGER NOT NULL DEFAULT 0 -- hidden; its rows are being removed
) STRICT;

-- Kept apart so that counting attempts does not rewrite them. JSON.
CREATE TABLE documents (
    run INTEGER PRIMARY KEY,
    request TEXT NOT NULL,
    scenario TEXT NOT NULL,
    profile TEXT NOT NULL,
    facts TEXT NOT NULL,
    judgement TEXT NOT NULL DEFAULT '{}',
    series TEXT NOT NULL DEFAULT '{}'
) STRICT;

-- What is about to be fired, committed durably before its first byte may go.
CREATE TABLE operations (
    id INTEGER PRIMARY KEY, -- run, operation
    round INTEGER NOT NULL,
    clients INTEGER NOT NULL,
    token BLOB NOT NULL,
    request_head INTEGER NOT NULL, -- bodies; 0: empty
    request_body INTEGER NOT NULL
) STRICT;

CREATE TABLE keys (
    id INTEGER PRIMARY KEY, -- run, number
    operation INTEGER NOT NULL,
    key TEXT NOT NULL
) STRICT;

-- The columns that tables are sorted and filtered by come first.
CREATE TABLE attempts (
    id INTEGER PRIMARY KEY,     -- run, number of the attempt
    operation INTEGER NOT NULL,
    status INTEGER NOT NULL,
    outcome INTEGER NOT NULL,   -- Outcome
    kind INTEGER NOT NULL,      -- AttemptClass
    flags INTEGER NOT NULL,     -- see app/store/attemptrow.h
    released INTEGER,
    complete INTEGER,
    connection INTEGER NOT NULL,
    error INTEGER NOT NULL,     -- texts; 0: empty
    local INTEGER NOT NULL,
    remote INTEGER NOT NULL,
    key TEXT NOT NULL,
    client INTEGER NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,  -- Attempt::index
    payload INTEGER NOT NULL,   -- Payload
    identity TEXT,
    retry_after_ms INTEGER,
    intended INTEGER,
    started INTEGER,
    resolved INTEGER,
    connected INTEGER,
    secured INTEGER,
    sent INTEGER,
    first_byte INTEGER,
    http_version INTEGER NOT NULL,
    wire_sends INTEGER NOT NULL,
    bytes_up INTEGER NOT NULL,
    bytes_down INTEGER NOT NULL,
    segments INTEGER,
    abandoned_at INTEGER,       -- WirePoint
    response_status INTEGER NOT NULL,
    response_version INTEGER NOT NULL,
    wire_body_bytes INTEGER NOT NULL,
    request_head INTEGER NOT NULL, -- bodies; 0: empty
    request_body INTEGER NOT NULL,
    response_head INTEGER NOT NULL,
    response_body INTEGER NOT NULL
) STRICT;

-- Short texts that repeat: addresses, HTTP versions, errors.
CREATE TABLE texts (
    id INTEGER PRIMARY KEY, -- run, number
    text TEXT NOT NULL
) STRICT;

-- Heads, bodies and raw readings, each once per run.
CREATE TABLE bodies (
    id INTEGER PRIMARY KEY, -- run, number
    length INTEGER NOT NULL, -- true length; more than is stored when the body was cut
    hash BLOB NOT NULL,      -- SHA-256 of the whole body
    bytes BLOB,              -- NULL: shared between runs, see shared_bodies
    shared INTEGER
) STRICT;

-- Long bodies are stored once for all runs. `uses` says which runs still need one.
CREATE TABLE shared_bodies (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL,
    bytes BLOB NOT NULL -- as far as the cap of the run that stored it went
) STRICT;

CREATE UNIQUE INDEX shared_bodies_by_content ON shared_bodies (hash, length(bytes));

CREATE TABLE uses (
    run INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    PRIMARY KEY (run, shared)
) STRICT, WITHOUT ROWID;

CREATE INDEX uses_by_body ON uses (shared);

CREATE TABLE readings (
    id INTEGER PRIMARY KEY, -- run, number
    probe INTEGER NOT NULL,
    moment INTEGER NOT NULL, -- Reading::Moment
    round INTEGER NOT NULL,
    operation INTEGER,
    at INTEGER NOT NULL,
    value INTEGER,
    error TEXT NOT NULL,
    raw INTEGER NOT NULL -- bodies; 0: empty
) STRICT;
