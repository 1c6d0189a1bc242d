-- What belongs to an act of the game master beside its words: what it changed, each thing from what it was to what it is, the sentence
-- that goes with it, and whether the changes are for nobody to know before its turn has been played. Earlier acts kept none of it.
ALTER TABLE gm_act ADD COLUMN changes TEXT;
ALTER TABLE gm_act ADD COLUMN sentence TEXT;
ALTER TABLE gm_act ADD COLUMN secret INTEGER NOT NULL DEFAULT 0;

-- A seat that somebody was offered, or anybody (player 0); for good, or for so many turns. Seat 0 is the direction of the campaign.
-- If its holder comes back before it is taken, it is withdrawn.
CREATE TABLE invitation (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign     TEXT NOT NULL REFERENCES campaign (id),
    seat         INTEGER NOT NULL,
    holder       INTEGER NOT NULL,
    player       INTEGER NOT NULL,
    player_name  TEXT NOT NULL,
    turns        INTEGER NOT NULL,
    at           INTEGER NOT NULL,
    until        INTEGER NOT NULL,
    state        TEXT NOT NULL CHECK (state IN ('OPEN', 'TAKEN', 'DECLINED', 'WITHDRAWN', 'BACK')),
    settled      INTEGER
) STRICT;

CREATE INDEX invitation_campaign ON invitation (campaign, state);

CREATE TRIGGER invitation_stays BEFORE UPDATE ON invitation
WHEN (OLD.state <> 'OPEN' OR NEW.state = 'OPEN' OR NEW.settled IS NULL)
    AND NOT (OLD.player > 0 AND NEW.player < -1000) AND NOT (OLD.holder > 0 AND NEW.holder < -1000)
BEGIN
    SELECT RAISE(ABORT, 'an invitation is answered once and does not change');
END;

-- A seat that somebody plays for another for so many turns in which it is due, from a turn on. Player 0: nobody held it before.
CREATE TABLE loan (
    campaign     TEXT NOT NULL REFERENCES campaign (id),
    seat         INTEGER NOT NULL,
    player       INTEGER NOT NULL,
    player_name  TEXT NOT NULL,
    since        INTEGER NOT NULL,
    turns        INTEGER NOT NULL,
    PRIMARY KEY (campaign, seat)
) STRICT, WITHOUT ROWID;

