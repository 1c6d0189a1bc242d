-- All that the eighteen migrations of SQLite make, in PostgreSQL's words; what each table and column is for is told there. From
-- here on the two go in step: a migration has the same number and the same meaning in both.
--
-- Whole numbers are bigint throughout, switches among them (0 and 1), so that one text of a statement fits both databases. Texts
-- are compared and sorted by code point, as SQLite does, whatever the language of the database. A column "rowid" keeps the order
-- in which rows were written where the program asks for it.

-- Refuses a change, in the words that the trigger gives.
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';
END
$$;

-- Numbers in a text like [1,2], under the name that this has in SQLite.
CREATE FUNCTION json_each(numbers text) RETURNS TABLE (value bigint) LANGUAGE sql IMMUTABLE AS $$
    SELECT CAST(each AS bigint) FROM json_array_elements_text(CAST(numbers AS json)) AS each
$$;

CREATE TABLE campaign (
    id                text COLLATE "C" PRIMARY KEY,
    guild             bigint NOT NULL,
    name              text COLLATE "C" NOT NULL,
    game_master       bigint NOT NULL,
    ruleset           text COLLATE "C" NOT NULL,
    ruleset_version   text COLLATE "C" NOT NULL,
    options           text COLLATE "C" NOT NULL,
    early             bigint NOT NULL,
    game_master_sees  bigint NOT NULL,
    shows_due         bigint NOT NULL,
    ladder            text COLLATE "C" NOT NULL,
    cron              text COLLATE "C" NOT NULL,
    zone              text COLLATE "C" NOT NULL,
    language          text COLLATE "C" NOT NULL,
    status            text COLLATE "C" NOT NULL,
    anchor            text COLLATE "C" NOT NULL,
    master            bytea NOT NULL,
    category          bigint,
    diplomacy         bigint,
    chronicle         bigint,
    opened            bigint NOT NULL,
    missed_alert      bigint NOT NULL DEFAULT 0,
    reminders         text COLLATE "C" NOT NULL DEFAULT '0',
    setup             text COLLATE "C",
    undo_window       bigint NOT NULL DEFAULT 0,
    simulate          bigint NOT NULL DEFAULT 1,
    press             text COLLATE "C" NOT NULL DEFAULT 'OPEN' CHECK (press IN ('OPEN', 'PUBLIC', 'NONE')),
    press_recorded    bigint NOT NULL DEFAULT 0,
    rowid             bigint GENERATED ALWAYS AS IDENTITY UNIQUE
);

CREATE TABLE seat (
    campaign     text COLLATE "C" NOT NULL REFERENCES campaign (id),
    number       bigint NOT NULL,
    name         text COLLATE "C" NOT NULL,
    holder       text COLLATE "C" NOT NULL,
    player       bigint NOT NULL,
    player_name  text COLLATE "C" NOT NULL,
    channel      bigint NOT NULL,
    silent       bigint NOT NULL,
    PRIMARY KEY (campaign, number)
);

CREATE TABLE turn (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    number    bigint NOT NULL,
    step      bigint NOT NULL,
    status    text COLLATE "C" NOT NULL,
    hold      text COLLATE "C" NOT NULL,
    opened    bigint NOT NULL,
    due       bigint,
    remind    bigint,
    nominal   text COLLATE "C" NOT NULL,
    state     text COLLATE "C" NOT NULL,
    attempts  bigint NOT NULL,
    version   bigint NOT NULL,
    late      bigint NOT NULL,
    root      text COLLATE "C",
    after     text COLLATE "C",
    story     text COLLATE "C",
    link      text COLLATE "C",
    resolved  bigint,
    lap       bigint NOT NULL DEFAULT 0,
    early     bigint,
    rowid     bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    PRIMARY KEY (campaign, number, step)
);

