-- What players filled in when they took a seat. An entry without a form strikes the player off the list again.
CREATE TABLE enrolment (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    player    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    form      TEXT
) STRICT;

CREATE INDEX enrolment_player ON enrolment (campaign, player, id);

CREATE TRIGGER enrolment_stays BEFORE UPDATE ON enrolment
BEGIN
    SELECT RAISE(ABORT, 'a sign-up does not change');
END;

CREATE TRIGGER enrolment_remains BEFORE DELETE ON enrolment
BEGIN
    SELECT RAISE(ABORT, 'a sign-up does not change');
END;

-- What a seat has been told in a turn because of everybody's sheets, and by which act it came about.
CREATE TABLE notice (
    campaign  TEXT NOT NULL,
    number    INTEGER NOT NULL,
    step      INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    words     TEXT NOT NULL,
    act       TEXT NOT NULL,
    PRIMARY KEY (campaign, number, step, seat, words),
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
) STRICT;

CREATE INDEX notice_act ON notice (act);

-- After so many silent turns in a row of a player the game master is told; 0 for never.
ALTER TABLE campaign ADD COLUMN missed_alert INTEGER NOT NULL DEFAULT 0;
