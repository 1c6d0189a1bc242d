-- What one seat offered another: its own line and the one that the other would write, orders in stored form. It lies open until
-- the other answers, or its sender takes it back, or the turn is over; it stands between these two people and no others.
CREATE TABLE offer (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign        TEXT NOT NULL,
    number          INTEGER NOT NULL,
    step            INTEGER NOT NULL,
    sender          INTEGER NOT NULL,
    sender_player   INTEGER NOT NULL,
    receiver        INTEGER NOT NULL,
    receiver_player INTEGER NOT NULL,
    line            TEXT NOT NULL,
    mirrored        TEXT NOT NULL,
    answers         INTEGER REFERENCES offer (id),
    at              INTEGER NOT NULL,
    state           TEXT NOT NULL CHECK (state IN ('OPEN', 'ACCEPTED', 'DECLINED', 'COUNTERED', 'WITHDRAWN')),
    settled         INTEGER,
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
) STRICT;

CREATE INDEX offer_turn ON offer (campaign, number, step);

CREATE TRIGGER offer_stays BEFORE UPDATE ON offer
WHEN OLD.state <> 'OPEN' OR NEW.state = 'OPEN' OR NEW.settled IS NULL
    OR NEW.id <> OLD.id OR NEW.campaign <> OLD.campaign OR NEW.number <> OLD.number OR NEW.step <> OLD.step
    OR NEW.sender <> OLD.sender OR NEW.sender_player <> OLD.sender_player
    OR NEW.receiver <> OLD.receiver OR NEW.receiver_player <> OLD.receiver_player
    OR NEW.line <> OLD.line OR NEW.mirrored <> OLD.mirrored OR NEW.answers IS NOT OLD.answers OR NEW.at <> OLD.at
BEGIN
    SELECT RAISE(ABORT, 'an offer is answered once and does not change');
END;

CREATE TRIGGER offer_remains BEFORE DELETE ON offer
BEGIN
    SELECT RAISE(ABORT, 'an offer is answered once and does not change');
END;