CREATE TABLE order_sheet (
    campaign  text COLLATE "C" NOT NULL,
    number    bigint NOT NULL,
    step      bigint NOT NULL,
    seat      bigint NOT NULL,
    revision  bigint NOT NULL,
    sheet     text COLLATE "C" NOT NULL,
    text      text COLLATE "C" NOT NULL,
    salt      bytea NOT NULL,
    code      text COLLATE "C" NOT NULL,
    ready     bigint NOT NULL,
    author    bigint NOT NULL,
    PRIMARY KEY (campaign, number, step, seat, revision),
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
);

CREATE TABLE interaction_seen (
    id        text COLLATE "C" PRIMARY KEY,
    at        bigint NOT NULL,
    campaign  text COLLATE "C",
    number    bigint,
    step      bigint,
    seat      bigint,
    revision  bigint
);

CREATE TABLE outbox (
    id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    kind      text COLLATE "C" NOT NULL,
    number    bigint,
    step      bigint,
    seat      bigint,
    message   text COLLATE "C",
    written   bigint NOT NULL,
    attempts  bigint NOT NULL DEFAULT 0,
    again     bigint NOT NULL,
    done      bigint,
    external  text COLLATE "C"
);

CREATE TABLE gm_act (
    id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    "user"    bigint NOT NULL,
    at        bigint NOT NULL,
    kind      text COLLATE "C" NOT NULL,
    words     text COLLATE "C" NOT NULL,
    number    bigint,
    step      bigint,
    deed      text COLLATE "C",
    salt      bytea,
    changes   text COLLATE "C",
    sentence  text COLLATE "C",
    secret    bigint NOT NULL DEFAULT 0
);

CREATE TABLE enrolment (
    id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    player    bigint NOT NULL,
    at        bigint NOT NULL,
    form      text COLLATE "C"
);

CREATE TABLE notice (
    campaign  text COLLATE "C" NOT NULL,
    number    bigint NOT NULL,
    step      bigint NOT NULL,
    seat      bigint NOT NULL,
    words     text COLLATE "C" NOT NULL,
    act       text COLLATE "C" NOT NULL,
    rowid     bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    PRIMARY KEY (campaign, number, step, seat, words),
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
);

CREATE TABLE restoration (
    id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at    bigint NOT NULL,
    last  bigint NOT NULL,
    next  bigint NOT NULL
);

CREATE TABLE seat_left (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    player    bigint NOT NULL,
    seat      bigint NOT NULL,
    PRIMARY KEY (campaign, player, seat)
);

CREATE TABLE absence (
    guild  bigint PRIMARY KEY,
    since  bigint NOT NULL
);

CREATE TABLE house_rule (
    guild    bigint PRIMARY KEY,
    openers  text COLLATE "C" NOT NULL,
    role     bigint NOT NULL
);

CREATE TABLE hindrance (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    subject   text COLLATE "C" NOT NULL,
    words     text COLLATE "C" NOT NULL,
    since     bigint NOT NULL,
    told      bigint,
    PRIMARY KEY (campaign, subject)
);

CREATE TABLE secret (
    purpose  text COLLATE "C" PRIMARY KEY,
    bytes    bytea NOT NULL
);

CREATE TABLE turn_number (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    number    bigint NOT NULL,
    shown     bigint NOT NULL,
    PRIMARY KEY (campaign, number)
);

CREATE TABLE preference (
    "user"       bigint PRIMARY KEY,
    language     text COLLATE "C",
    theme        text COLLATE "C",
    quiet_from   text COLLATE "C",
    quiet_until  text COLLATE "C",
    zone         text COLLATE "C"
);

CREATE TABLE campaign_theme (
    campaign  text COLLATE "C" PRIMARY KEY REFERENCES campaign (id),
    theme     text COLLATE "C" NOT NULL
);

CREATE TABLE standing_sheet (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    seat      bigint NOT NULL,
    player    bigint NOT NULL,
    at        bigint NOT NULL,
    sheet     text COLLATE "C" NOT NULL,
    PRIMARY KEY (campaign, seat)
);

