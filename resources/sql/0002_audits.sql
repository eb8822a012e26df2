-- SPDX-FileCopyrightText: 2026 The Idemscope authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Audits, the runs that belong to them, and replays that wait for a key to grow old.

ALTER TABLE runs ADD COLUMN audit INTEGER;
ALTER TABLE runs ADD COLUMN check_id TEXT NOT NULL DEFAULT '';

CREATE INDEX runs_by_audit ON runs (audit) WHERE audit IS NOT NULL;

CREATE TABLE audits (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice
    title TEXT NOT NULL,
    target TEXT NOT NULL,
    environment TEXT NOT NULL,
    profile TEXT NOT NULL,
    started TEXT NOT NULL,
    state INTEGER NOT NULL, -- RunState
    seed INTEGER NOT NULL,
    duration_ms INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    pass INTEGER NOT NULL DEFAULT 0, -- number of checks by result
    fail INTEGER NOT NULL DEFAULT 0,
    warn INTEGER NOT NULL DEFAULT 0,
    inconclusive INTEGER NOT NULL DEFAULT 0,
    not_applicable INTEGER NOT NULL DEFAULT 0,
    remarks INTEGER NOT NULL DEFAULT 0, -- of those that failed: informational
    is_deleted INTEGER NOT NULL DEFAULT 0 -- hidden; its runs are being removed
) STRICT;

-- Kept apart so that the list of audits stays small. JSON.
CREATE TABLE audit_documents (
    audit INTEGER PRIMARY KEY,
    document TEXT NOT NULL DEFAULT '{}', -- the audit as far as it came
    request TEXT NOT NULL,               -- these for a re-run
    profile TEXT NOT NULL,
    facts TEXT NOT NULL
) STRICT;

-- Times are ms; due is wall clock, since 1970 UTC, as it has to outlive a restart of the machine.
CREATE TABLE schedules (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    audit INTEGER,
    check_id TEXT NOT NULL,
    run INTEGER NOT NULL, -- that first used the keys
    age_ms INTEGER NOT NULL,
    due_ms INTEGER NOT NULL,
    state INTEGER NOT NULL DEFAULT 0, -- ScheduleState
    carried_out INTEGER,              -- run that fired it
    late_ms INTEGER NOT NULL DEFAULT 0,
    effects INTEGER, -- that it had anew; NULL: not counted
    error TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX schedules_by_due ON schedules (state, due_ms);
