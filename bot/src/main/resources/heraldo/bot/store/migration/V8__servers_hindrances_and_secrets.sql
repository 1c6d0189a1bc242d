-- Who may open campaigns in a server, where its managers have said so; a role only where it is one's.
CREATE TABLE house_rule (
    guild    INTEGER PRIMARY KEY,
    openers  TEXT NOT NULL,
    role     INTEGER NOT NULL
) STRICT;

-- What keeps a campaign from being played as it should be and its game master can remedy, until it is remedied; told once.
CREATE TABLE hindrance (
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    subject   TEXT NOT NULL,
    words     TEXT NOT NULL,
    since     INTEGER NOT NULL,
    told      INTEGER,
    PRIMARY KEY (campaign, subject)
) STRICT, WITHOUT ROWID;

-- Secrets of the program itself, each drawn once.
CREATE TABLE secret (
    purpose  TEXT PRIMARY KEY,
    bytes    BLOB NOT NULL
) STRICT, WITHOUT ROWID;
