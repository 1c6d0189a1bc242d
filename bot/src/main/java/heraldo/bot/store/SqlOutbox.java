package heraldo.bot.store;

import heraldo.bot.campaign.book.Outbox;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Lane;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** The outbox in the database. */
record SqlOutbox(Handle handle, Dialect dialect, Territory territory) implements Outbox {
    private static final String ADD = """
        INSERT INTO outbox (campaign, kind, number, step, seat, message, written, again)
        VALUES (:campaign, :kind, :number, :step, :seat, :message, :now, :now)
        """;

    private static final String ADD_LATER = """
        INSERT INTO outbox (campaign, kind, written, again) VALUES (:campaign, :kind, :now, :earliest)
        """;

    private static final String ALERT_LATER = """
        INSERT INTO outbox (campaign, kind, number, step, message, written, again)
        VALUES (:campaign, 'ALERT', :number, :step, :message, :now, :earliest)
        """;

    private static final String UNTRIED_ALERT = """
        SELECT * FROM outbox WHERE campaign = :campaign AND number = :number AND step = :step AND kind = 'ALERT'
            AND done IS NULL AND attempts = 0 AND again > :now ORDER BY id LIMIT 1
        """;

    private static final String HASTEN = """
        UPDATE outbox SET again = :earliest
        WHERE done IS NULL AND campaign = :campaign AND kind = :kind AND again > :earliest
        """;
    private static final String WAITS = "SELECT count(*) FROM outbox WHERE done IS NULL AND campaign = :campaign"
            + " AND number = :number AND step = :step AND kind IN " + LaneStatements.names(Dispatch.Kind::awaited);

    private static final String WAITS_SINCE = """
        SELECT min(written) FROM outbox
        WHERE done IS NULL AND kind = :kind AND campaign = :campaign AND number = :number AND step = :step
        """;
    private static final String SEAL_WAITS_SINCE = """
        SELECT min(outbox.written) FROM outbox JOIN turn USING (campaign, number, step)
        WHERE turn.status = 'LOCKED' AND outbox.done IS NULL AND outbox.kind = 'STEP_SEALED'
        """;

    private static final String TELLS_OF_TURNS = """
        SELECT EXISTS (SELECT 1 FROM outbox WHERE campaign = :campaign AND kind IN ('TURN_OPENED', 'RESULT'))
        """;

    private static final String WAITING = """
        SELECT EXISTS (SELECT 1 FROM outbox WHERE done IS NULL AND campaign = :campaign AND kind = :kind)
        """;

    private static final String POSTED = """
        SELECT external FROM outbox WHERE campaign = :campaign AND number IS NOT DISTINCT FROM :number
            AND step IS NOT DISTINCT FROM :step
            AND kind = :kind AND external IS NOT NULL ORDER BY id LIMIT 1
        """;

    private static final String CARD_BEFORE = "SELECT * FROM outbox WHERE campaign = :campaign AND seat = :seat"
            + " AND id < :id AND external IS NOT NULL AND kind IN " + LaneStatements.names(Dispatch.Kind::opensCard)
            + " ORDER BY id DESC LIMIT 1";

    private static final String NOTICES = """
        SELECT * FROM outbox WHERE campaign = :campaign AND number = :number AND step = :step
            AND kind = 'NOTICE' AND external IS NOT NULL ORDER BY id
        """;

    /** A row of an earlier lap, from the turn on that is opened again, unless another lap in between had taken it back. */
    private static final String UNDONE_BY = "SELECT outbox.* FROM outbox JOIN turn USING (campaign, number, step)"
            + " WHERE campaign = :campaign AND number >= :number AND turn.lap < :lap AND outbox.kind IN "
            + LaneStatements.names(Dispatch.Kind::tellsOfTurn)
            + " AND NOT EXISTS (SELECT 1 FROM turn AS later WHERE later.campaign = turn.campaign"
            + " AND later.lap > turn.lap AND later.lap < :lap AND later.number <= turn.number) ORDER BY outbox.id";

    private static final String LATEST_POST = """
        SELECT external FROM outbox WHERE campaign = :campaign AND external IS NOT NULL AND seat IS NULL
            AND kind NOT IN ('ALERT', 'CLEARED', 'PRESS', 'PRESS_WITHDRAWN', 'PETITION_LAPSED', 'VOIDED',
                'PUBLICATION', 'TALK', 'TALKS')
        ORDER BY id DESC LIMIT 1
        """;
    private static final String ACCOUNTS = """
        SELECT (SELECT count(*) FROM outbox WHERE id = :id AND campaign = :campaign)
            + (SELECT count(*) FROM restoration WHERE last < :id AND :id <= next)
        """;
    private static final String OUTBOX = "outbox";
    /** Far more than are posted between two backups. */
    private static final long LEAP = 1_000_000;

