-- Who was taken out of a campaign and may not come back before its game master lets them, by which name they were known, and the reason
-- that they were given, if they were. Those who were taken out earlier could come back, and still may.
CREATE TABLE barred (
    campaign     TEXT NOT NULL REFERENCES campaign (id),
    player       INTEGER NOT NULL,
    player_name  TEXT NOT NULL,
    reason       TEXT NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (campaign, player)
) STRICT, WITHOUT ROWID;