CREATE TABLE standing_use (
    campaign  text COLLATE "C" NOT NULL,
    number    bigint NOT NULL,
    step      bigint NOT NULL,
    seat      bigint NOT NULL,
    stood     bigint NOT NULL,
    dropped   text COLLATE "C" NOT NULL,
    reasons   text COLLATE "C" NOT NULL,
    PRIMARY KEY (campaign, number, step, seat),
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
);

CREATE TABLE lesson (
    campaign  text COLLATE "C" PRIMARY KEY REFERENCES campaign (id),
    learner   bigint NOT NULL,
    skipped   text COLLATE "C" NOT NULL
);

CREATE TABLE offer (
    id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    campaign         text COLLATE "C" NOT NULL,
    number           bigint NOT NULL,
    step             bigint NOT NULL,
    sender           bigint NOT NULL,
    sender_player    bigint NOT NULL,
    receiver         bigint NOT NULL,
    receiver_player  bigint NOT NULL,
    line             text COLLATE "C" NOT NULL,
    mirrored         text COLLATE "C" NOT NULL,
    answers          bigint REFERENCES offer (id),
    at               bigint NOT NULL,
    state            text COLLATE "C" NOT NULL CHECK (state IN ('OPEN', 'ACCEPTED', 'DECLINED', 'COUNTERED', 'WITHDRAWN')),
    settled          bigint,
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
);

CREATE TABLE invitation (
    id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    campaign     text COLLATE "C" NOT NULL REFERENCES campaign (id),
    seat         bigint NOT NULL,
    holder       bigint NOT NULL,
    player       bigint NOT NULL,
    player_name  text COLLATE "C" NOT NULL,
    turns        bigint NOT NULL,
    at           bigint NOT NULL,
    until        bigint NOT NULL,
    state        text COLLATE "C" NOT NULL CHECK (state IN ('OPEN', 'TAKEN', 'DECLINED', 'WITHDRAWN', 'BACK')),
    settled      bigint
);

CREATE TABLE loan (
    campaign     text COLLATE "C" NOT NULL REFERENCES campaign (id),
    seat         bigint NOT NULL,
    player       bigint NOT NULL,
    player_name  text COLLATE "C" NOT NULL,
    since        bigint NOT NULL,
    turns        bigint NOT NULL,
    PRIMARY KEY (campaign, seat)
);

CREATE TABLE seat_room (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    seat      bigint NOT NULL,
    player    bigint NOT NULL,
    PRIMARY KEY (campaign, seat)
);

CREATE TABLE attention (
    campaign  text COLLATE "C" PRIMARY KEY REFERENCES campaign (id),
    seen      bigint NOT NULL
);

CREATE TABLE overseer (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    person    bigint NOT NULL,
    PRIMARY KEY (campaign, person)
);

CREATE TABLE departure (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    player    bigint NOT NULL,
    PRIMARY KEY (campaign, player)
);

CREATE TABLE retired_room (
    channel   bigint PRIMARY KEY,
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id)
);

CREATE TABLE reminder_wish (
    "user"  bigint PRIMARY KEY REFERENCES preference ("user"),
    ahead   text COLLATE "C",
    place   text COLLATE "C" NOT NULL,
    unused  bigint NOT NULL,
    zoom    text COLLATE "C" NOT NULL
);

CREATE TABLE reminded (
    campaign       text COLLATE "C" NOT NULL REFERENCES campaign (id),
    number         bigint NOT NULL,
    step           bigint NOT NULL,
    seat           bigint NOT NULL,
    until          bigint NOT NULL,
    with_campaign  text COLLATE "C",
    with_number    bigint,
    with_step      bigint,
    with_seat      bigint,
    PRIMARY KEY (campaign, number, step, seat),
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
);