    @Override
    public void add(
            CampaignId campaign,
            Dispatch.Kind kind,
            Optional<TurnKey> turn,
            Optional<Seat> seat,
            Optional<Message> message,
            Instant now) {
        handle.createUpdate(ADD)
                .bind("campaign", campaign.text())
                .bind("kind", kind)
                .bind("number", turn.map(TurnKey::number).orElse(null))
                .bind("step", turn.map(TurnKey::step).orElse(null))
                .bind("seat", seat.map(Seat::number).orElse(null))
                .bind("message", message.map(Json::message).orElse(null))
                .bind("now", now.toEpochMilli())
                .execute();
    }

    @Override
    public void addLater(CampaignId campaign, Dispatch.Kind kind, Instant now, Instant earliest) {
        handle.createUpdate(ADD_LATER)
                .bind("campaign", campaign.text())
                .bind("kind", kind)
                .bind("now", now.toEpochMilli())
                .bind("earliest", earliest.toEpochMilli())
                .execute();
    }

    @Override
    public void alertLater(TurnKey turn, Message words, Instant now, Instant earliest) {
        handle.createUpdate(ALERT_LATER)
                .bind("campaign", turn.campaign().text())
                .bind("number", turn.number())
                .bind("step", turn.step())
                .bind("message", Json.message(words))
                .bind("now", now.toEpochMilli())
                .bind("earliest", earliest.toEpochMilli())
                .execute();
    }

    @Override
    public Optional<Message> takeAlert(TurnKey turn, Instant now) {
        Optional<Dispatch> untried = handle.createQuery(UNTRIED_ALERT)
                .bind("campaign", turn.campaign().text())
                .bind("number", turn.number())
                .bind("step", turn.step())
                .bind("now", now.toEpochMilli())
                .map((row, context) -> dispatch(row))
                .findOne();
        untried.ifPresent(alert -> handle.createUpdate("DELETE FROM outbox WHERE id = :id")
                .bind("id", alert.id())
                .execute());
        return untried.flatMap(Dispatch::message);
    }

    @Override
    public void hasten(CampaignId campaign, Dispatch.Kind kind, Instant earliest) {
        handle.createUpdate(HASTEN)
                .bind("campaign", campaign.text())
                .bind("kind", kind)
                .bind("earliest", earliest.toEpochMilli())
                .execute();
    }

    @Override
    public List<Lane> ready(Instant now) {
        return handle.createQuery(LaneStatements.ready(mine()))
                .bind("now", now.toEpochMilli())
                .map(SqlOutbox::lane)
                .list();
    }

    @Override
    public List<Lane> ready(CampaignId campaign, Instant now) {
        return handle.createQuery(LaneStatements.READY_IN)
                .bind("campaign", campaign.text())
                .bind("now", now.toEpochMilli())
                .map(SqlOutbox::lane)
                .list();
    }

    @Override
    public Optional<Dispatch> head(Lane lane, Instant now) {
        return handle.createQuery(LaneStatements.HEAD)
                .bind("campaign", lane.campaign().text())
                .bind("place", lane.place())
                .bind("room", lane.seat().map(Seat::number).orElse(0))
                .map((row, context) -> row.getLong("again") > now.toEpochMilli()
                        ? Optional.<Dispatch>empty()
                        : Optional.of(dispatch(row)))
                .findOne()
                .flatMap(head -> head);
    }

    @Override
    public boolean spent(Instant before) {
        return new SpentRows(handle).any(before);
    }

    @Override
    public int forget(Instant before, int most) {
        return new SpentRows(handle).forget(before, most);
    }

    @Override
    public long last() {
        return dialect.last(handle, OUTBOX);
    }

    @Override
    public void sent(long id, String external, Instant now) {
        handle.createUpdate("UPDATE outbox SET done = :now, external = :external WHERE id = :id")
                .bind("id", id)
                .bind("external", external)
                .bind("now", now.toEpochMilli())
                .execute();
    }

    @Override
    public void failed(long id, Instant now, Optional<Instant> again) {
        handle.createUpdate("UPDATE outbox SET attempts = attempts + 1, again = coalesce(:again, again),"
                        + " done = CASE WHEN :again IS NULL THEN :now END WHERE id = :id")
                .bind("id", id)
                .bind("now", now.toEpochMilli())
                .bind("again", Columns.millis(again))
                .execute();
    }

    @Override
    public boolean waits(TurnKey turn) {
        return Columns.at(handle.createQuery(WAITS), turn).mapTo(Integer.class).one() > 0;
    }

