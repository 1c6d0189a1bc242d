-- Times are milliseconds since 1970 in UTC; keys of seeds, seals and receipts are hexadecimal.

CREATE TABLE campaign (
    id                TEXT PRIMARY KEY,
    guild             INTEGER NOT NULL,
    name              TEXT NOT NULL,
    game_master       INTEGER NOT NULL,
    ruleset           TEXT NOT NULL,
    ruleset_version   TEXT NOT NULL,
    options           TEXT NOT NULL,
    early             INTEGER NOT NULL,
    game_master_sees  INTEGER NOT NULL,
    shows_due         INTEGER NOT NULL,
    reminder          INTEGER NOT NULL,
    ladder            TEXT NOT NULL,
    cron              TEXT NOT NULL,
    zone              TEXT NOT NULL,
    language          TEXT NOT NULL,
    status            TEXT NOT NULL,
    anchor            TEXT NOT NULL,
    master            BLOB NOT NULL,
    category          INTEGER,
    diplomacy         INTEGER,
    chronicle         INTEGER,
    opened            INTEGER NOT NULL
) STRICT;

CREATE INDEX campaign_guild ON campaign (guild);
CREATE INDEX campaign_game_master ON campaign (game_master) WHERE status <> 'ENDED';

CREATE TABLE seat (
    campaign   TEXT NOT NULL REFERENCES campaign (id),
    number     INTEGER NOT NULL,
    name       TEXT NOT NULL,
    holder     TEXT NOT NULL,
    player     INTEGER NOT NULL,
    player_name TEXT NOT NULL,
    channel    INTEGER NOT NULL,
    silent     INTEGER NOT NULL,
    PRIMARY KEY (campaign, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_player ON seat (player) WHERE player <> 0;
CREATE UNIQUE INDEX seat_channel ON seat (channel) WHERE channel <> 0;
CREATE UNIQUE INDEX seat_once ON seat (campaign, player) WHERE player <> 0;

CREATE TABLE turn (
    campaign   TEXT NOT NULL REFERENCES campaign (id),
    number     INTEGER NOT NULL,
    step       INTEGER NOT NULL,
    status     TEXT NOT NULL,
    hold       TEXT NOT NULL,
    opened     INTEGER NOT NULL,
    due        INTEGER,
    remind     INTEGER,
    nominal    TEXT NOT NULL,
    state      TEXT NOT NULL,
    attempts   INTEGER NOT NULL,
    version    INTEGER NOT NULL,
    late       INTEGER NOT NULL,
    root       TEXT,
    after      TEXT,
    story      TEXT,
    link       TEXT,
    resolved   INTEGER,
    PRIMARY KEY (campaign, number, step)
) STRICT;

CREATE INDEX turn_due ON turn (due) WHERE status IN ('OPEN', 'HELD') AND due IS NOT NULL;
CREATE INDEX turn_remind ON turn (remind) WHERE status IN ('OPEN', 'HELD') AND remind IS NOT NULL;
CREATE INDEX turn_locked ON turn (status) WHERE status = 'LOCKED';

-- A turn that has been played stays as it was; only that it has been posted is still noted.
CREATE TRIGGER turn_stays BEFORE UPDATE ON turn
WHEN OLD.status = 'PUBLISHED' OR (OLD.status = 'RESOLVED' AND NOT (
    NEW.status = 'PUBLISHED' AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step
    AND NEW.opened = OLD.opened AND NEW.due IS OLD.due AND NEW.nominal = OLD.nominal AND NEW.state = OLD.state
    AND NEW.root IS OLD.root AND NEW.after IS OLD.after AND NEW.story IS OLD.story AND NEW.link IS OLD.link
    AND NEW.late = OLD.late AND NEW.resolved IS OLD.resolved AND NEW.version = OLD.version))
BEGIN
    SELECT RAISE(ABORT, 'a resolved turn does not change');
END;

CREATE TRIGGER turn_remains BEFORE DELETE ON turn
WHEN OLD.status IN ('RESOLVED', 'PUBLISHED')
BEGIN
    SELECT RAISE(ABORT, 'a resolved turn does not change');
END;

CREATE TABLE order_sheet (
    campaign  TEXT NOT NULL,
    number    INTEGER NOT NULL,
    step      INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    revision  INTEGER NOT NULL,
    sheet     TEXT NOT NULL,
    text      TEXT NOT NULL,
    salt      BLOB NOT NULL,
    code      TEXT NOT NULL,
    ready     INTEGER NOT NULL,
    author    INTEGER NOT NULL,
    PRIMARY KEY (campaign, number, step, seat, revision),
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
) STRICT;

CREATE TRIGGER order_sheet_stays BEFORE UPDATE ON order_sheet
BEGIN
    SELECT RAISE(ABORT, 'a revision of a sheet does not change');
END;

CREATE TRIGGER order_sheet_remains BEFORE DELETE ON order_sheet
BEGIN
    SELECT RAISE(ABORT, 'a revision of a sheet does not change');
END;

CREATE TABLE interaction_seen (
    id        TEXT PRIMARY KEY,
    at        INTEGER NOT NULL,
    campaign  TEXT,
    number    INTEGER,
    step      INTEGER,
    seat      INTEGER,
    revision  INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX interaction_at ON interaction_seen (at);

CREATE TABLE outbox (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    kind      TEXT NOT NULL,
    number    INTEGER,
    step      INTEGER,
    seat      INTEGER,
    message   TEXT,
    written   INTEGER NOT NULL,
    attempts  INTEGER NOT NULL DEFAULT 0,
    again     INTEGER NOT NULL,
    done      INTEGER,
    external  TEXT
) STRICT;

CREATE INDEX outbox_waiting ON outbox (campaign, id) WHERE done IS NULL;

CREATE TABLE gm_act (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    user      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    kind      TEXT NOT NULL,
    words     TEXT NOT NULL
) STRICT;

CREATE INDEX gm_act_campaign ON gm_act (campaign, id);

CREATE TRIGGER gm_act_stays BEFORE UPDATE ON gm_act
BEGIN
    SELECT RAISE(ABORT, 'what a game master did stays written');
END;

CREATE TRIGGER gm_act_remains BEFORE DELETE ON gm_act
BEGIN
    SELECT RAISE(ABORT, 'what a game master did stays written');
END;