CREATE TABLE house_terms (
    guild        bigint PRIMARY KEY REFERENCES house_rule (guild),
    per_person   bigint,
    per_server   bigint,
    language     text COLLATE "C",
    barred       text COLLATE "C" NOT NULL,
    called       bigint NOT NULL,
    reliability  bigint NOT NULL
);

CREATE TABLE pseudonym (
    id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at  bigint NOT NULL
);

CREATE TABLE forgetting (
    campaign   text COLLATE "C" NOT NULL REFERENCES campaign (id),
    player     bigint NOT NULL,
    called     text COLLATE "C" NOT NULL,
    pseudonym  bigint NOT NULL,
    name       text COLLATE "C" NOT NULL,
    PRIMARY KEY (campaign, player)
);

CREATE TABLE presence (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    turn      bigint NOT NULL,
    seat      bigint NOT NULL,
    player    bigint NOT NULL,
    kind      text COLLATE "C" NOT NULL,
    excused   bigint NOT NULL,
    PRIMARY KEY (campaign, turn, seat)
);

CREATE TABLE holiday (
    id          text COLLATE "C" PRIMARY KEY,
    player      bigint NOT NULL,
    guild       bigint NOT NULL,
    campaign    text COLLATE "C" REFERENCES campaign (id),
    first_day   text COLLATE "C" NOT NULL,
    last_day    text COLLATE "C" NOT NULL,
    booked      bigint NOT NULL,
    called_off  bigint
);

CREATE TABLE petition (
    id        text COLLATE "C" PRIMARY KEY,
    campaign  text COLLATE "C" NOT NULL,
    number    bigint NOT NULL,
    step      bigint NOT NULL,
    player    bigint NOT NULL,
    kind      text COLLATE "C" NOT NULL,
    amount    bigint NOT NULL,
    asked     bigint NOT NULL,
    outcome   text COLLATE "C",
    ends      bigint,
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
);

CREATE TABLE petition_vote (
    petition  text COLLATE "C" NOT NULL REFERENCES petition (id),
    player    bigint NOT NULL,
    favour    bigint NOT NULL,
    at        bigint NOT NULL,
    PRIMARY KEY (petition, player)
);

CREATE TABLE petition_rule (
    campaign    text COLLATE "C" PRIMARY KEY REFERENCES campaign (id),
    share       bigint NOT NULL,
    emergency   bigint NOT NULL,
    hours       bigint NOT NULL,
    extensions  bigint NOT NULL,
    days        bigint NOT NULL
);

CREATE TABLE treaty (
    id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    campaign  text COLLATE "C" NOT NULL,
    number    bigint NOT NULL,
    step      bigint NOT NULL,
    sender    bigint NOT NULL,
    words     text COLLATE "C" NOT NULL,
    public    bigint NOT NULL,
    until     bigint,
    at        bigint NOT NULL,
    state     text COLLATE "C" NOT NULL CHECK (state IN ('OFFERED', 'SIGNED', 'DECLINED', 'WITHDRAWN')),
    settled   bigint,
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
);

CREATE TABLE treaty_party (
    treaty  bigint NOT NULL REFERENCES treaty (id),
    seat    bigint NOT NULL,
    player  bigint,
    signed  bigint,
    PRIMARY KEY (treaty, seat)
);

CREATE TABLE treaty_word (
    id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    treaty  bigint NOT NULL REFERENCES treaty (id),
    seat    bigint NOT NULL,
    player  bigint NOT NULL,
    word    text COLLATE "C" NOT NULL CHECK (word IN ('KEPT', 'BROKEN')),
    at      bigint NOT NULL
);

CREATE TABLE press (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    campaign   text COLLATE "C" NOT NULL,
    number     bigint NOT NULL,
    step       bigint NOT NULL,
    seat       bigint NOT NULL,
    player     bigint NOT NULL,
    anonymous  bigint NOT NULL,
    place      text COLLATE "C" NOT NULL,
    words      text COLLATE "C" NOT NULL,
    at         bigint NOT NULL,
    post       bigint REFERENCES outbox (id),
    withdrawn  bigint,
    FOREIGN KEY (campaign, number, step) REFERENCES turn (campaign, number, step)
);