-- For whom the private channel of a seat was opened: somebody else gets a fresh one.
CREATE TABLE seat_room (
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    seat      INTEGER NOT NULL,
    player    INTEGER NOT NULL,
    PRIMARY KEY (campaign, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO seat_room (campaign, seat, player)
SELECT campaign, number, player FROM seat WHERE channel <> 0 AND player <> 0;

INSERT OR IGNORE INTO seat_room (campaign, seat, player)
SELECT seat_left.campaign, seat_left.seat, seat_left.player
FROM seat_left JOIN seat ON seat.campaign = seat_left.campaign AND seat.number = seat_left.seat
WHERE seat.channel <> 0 AND seat.player = 0;

-- When the game master of a campaign was last there.
CREATE TABLE attention (
    campaign  TEXT PRIMARY KEY REFERENCES campaign (id),
    seen      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Nobody knows when that was before this version: the time until somebody else may direct begins now.
INSERT INTO attention (campaign, seen)
SELECT id, CAST(strftime('%s', 'now') AS INTEGER) * 1000 FROM campaign;

-- Who has directed a campaign while its game master saw all secrets, and directs it no more: he takes no seat in it.
CREATE TABLE overseer (
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    person    INTEGER NOT NULL,
    PRIMARY KEY (campaign, person)
) STRICT, WITHOUT ROWID;

-- Players who have left the server of their campaign, once the game master has been told so.
CREATE TABLE departure (
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    player    INTEGER NOT NULL,
    PRIMARY KEY (campaign, player)
) STRICT, WITHOUT ROWID;

-- Private channels that are nobody's any more: they are closed, and go with the others.
CREATE TABLE retired_room (
    channel   INTEGER PRIMARY KEY,
    campaign  TEXT NOT NULL REFERENCES campaign (id)
) STRICT;

-- How people want to be reminded of deadlines: how many hours before (as campaigns have it; none for as each campaign says), where,
-- and whether also for what is left unused; and how much of the board they see.
CREATE TABLE reminder_wish (
    user    INTEGER PRIMARY KEY REFERENCES preference (user),
    ahead   TEXT,
    place   TEXT NOT NULL,
    unused  INTEGER NOT NULL,
    zoom    TEXT NOT NULL
) STRICT;

-- Reminders that have been given ahead of their time: up to which time a seat is not to be reminded of a turn again; and, where that
-- was done in one message with the reminder of another turn, which one.
CREATE TABLE reminded (
    campaign       TEXT NOT NULL REFERENCES campaign (id),
    number         INTEGER NOT NULL,
    step           INTEGER NOT NULL,
    seat           INTEGER NOT NULL,
    until          INTEGER NOT NULL,
    with_campaign  TEXT,
    with_number    INTEGER,
    with_step      INTEGER,
    with_seat      INTEGER,
    PRIMARY KEY (campaign, number, step, seat),
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
) STRICT, WITHOUT ROWID;

CREATE INDEX reminded_with ON reminded (with_campaign) WHERE with_campaign IS NOT NULL;

-- What the managers of a server have said about campaigns in it, beside who opens them: how many there may be (none for as the host
-- says), in which language they are unless somebody says otherwise, which games may not be opened (their ids, separated by spaces),
-- which role is called when players are looked for (0 for none), and whether invitations show how reliable players are.
CREATE TABLE house_terms (
    guild        INTEGER PRIMARY KEY REFERENCES house_rule (guild),
    per_person   INTEGER,
    per_server   INTEGER,
    language     TEXT,
    barred       TEXT NOT NULL,
    called       INTEGER NOT NULL,
    reliability  INTEGER NOT NULL
) STRICT;

-- Whoever wants to be forgotten stands in campaigns that have ended under a number that nobody else has: minus the id of a row here,
-- less 1000. Whose it was stands nowhere.
CREATE TABLE pseudonym (
    id  INTEGER PRIMARY KEY AUTOINCREMENT,
    at  INTEGER NOT NULL
) STRICT;

-- Who wants to be forgotten in a campaign that he has left and that goes on: how he is to stand there once it has ended.
CREATE TABLE forgetting (
    campaign   TEXT NOT NULL REFERENCES campaign (id),
    player     INTEGER NOT NULL,
    called     TEXT NOT NULL,
    pseudonym  INTEGER NOT NULL,
    name       TEXT NOT NULL,
    PRIMARY KEY (campaign, player)
) STRICT, WITHOUT ROWID;

-- What stays written stays so, but for the number of whoever wants to be forgotten.
DROP TRIGGER enrolment_stays;
CREATE TRIGGER enrolment_stays BEFORE UPDATE ON enrolment
WHEN NOT (OLD.player > 0 AND NEW.player < -1000
    AND (SELECT status FROM campaign WHERE id = OLD.campaign) = 'ENDED'
    AND NEW.id = OLD.id AND NEW.campaign = OLD.campaign AND NEW.at = OLD.at AND NEW.form IS OLD.form)
BEGIN
    SELECT RAISE(ABORT, 'a sign-up does not change');
END;

DROP TRIGGER gm_act_stays;
CREATE TRIGGER gm_act_stays BEFORE UPDATE ON gm_act
WHEN NOT (OLD.user > 0 AND NEW.user < -1000
    AND (SELECT status FROM campaign WHERE id = OLD.campaign) = 'ENDED'
    AND NEW.id = OLD.id AND NEW.campaign = OLD.campaign AND NEW.at = OLD.at AND NEW.kind = OLD.kind
    AND NEW.words = OLD.words AND NEW.number IS OLD.number AND NEW.step IS OLD.step AND NEW.deed IS OLD.deed
    AND NEW.salt IS OLD.salt AND NEW.changes IS OLD.changes AND NEW.sentence IS OLD.sentence AND NEW.secret = OLD.secret)
BEGIN
    SELECT RAISE(ABORT, 'what a game master did stays written');
END;

DROP TRIGGER order_sheet_stays;
CREATE TRIGGER order_sheet_stays BEFORE UPDATE ON order_sheet
WHEN NOT (OLD.author > 0 AND NEW.author < -1000
    AND (SELECT status FROM campaign WHERE id = OLD.campaign) = 'ENDED'
    AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step AND NEW.seat = OLD.seat
    AND NEW.revision = OLD.revision AND NEW.sheet = OLD.sheet AND NEW.text = OLD.text AND NEW.salt = OLD.salt
    AND NEW.code = OLD.code AND NEW.ready = OLD.ready)
BEGIN
    SELECT RAISE(ABORT, 'a revision of a sheet does not change');
END;

DROP TRIGGER offer_stays;
CREATE TRIGGER offer_stays BEFORE UPDATE ON offer
WHEN (OLD.state <> 'OPEN' OR NEW.state = 'OPEN' OR NEW.settled IS NULL
    OR NEW.id <> OLD.id OR NEW.campaign <> OLD.campaign OR NEW.number <> OLD.number OR NEW.step <> OLD.step
    OR NEW.sender <> OLD.sender OR NEW.sender_player <> OLD.sender_player
    OR NEW.receiver <> OLD.receiver OR NEW.receiver_player <> OLD.receiver_player
    OR NEW.line <> OLD.line OR NEW.mirrored <> OLD.mirrored OR NEW.answers IS NOT OLD.answers OR NEW.at <> OLD.at)
    AND NOT ((NEW.sender_player = OLD.sender_player OR (OLD.sender_player > 0 AND NEW.sender_player < -1000))
    AND (NEW.receiver_player = OLD.receiver_player OR (OLD.receiver_player > 0 AND NEW.receiver_player < -1000))
    AND (SELECT status FROM campaign WHERE id = OLD.campaign) = 'ENDED'
    AND NEW.id = OLD.id AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step
    AND NEW.sender = OLD.sender AND NEW.receiver = OLD.receiver AND NEW.line = OLD.line
    AND NEW.mirrored = OLD.mirrored AND NEW.answers IS OLD.answers AND NEW.at = OLD.at AND NEW.state = OLD.state
    AND NEW.settled IS OLD.settled)
BEGIN
    SELECT RAISE(ABORT, 'an offer is answered once and does not change');
END;

-- Whoever is forgotten has not given up his seat.
DROP TRIGGER seat_given_up;
CREATE TRIGGER seat_given_up AFTER UPDATE OF player ON seat
WHEN OLD.player <> 0 AND OLD.player <> NEW.player AND NEW.player > -1000
    AND (SELECT status FROM campaign WHERE id = OLD.campaign) <> 'FORMING'
BEGIN
    INSERT OR IGNORE INTO seat_left (campaign, player, seat) VALUES (OLD.campaign, OLD.player, OLD.number);
END;

-- Whether the player of a seat was there in a turn in which the seat was due, what was played for it, and whether the turn is
-- excused. One row stands for a turn however often it is taken back.
CREATE TABLE presence (
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    turn      INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    player    INTEGER NOT NULL,
    kind      TEXT NOT NULL,
    excused   INTEGER NOT NULL,
    PRIMARY KEY (campaign, turn, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX presence_player ON presence (player, campaign);

-- Of earlier versions: the first step of every turn that was sealed and not taken back. Whoever wrote his sheet was there; whoever
-- holds the seat now is known to have held it since he took it, if nobody wrote for it.
INSERT INTO presence (campaign, turn, seat, player, kind, excused)
SELECT sheet.campaign, sheet.number, sheet.seat, CASE WHEN sheet.author > 0 THEN sheet.author ELSE seat.player END,
    CASE WHEN sheet.author > 0 THEN 'SENT' WHEN sheet.author < 0 THEN 'STANDING' WHEN sheet.text = '' THEN 'DEFAULT'
        ELSE 'REGENT' END, 0
FROM order_sheet sheet
JOIN turn ON turn.campaign = sheet.campaign AND turn.number = sheet.number AND turn.step = sheet.step
JOIN seat ON seat.campaign = sheet.campaign AND seat.number = sheet.seat
WHERE turn.root IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM turn AS later
        WHERE later.campaign = turn.campaign AND later.lap > turn.lap AND later.number <= turn.number)
    AND NOT EXISTS (SELECT 1 FROM turn AS first
        WHERE first.campaign = turn.campaign AND first.number = turn.number AND first.lap = turn.lap
            AND first.step < turn.step)
    AND NOT EXISTS (SELECT 1 FROM order_sheet AS newer
        WHERE newer.campaign = sheet.campaign AND newer.number = sheet.number AND newer.step = sheet.step
            AND newer.seat = sheet.seat AND newer.revision > sheet.revision)
    AND (sheet.author > 0 OR (seat.player <> 0 AND turn.opened >= (SELECT max(written) FROM outbox
        WHERE outbox.campaign = sheet.campaign AND outbox.kind = 'SEAT_TAKEN' AND outbox.seat = sheet.seat)));

-- Days for which players have said that they will be away, in one campaign or in all of a server.
CREATE TABLE holiday (
    id          TEXT PRIMARY KEY,
    player      INTEGER NOT NULL,
    guild       INTEGER NOT NULL,
    campaign    TEXT REFERENCES campaign (id),
    first_day   TEXT NOT NULL,
    last_day    TEXT NOT NULL,
    booked      INTEGER NOT NULL,
    called_off  INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX holiday_player ON holiday (player) WHERE called_off IS NULL;

-- What players ask everybody for: more time, or a pause. It is settled once; a pause that was granted ends by itself.
CREATE TABLE petition (
    id        TEXT PRIMARY KEY,
    campaign  TEXT NOT NULL,
    number    INTEGER NOT NULL,
    step      INTEGER NOT NULL,
    player    INTEGER NOT NULL,
    kind      TEXT NOT NULL,
    amount    INTEGER NOT NULL,
    asked     INTEGER NOT NULL,
    outcome   TEXT,
    ends      INTEGER,
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
) STRICT, WITHOUT ROWID;

CREATE INDEX petition_campaign ON petition (campaign, asked);
CREATE INDEX petition_open ON petition (asked) WHERE outcome IS NULL;
CREATE INDEX petition_ends ON petition (ends) WHERE ends IS NOT NULL;

-- What a player says to it; the last word counts.
CREATE TABLE petition_vote (
    petition  TEXT NOT NULL REFERENCES petition (id),
    player    INTEGER NOT NULL,
    favour    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (petition, player)
) STRICT, WITHOUT ROWID;

-- By what rule it is granted; the usual one where there is no row. Shares are in per cent of the seated players.
CREATE TABLE petition_rule (
    campaign    TEXT PRIMARY KEY REFERENCES campaign (id),
    share       INTEGER NOT NULL,
    emergency   INTEGER NOT NULL,
    hours       INTEGER NOT NULL,
    extensions  INTEGER NOT NULL,
    days        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What seats have agreed with each other in words of their own. A treaty is in force when all its parties have signed; that it has
-- reached its last turn is not written down. It belongs to the seats: whoever holds one later holds its treaties.
CREATE TABLE treaty (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign  TEXT NOT NULL,
    number    INTEGER NOT NULL,
    step      INTEGER NOT NULL,
    sender    INTEGER NOT NULL,
    words     TEXT NOT NULL,
    public    INTEGER NOT NULL,
    until     INTEGER,
    at        INTEGER NOT NULL,
    state     TEXT NOT NULL CHECK (state IN ('OFFERED', 'SIGNED', 'DECLINED', 'WITHDRAWN')),
    settled   INTEGER,
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
) STRICT;

CREATE INDEX treaty_campaign ON treaty (campaign, id);

CREATE TRIGGER treaty_stays BEFORE UPDATE ON treaty
WHEN OLD.state <> 'OFFERED' OR NEW.state = 'OFFERED' OR NEW.settled IS NULL
    OR NEW.id <> OLD.id OR NEW.campaign <> OLD.campaign OR NEW.number <> OLD.number OR NEW.step <> OLD.step
    OR NEW.sender <> OLD.sender OR NEW.words <> OLD.words OR NEW.public <> OLD.public
    OR NEW.until IS NOT OLD.until OR NEW.at <> OLD.at
BEGIN
    SELECT RAISE(ABORT, 'a treaty is settled once and does not change');
END;

CREATE TRIGGER treaty_remains BEFORE DELETE ON treaty
BEGIN
    SELECT RAISE(ABORT, 'a treaty is settled once and does not change');
END;

-- The seats between which it is, and who has signed for them.
CREATE TABLE treaty_party (
    treaty  INTEGER NOT NULL REFERENCES treaty (id),
    seat    INTEGER NOT NULL,
    player  INTEGER,
    signed  INTEGER,
    PRIMARY KEY (treaty, seat)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER treaty_party_stays BEFORE UPDATE ON treaty_party
WHEN (OLD.signed IS NOT NULL OR NEW.signed IS NULL OR NEW.player IS NULL OR NEW.treaty <> OLD.treaty OR NEW.seat <> OLD.seat)
    AND NOT (OLD.player > 0 AND NEW.player < -1000 AND NEW.signed IS OLD.signed)
BEGIN
    SELECT RAISE(ABORT, 'a treaty is signed once');
END;

-- What its parties have said of it since: that it was kept, or that it is broken. The last word of a seat counts.
CREATE TABLE treaty_word (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    treaty  INTEGER NOT NULL REFERENCES treaty (id),
    seat    INTEGER NOT NULL,
    player  INTEGER NOT NULL,
    word    TEXT NOT NULL CHECK (word IN ('KEPT', 'BROKEN')),
    at      INTEGER NOT NULL
) STRICT;

CREATE INDEX treaty_word_of ON treaty_word (treaty, seat, id);

-- What seats had told everybody, signed or not; and by which post. What the game master took out stays here.
CREATE TABLE press (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign   TEXT NOT NULL,
    number     INTEGER NOT NULL,
    step       INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    anonymous  INTEGER NOT NULL,
    place      TEXT NOT NULL,
    words      TEXT NOT NULL,
    at         INTEGER NOT NULL,
    post       INTEGER REFERENCES outbox (id),
    withdrawn  INTEGER,
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
) STRICT;

CREATE INDEX press_turn ON press (campaign, number, seat);

CREATE TRIGGER press_stays BEFORE UPDATE ON press
WHEN NEW.id <> OLD.id OR NEW.campaign <> OLD.campaign OR NEW.number <> OLD.number OR NEW.step <> OLD.step
    OR NEW.seat <> OLD.seat OR (NEW.player <> OLD.player AND NOT (OLD.player > 0 AND NEW.player < -1000)) OR NEW.anonymous <> OLD.anonymous OR NEW.place <> OLD.place
    OR NEW.words <> OLD.words OR NEW.at <> OLD.at OR (OLD.post IS NOT NULL AND NEW.post IS NOT OLD.post)
    OR (OLD.withdrawn IS NOT NULL AND NEW.withdrawn IS NOT OLD.withdrawn)
BEGIN
    SELECT RAISE(ABORT, 'what was said does not change');
END;

CREATE TRIGGER press_remains BEFORE DELETE ON press
BEGIN
    SELECT RAISE(ABORT, 'what was said does not change');
END;

-- Who may send nothing unsigned any more, and because of which dispatch.
CREATE TABLE press_bar (
    campaign  TEXT NOT NULL REFERENCES campaign (id),
    player    INTEGER NOT NULL,
    press     INTEGER NOT NULL REFERENCES press (id),
    at        INTEGER NOT NULL,
    PRIMARY KEY (campaign, player)
) STRICT, WITHOUT ROWID;

-- What may be said in a campaign whose game master has said so.
CREATE TABLE press_rule (
    campaign   TEXT PRIMARY KEY REFERENCES campaign (id),
    ordering   TEXT NOT NULL CHECK (ordering IN ('OPEN', 'PUBLIC', 'NONE')),
    locked     TEXT NOT NULL CHECK (locked IN ('OPEN', 'PUBLIC', 'NONE')),
    anonymous  INTEGER NOT NULL
) STRICT;

-- Private conversations between the players of two seats, and in which thread; they end when one of the two leaves his seat.
CREATE TABLE talk (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    campaign      TEXT NOT NULL REFERENCES campaign (id),
    one           INTEGER NOT NULL,
    one_player    INTEGER NOT NULL,
    other         INTEGER NOT NULL,
    other_player  INTEGER NOT NULL,
    at            INTEGER NOT NULL,
    thread        INTEGER,
    over          INTEGER
) STRICT;

CREATE INDEX talk_campaign ON talk (campaign, id);
CREATE UNIQUE INDEX talk_pair ON talk (campaign, one, one_player, other, other_player) WHERE over IS NULL;

-- What the records of campaigns call those who held their seats: a token in each campaign, drawn when it is first noted whether
-- somebody was there. It stays what it is when its player is forgotten, and so do the records. And by which name he was known last.
CREATE TABLE alias (
    campaign     TEXT NOT NULL REFERENCES campaign (id),
    player       INTEGER NOT NULL,
    alias        TEXT NOT NULL,
    player_name  TEXT NOT NULL,
    PRIMARY KEY (campaign, player)
) STRICT, WITHOUT ROWID;

INSERT INTO alias (campaign, player, alias, player_name)
SELECT campaign, player, lower(hex(randomblob(16))), coalesce((SELECT player_name FROM seat
    WHERE seat.campaign = present.campaign AND seat.player = present.player), '')
FROM (SELECT DISTINCT campaign, player FROM presence) AS present;

-- What was agreed about the words of players when a campaign was opened: what may be said, and whether its full record holds it.
ALTER TABLE campaign ADD COLUMN press TEXT NOT NULL DEFAULT 'OPEN' CHECK (press IN ('OPEN', 'PUBLIC', 'NONE'));
ALTER TABLE campaign ADD COLUMN press_recorded INTEGER NOT NULL DEFAULT 0;

CREATE INDEX press_campaign ON press (campaign, id);