    @Override
    public Optional<Instant> waitsSince(TurnKey turn, Dispatch.Kind kind) {
        return Columns.at(handle.createQuery(WAITS_SINCE), turn)
                .bind("kind", kind)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    @Override
    public Optional<Instant> sealWaitsSince() {
        return handle.createQuery(SEAL_WAITS_SINCE + mine())
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    @Override
    public boolean waits(CampaignId campaign, Dispatch.Kind kind) {
        return handle.createQuery(WAITING)
                .bind("campaign", campaign.text())
                .bind("kind", kind)
                .mapTo(Boolean.class)
                .one();
    }

    @Override
    public boolean tellsOfTurns(CampaignId campaign) {
        return handle.createQuery(TELLS_OF_TURNS)
                .bind("campaign", campaign.text())
                .mapTo(Boolean.class)
                .one();
    }

    @Override
    public Optional<String> posted(CampaignId campaign, Dispatch.Kind kind, Optional<TurnKey> turn) {
        return handle.createQuery(POSTED)
                .bind("campaign", campaign.text())
                .bind("kind", kind)
                .bind("number", turn.map(TurnKey::number).orElse(null))
                .bind("step", turn.map(TurnKey::step).orElse(null))
                .mapTo(String.class)
                .findOne();
    }

    @Override
    public Optional<String> posted(long id) {
        return handle.createQuery("SELECT external FROM outbox WHERE id = :id AND external IS NOT NULL")
                .bind("id", id)
                .mapTo(String.class)
                .findOne();
    }

    @Override
    public Optional<Sent> cardBefore(Dispatch dispatch) {
        return handle.createQuery(CARD_BEFORE)
                .bind("campaign", dispatch.campaign().text())
                .bind("seat", dispatch.seat().orElseThrow().number())
                .bind("id", dispatch.id())
                .map((row, context) -> new Sent(dispatch(row), row.getString("external")))
                .findOne();
    }

    @Override
    public Optional<Sent> notice(TurnKey turn, Predicate<Message> sentence) {
        return Columns.at(handle.createQuery(NOTICES), turn)
                .map((row, context) -> new Sent(dispatch(row), row.getString("external")))
                .list()
                .stream()
                .filter(sent -> sent.dispatch().message().filter(sentence).isPresent())
                .findFirst();
    }

    @Override
    public List<Dispatch> undoneBy(CampaignTurn again) {
        return handle.createQuery(UNDONE_BY)
                .bind("campaign", again.key().campaign().text())
                .bind("number", again.key().number())
                .bind("lap", again.lap())
                .map((row, context) -> dispatch(row))
                .list();
    }

    @Override
    public Waiting waiting() {
        return handle.createQuery(Backlog.WAITING + mine())
                .map((row, context) -> new Waiting(row.getInt("waiting"), Columns.instant(row, "since")))
                .one();
    }

    @Override
    public Optional<Instant> nextAlarm() {
        return handle.createQuery(LaneStatements.nextAlarm(mine()))
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    @Override
    public Optional<String> latestPost(CampaignId campaign) {
        return handle.createQuery(LATEST_POST)
                .bind("campaign", campaign.text())
                .mapTo(String.class)
                .findOne();
    }

    @Override
    public boolean accountsFor(CampaignId campaign, long id) {
        return forgotten(id)
                || handle.createQuery(ACCOUNTS)
                                .bind("campaign", campaign.text())
                                .bind("id", id)
                                .mapTo(Integer.class)
                                .one()
                        > 0;
    }

    /** A number that was given, and that no post has any more. */
    private boolean forgotten(long id) {
        return id <= last()
                && handle.createQuery("SELECT NOT EXISTS (SELECT 1 FROM outbox WHERE id = :id)")
                        .bind("id", id)
                        .mapTo(Boolean.class)
                        .one();
    }

    @Override
    public void leap(long beyond, Instant now) {
        long last = last();
        long next = Math.max(last, beyond) + LEAP;
        handle.createUpdate("INSERT INTO restoration (at, last, next) VALUES (:at, :last, :next)")
                .bind("at", now.toEpochMilli())
                .bind("last", last)
                .bind("next", next)
                .execute();
        dialect.leap(handle, OUTBOX, next);
    }

    private String mine() {
        return territory.ofCampaign("outbox.campaign");
    }

    private static Dispatch dispatch(ResultSet row) throws SQLException {
        row.getInt("number");
        Optional<TurnKey> turn = row.wasNull() ? Optional.empty() : Optional.of(Columns.turn(row));
        int seat = row.getInt("seat");
        return new Dispatch(
                row.getLong("id"),
                new CampaignId(row.getString("campaign")),
                Dispatch.Kind.valueOf(row.getString("kind")),
                turn,
                seat == 0 ? Optional.empty() : Optional.of(new Seat(seat)),
                Optional.ofNullable(row.getString("message")).map(Json::message),
                Instant.ofEpochMilli(row.getLong("written")),
                new Dispatch.Delivery(row.getInt("attempts"), false));
    }

    private static Lane lane(ResultSet row, StatementContext context) throws SQLException {
        int room = row.getInt("room");
        return new Lane(
                new CampaignId(row.getString("campaign")),
                Dispatch.Place.valueOf(row.getString("place")),
                room == 0 ? Optional.empty() : Optional.of(new Seat(room)));
    }
}