CREATE TABLE press_bar (
    campaign  text COLLATE "C" NOT NULL REFERENCES campaign (id),
    player    bigint NOT NULL,
    press     bigint NOT NULL REFERENCES press (id),
    at        bigint NOT NULL,
    PRIMARY KEY (campaign, player)
);

CREATE TABLE press_rule (
    campaign   text COLLATE "C" PRIMARY KEY REFERENCES campaign (id),
    ordering   text COLLATE "C" NOT NULL CHECK (ordering IN ('OPEN', 'PUBLIC', 'NONE')),
    locked     text COLLATE "C" NOT NULL CHECK (locked IN ('OPEN', 'PUBLIC', 'NONE')),
    anonymous  bigint NOT NULL
);

CREATE TABLE talk (
    id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    campaign      text COLLATE "C" NOT NULL REFERENCES campaign (id),
    one           bigint NOT NULL,
    one_player    bigint NOT NULL,
    other         bigint NOT NULL,
    other_player  bigint NOT NULL,
    at            bigint NOT NULL,
    thread        bigint,
    over          bigint
);

CREATE TABLE alias (
    campaign     text COLLATE "C" NOT NULL REFERENCES campaign (id),
    player       bigint NOT NULL,
    alias        text COLLATE "C" NOT NULL,
    player_name  text COLLATE "C" NOT NULL,
    PRIMARY KEY (campaign, player)
);

CREATE INDEX campaign_guild ON campaign (guild);
CREATE INDEX campaign_game_master ON campaign (game_master) WHERE status <> 'ENDED';
CREATE INDEX enrolment_player ON enrolment (campaign, player, id);
CREATE INDEX gm_act_campaign ON gm_act (campaign, id);
CREATE INDEX holiday_player ON holiday (player) WHERE called_off IS NULL;
CREATE INDEX interaction_at ON interaction_seen (at);
CREATE INDEX invitation_campaign ON invitation (campaign, state);
CREATE INDEX lesson_learner ON lesson (learner);
CREATE INDEX notice_act ON notice (act);
CREATE INDEX offer_turn ON offer (campaign, number, step);
CREATE INDEX outbox_waiting ON outbox (campaign, id) WHERE done IS NULL;
CREATE INDEX outbox_posted ON outbox (campaign, id) WHERE external IS NOT NULL;
CREATE INDEX petition_campaign ON petition (campaign, asked);
CREATE INDEX petition_open ON petition (asked) WHERE outcome IS NULL;
CREATE INDEX petition_ends ON petition (ends) WHERE ends IS NOT NULL;
CREATE INDEX presence_player ON presence (player, campaign);
CREATE INDEX press_turn ON press (campaign, number, seat);
CREATE INDEX press_campaign ON press (campaign, id);
CREATE INDEX reminded_with ON reminded (with_campaign) WHERE with_campaign IS NOT NULL;
CREATE INDEX seat_player ON seat (player) WHERE player <> 0;
CREATE UNIQUE INDEX seat_channel ON seat (channel) WHERE channel <> 0;
CREATE UNIQUE INDEX seat_once ON seat (campaign, player) WHERE player <> 0;
CREATE INDEX talk_campaign ON talk (campaign, id);
CREATE UNIQUE INDEX talk_pair ON talk (campaign, one, one_player, other, other_player) WHERE over IS NULL;
CREATE INDEX treaty_campaign ON treaty (campaign, id);
CREATE INDEX treaty_word_of ON treaty_word (treaty, seat, id);
CREATE INDEX turn_remind ON turn (remind) WHERE status IN ('OPEN', 'HELD') AND remind IS NOT NULL;
CREATE INDEX turn_locked ON turn (status) WHERE status = 'LOCKED';
CREATE INDEX turn_newest ON turn (campaign, lap, number, step);
CREATE INDEX turn_ends ON turn (coalesce(early, due)) WHERE status IN ('OPEN', 'HELD') AND due IS NOT NULL;

