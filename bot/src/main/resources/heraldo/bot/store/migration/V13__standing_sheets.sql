-- The sheet that the player of a seat keeps for turns in which he sends none: orders in stored form. It goes with the player.
CREATE TABLE standing_sheet (
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    seat      INTEGER NOT NULL,
    player    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    sheet     TEXT NOT NULL,
    PRIMARY KEY (campaign, seat)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER standing_sheet_goes AFTER UPDATE OF player ON seat
WHEN OLD.player <> NEW.player
BEGIN
    DELETE FROM standing_sheet WHERE campaign = OLD.campaign AND seat = OLD.number;
END;

-- Where such a sheet was turned to: how many of its lines stood, which did not, and why, for the seat alone.
CREATE TABLE standing_use (
    campaign  TEXT NOT NULL,
    number    INTEGER NOT NULL,
    step      INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    stood     INTEGER NOT NULL,
    dropped   TEXT NOT NULL,
    reasons   TEXT NOT NULL,
    PRIMARY KEY (campaign, number, step, seat),
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER standing_use_stays BEFORE UPDATE ON standing_use
BEGIN
    SELECT RAISE(ABORT, 'what came of a standing sheet does not change');
END;

CREATE TRIGGER standing_use_remains BEFORE DELETE ON standing_use
BEGIN
    SELECT RAISE(ABORT, 'what came of a standing sheet does not change');
END;
