-- Campaigns in which one person learns a game from governors: who learns, and which steps he would rather pass over (their
-- names, separated by spaces). Such a campaign has no cadence: its cron is empty.
CREATE TABLE lesson (
    campaign  TEXT NOT NULL PRIMARY KEY REFERENCES campaign (id),
    learner   INTEGER NOT NULL,
    skipped   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX lesson_learner ON lesson (learner);