-- The conditions of triggers may ask functions, but no other table.
CREATE FUNCTION status_of(sought text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT status FROM campaign WHERE id = sought
$$;

CREATE FUNCTION seat_given_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO seat_left (campaign, player, seat) VALUES (OLD.campaign, OLD.player, OLD.number) ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE FUNCTION standing_sheet_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM standing_sheet WHERE campaign = OLD.campaign AND seat = OLD.number;
    RETURN NULL;
END
$$;

CREATE TRIGGER enrolment_remains BEFORE DELETE ON enrolment FOR EACH ROW
EXECUTE FUNCTION refuse('a sign-up does not change');

CREATE TRIGGER enrolment_stays BEFORE UPDATE ON enrolment FOR EACH ROW
WHEN (NOT (OLD.player > 0 AND NEW.player < -1000
    AND status_of(OLD.campaign) = 'ENDED'
    AND NEW.id = OLD.id AND NEW.campaign = OLD.campaign AND NEW.at = OLD.at AND NEW.form IS NOT DISTINCT FROM OLD.form))
EXECUTE FUNCTION refuse('a sign-up does not change');

CREATE TRIGGER gm_act_remains BEFORE DELETE ON gm_act FOR EACH ROW
EXECUTE FUNCTION refuse('what a game master did stays written');

CREATE TRIGGER gm_act_stays BEFORE UPDATE ON gm_act FOR EACH ROW
WHEN (NOT (OLD."user" > 0 AND NEW."user" < -1000
    AND status_of(OLD.campaign) = 'ENDED'
    AND NEW.id = OLD.id AND NEW.campaign = OLD.campaign AND NEW.at = OLD.at AND NEW.kind = OLD.kind
    AND NEW.words = OLD.words AND NEW.number IS NOT DISTINCT FROM OLD.number AND NEW.step IS NOT DISTINCT FROM OLD.step
    AND NEW.deed IS NOT DISTINCT FROM OLD.deed
    AND NEW.salt IS NOT DISTINCT FROM OLD.salt AND NEW.changes IS NOT DISTINCT FROM OLD.changes
    AND NEW.sentence IS NOT DISTINCT FROM OLD.sentence AND NEW.secret = OLD.secret))
EXECUTE FUNCTION refuse('what a game master did stays written');

CREATE TRIGGER invitation_stays BEFORE UPDATE ON invitation FOR EACH ROW
WHEN ((OLD.state <> 'OPEN' OR NEW.state = 'OPEN' OR NEW.settled IS NULL)
    AND NOT (OLD.player > 0 AND NEW.player < -1000) AND NOT (OLD.holder > 0 AND NEW.holder < -1000))
EXECUTE FUNCTION refuse('an invitation is answered once and does not change');

CREATE TRIGGER offer_remains BEFORE DELETE ON offer FOR EACH ROW
EXECUTE FUNCTION refuse('an offer is answered once and does not change');

CREATE TRIGGER offer_stays BEFORE UPDATE ON offer FOR EACH ROW
WHEN ((OLD.state <> 'OPEN' OR NEW.state = 'OPEN' OR NEW.settled IS NULL
    OR NEW.id <> OLD.id OR NEW.campaign <> OLD.campaign OR NEW.number <> OLD.number OR NEW.step <> OLD.step
    OR NEW.sender <> OLD.sender OR NEW.sender_player <> OLD.sender_player
    OR NEW.receiver <> OLD.receiver OR NEW.receiver_player <> OLD.receiver_player
    OR NEW.line <> OLD.line OR NEW.mirrored <> OLD.mirrored OR NEW.answers IS DISTINCT FROM OLD.answers OR NEW.at <> OLD.at)
    AND NOT ((NEW.sender_player = OLD.sender_player OR (OLD.sender_player > 0 AND NEW.sender_player < -1000))
    AND (NEW.receiver_player = OLD.receiver_player OR (OLD.receiver_player > 0 AND NEW.receiver_player < -1000))
    AND status_of(OLD.campaign) = 'ENDED'
    AND NEW.id = OLD.id AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step
    AND NEW.sender = OLD.sender AND NEW.receiver = OLD.receiver AND NEW.line = OLD.line
    AND NEW.mirrored = OLD.mirrored AND NEW.answers IS NOT DISTINCT FROM OLD.answers AND NEW.at = OLD.at
    AND NEW.state = OLD.state
    AND NEW.settled IS NOT DISTINCT FROM OLD.settled))
EXECUTE FUNCTION refuse('an offer is answered once and does not change');

CREATE TRIGGER order_sheet_remains BEFORE DELETE ON order_sheet FOR EACH ROW
EXECUTE FUNCTION refuse('a revision of a sheet does not change');

CREATE TRIGGER order_sheet_stays BEFORE UPDATE ON order_sheet FOR EACH ROW
WHEN (NOT (OLD.author > 0 AND NEW.author < -1000
    AND status_of(OLD.campaign) = 'ENDED'
    AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step AND NEW.seat = OLD.seat
    AND NEW.revision = OLD.revision AND NEW.sheet = OLD.sheet AND NEW.text = OLD.text AND NEW.salt = OLD.salt
    AND NEW.code = OLD.code AND NEW.ready = OLD.ready))
EXECUTE FUNCTION refuse('a revision of a sheet does not change');

CREATE TRIGGER press_remains BEFORE DELETE ON press FOR EACH ROW
EXECUTE FUNCTION refuse('what was said does not change');

CREATE TRIGGER press_stays BEFORE UPDATE ON press FOR EACH ROW
WHEN (NEW.id <> OLD.id OR NEW.campaign <> OLD.campaign OR NEW.number <> OLD.number OR NEW.step <> OLD.step
    OR NEW.seat <> OLD.seat OR (NEW.player <> OLD.player AND NOT (OLD.player > 0 AND NEW.player < -1000))
    OR NEW.anonymous <> OLD.anonymous OR NEW.place <> OLD.place
    OR NEW.words <> OLD.words OR NEW.at <> OLD.at OR (OLD.post IS NOT NULL AND NEW.post IS DISTINCT FROM OLD.post)
    OR (OLD.withdrawn IS NOT NULL AND NEW.withdrawn IS DISTINCT FROM OLD.withdrawn))
EXECUTE FUNCTION refuse('what was said does not change');

CREATE TRIGGER seat_given_up AFTER UPDATE OF player ON seat FOR EACH ROW
WHEN (OLD.player <> 0 AND OLD.player <> NEW.player AND NEW.player > -1000
    AND status_of(OLD.campaign) <> 'FORMING')
EXECUTE FUNCTION seat_given_up();

CREATE TRIGGER standing_sheet_goes AFTER UPDATE OF player ON seat FOR EACH ROW
WHEN (OLD.player <> NEW.player)
EXECUTE FUNCTION standing_sheet_goes();

CREATE TRIGGER standing_use_remains BEFORE DELETE ON standing_use FOR EACH ROW
EXECUTE FUNCTION refuse('what came of a standing sheet does not change');

CREATE TRIGGER standing_use_stays BEFORE UPDATE ON standing_use FOR EACH ROW
EXECUTE FUNCTION refuse('what came of a standing sheet does not change');

CREATE TRIGGER treaty_remains BEFORE DELETE ON treaty FOR EACH ROW
EXECUTE FUNCTION refuse('a treaty is settled once and does not change');

CREATE TRIGGER treaty_stays BEFORE UPDATE ON treaty FOR EACH ROW
WHEN (OLD.state <> 'OFFERED' OR NEW.state = 'OFFERED' OR NEW.settled IS NULL
    OR NEW.id <> OLD.id OR NEW.campaign <> OLD.campaign OR NEW.number <> OLD.number OR NEW.step <> OLD.step
    OR NEW.sender <> OLD.sender OR NEW.words <> OLD.words OR NEW.public <> OLD.public
    OR NEW.until IS DISTINCT FROM OLD.until OR NEW.at <> OLD.at)
EXECUTE FUNCTION refuse('a treaty is settled once and does not change');

CREATE TRIGGER treaty_party_stays BEFORE UPDATE ON treaty_party FOR EACH ROW
WHEN ((OLD.signed IS NOT NULL OR NEW.signed IS NULL OR NEW.player IS NULL OR NEW.treaty <> OLD.treaty
    OR NEW.seat <> OLD.seat)
    AND NOT (OLD.player > 0 AND NEW.player < -1000 AND NEW.signed IS NOT DISTINCT FROM OLD.signed))
EXECUTE FUNCTION refuse('a treaty is signed once');

CREATE TRIGGER turn_remains BEFORE DELETE ON turn FOR EACH ROW
WHEN (OLD.status IN ('RESOLVED', 'PUBLISHED', 'WITHDRAWN'))
EXECUTE FUNCTION refuse('a resolved turn does not change');

CREATE TRIGGER turn_stays BEFORE UPDATE ON turn FOR EACH ROW
WHEN (OLD.status IN ('PUBLISHED', 'WITHDRAWN') OR (OLD.status = 'RESOLVED' AND NOT (
    NEW.status = 'PUBLISHED' AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step
    AND NEW.lap = OLD.lap AND NEW.opened = OLD.opened AND NEW.due IS NOT DISTINCT FROM OLD.due
    AND NEW.early IS NOT DISTINCT FROM OLD.early
    AND NEW.nominal = OLD.nominal AND NEW.state = OLD.state AND NEW.root IS NOT DISTINCT FROM OLD.root
    AND NEW.after IS NOT DISTINCT FROM OLD.after
    AND NEW.story IS NOT DISTINCT FROM OLD.story AND NEW.link IS NOT DISTINCT FROM OLD.link AND NEW.late = OLD.late
    AND NEW.resolved IS NOT DISTINCT FROM OLD.resolved
    AND NEW.version = OLD.version)))
EXECUTE FUNCTION refuse('a resolved turn does not change');

-- Emptying a table passes the triggers of its rows by.
CREATE TRIGGER enrolment_filled BEFORE TRUNCATE ON enrolment EXECUTE FUNCTION refuse('a sign-up does not change');
CREATE TRIGGER gm_act_filled BEFORE TRUNCATE ON gm_act EXECUTE FUNCTION refuse('what a game master did stays written');
CREATE TRIGGER invitation_filled BEFORE TRUNCATE ON invitation
EXECUTE FUNCTION refuse('an invitation is answered once and does not change');
CREATE TRIGGER offer_filled BEFORE TRUNCATE ON offer
EXECUTE FUNCTION refuse('an offer is answered once and does not change');
CREATE TRIGGER order_sheet_filled BEFORE TRUNCATE ON order_sheet
EXECUTE FUNCTION refuse('a revision of a sheet does not change');
CREATE TRIGGER press_filled BEFORE TRUNCATE ON press EXECUTE FUNCTION refuse('what was said does not change');
CREATE TRIGGER standing_use_filled BEFORE TRUNCATE ON standing_use
EXECUTE FUNCTION refuse('what came of a standing sheet does not change');
CREATE TRIGGER treaty_filled BEFORE TRUNCATE ON treaty
EXECUTE FUNCTION refuse('a treaty is settled once and does not change');
CREATE TRIGGER treaty_party_filled BEFORE TRUNCATE ON treaty_party EXECUTE FUNCTION refuse('a treaty is signed once');
CREATE TRIGGER turn_filled BEFORE TRUNCATE ON turn EXECUTE FUNCTION refuse('a resolved turn does not change');
