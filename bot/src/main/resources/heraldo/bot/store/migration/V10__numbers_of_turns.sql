-- What people call a turn: turns in which nobody is waited for have no number of their own. A turn without a row here, from an
-- earlier version, is called as it is counted.
CREATE TABLE turn_number (
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    number    INTEGER NOT NULL,
    shown     INTEGER NOT NULL,
    PRIMARY KEY (campaign, number)
) STRICT, WITHOUT ROWID;
