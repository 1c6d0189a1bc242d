package heraldo.bot.store;

import heraldo.bot.campaign.book.TurnBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.TurnClock;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnOutcome;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.model.TurnStage;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.model.UnderWay;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;

/** Turns in the database. */
record SqlTurnBook(Handle handle, Recall recall, Territory territory) implements TurnBook {
    private static final Set<String> TURNS = Set.of("turn");
    private static final Set<String> NUMBERS = Set.of("turn_number");
    private static final String ADD = """
            INSERT INTO turn (campaign, number, step, lap, status, hold, opened, due, early, remind, nominal, state,
                attempts, version, late, root)
            VALUES (:campaign, :number, :step, :lap, :status, :hold, :opened, :due, :early, :remind, :nominal, :state, :attempts,
                :version, 0, :root)
            """;
    private static final String CHANGE = """
            UPDATE turn SET status = :status, hold = :hold, due = :due, early = :early, nominal = :nominal,
                state = coalesce(:state, state), attempts = :attempts, version = :version, root = :root, late = :late,
                after = :after, story = :story,
                link = :link, resolved = :resolved
            WHERE campaign = :campaign AND number = :number AND step = :step AND version = :seen
            """;
    /** A state that a turn left and a later one began with stands there alone. */
    private static final String ROWS = "SELECT turn.*, (SELECT later.state FROM turn AS later"
            + " WHERE later.campaign = turn.campaign AND later.number = turn.after_number AND later.step = turn.after_step)"
            + " AS after_later FROM turn";
    /** Only of a turn that has been played the state is known not to change any more: so a turn hands it on when it is. */
    private static final String HAND_ON = """
            UPDATE turn SET after = NULL, after_number = :number, after_step = :step
            WHERE campaign = :campaign AND status IN ('RESOLVED', 'PUBLISHED')
                AND (number, step) = (SELECT before.number, before.step FROM turn AS before
                    WHERE before.campaign = :campaign AND (before.lap, before.number, before.step) < (:lap, :number, :step)
                    ORDER BY before.lap DESC, before.number DESC, before.step DESC LIMIT 1)
                AND after = (SELECT state FROM turn AS played
                    WHERE played.campaign = :campaign AND played.number = :number AND played.step = :step)
            """;

    private static final String THIS = " WHERE campaign = :campaign AND number = :number AND step = :step";
    /** A row stands unless the campaign was taken back to its turn or an earlier one after it had been opened. */
    private static final String STANDS_STILL = " NOT EXISTS (SELECT 1 FROM turn AS later"
            + " WHERE later.campaign = turn.campaign AND later.lap > turn.lap AND later.number <= turn.number)";

    private static final String STANDING = ROWS + " WHERE campaign = :campaign AND number = :number AND" + STANDS_STILL;

    /** Turns whose deadline stands, if they have one. */
    private static final String STANDS = "status IN ('OPEN', 'HELD') AND hold <> 'CLOCK'";

    private static final String ASKS = " AND EXISTS (SELECT 1 FROM offer WHERE offer.campaign = turn.campaign"
            + " AND offer.number = turn.number AND offer.step = turn.step"
            + " AND offer.state = 'OPEN' AND offer.receiver_player = 0)";

    /** The end of a turn, in the words of the index; a turn that ends early has a deadline, too. */
    private static final String END = "coalesce(early, due)";

    private static final String NEXT_DEADLINE =
            "SELECT min(" + END + ") AS at FROM turn WHERE " + STANDS + " AND due IS NOT NULL";
    private static final String UNDER_WAY = """
            SELECT campaign.guild, turn.status, turn.hold, CASE WHEN turn.hold <> 'CLOCK' AND turn.due IS NOT NULL
                THEN coalesce(turn.early, turn.due) END AS ends
            FROM campaign JOIN turn ON turn.rowid = (SELECT newest.rowid FROM turn AS newest
                WHERE newest.campaign = campaign.id ORDER BY newest.lap DESC, newest.number DESC, newest.step DESC LIMIT 1)
            WHERE campaign.status = 'RUNNING'
            """;

    private static final String NEXT_REMINDER =
            "SELECT min(remind) AS at FROM turn WHERE " + STANDS + " AND remind IS NOT NULL";
    private static final String ELSEWHERE =
            " AND campaign NOT IN" + " (SELECT id FROM campaign WHERE guild IN (SELECT value FROM json_each(:except)))";

    @Override
    public void add(CampaignTurn turn, Optional<Instant> remindAt) {
        written(handle.createUpdate(ADD), turn)
                .bind("state", Deflated.of(turn.state()))
                .bind("lap", turn.lap())
                .bind("opened", turn.clock().opened().toEpochMilli())
                .bind("remind", Columns.millis(remindAt))
                .execute();
    }

    @Override
    public Optional<CampaignTurn> find(TurnKey key) {
        return recall.once(
                TURNS,
                key,
                () -> Columns.at(handle.createQuery(ROWS + THIS), key)
                        .map(SqlTurnBook::turn)
                        .findOne());
    }

    @Override
    public Optional<CampaignTurn> newest(CampaignId campaign) {
        String sql = ROWS + " WHERE campaign = :campaign ORDER BY lap DESC, number DESC, step DESC LIMIT 1";
        return recall.once(
                TURNS,
                campaign,
                () -> handle.createQuery(sql)
                        .bind("campaign", campaign.text())
                        .map(SqlTurnBook::turn)
                        .findOne());
    }

    @Override
    public Optional<CampaignTurn> last(CampaignId campaign, int number) {
        return handle.createQuery(STANDING + " ORDER BY step DESC LIMIT 1")
                .bind("campaign", campaign.text())
                .bind("number", number)
                .map(SqlTurnBook::turn)
                .findOne();
    }

    @Override
    public List<CampaignTurn> steps(CampaignId campaign, int number) {
        return handle.createQuery(STANDING + " ORDER BY step")
                .bind("campaign", campaign.text())
                .bind("number", number)
                .map(SqlTurnBook::turn)
                .list();
    }

    @Override
    public int shown(CampaignId campaign, int number) {
        String sql = "SELECT shown FROM turn_number WHERE campaign = :campaign AND number = :number";
        return recall.once(
                NUMBERS,
                List.of(campaign, number),
                () -> handle.createQuery(sql)
                        .bind("campaign", campaign.text())
                        .bind("number", number)
                        .mapTo(Integer.class)
                        .findOne()
                        .orElse(number));
    }

    @Override
    public void show(TurnKey turn, int shown) {
        handle.createUpdate("INSERT INTO turn_number (campaign, number, shown) VALUES (:campaign, :number, :shown)"
                        + " ON CONFLICT (campaign, number) DO UPDATE SET shown = excluded.shown")
                .bind("campaign", turn.campaign().text())
                .bind("number", turn.number())
                .bind("shown", shown)
                .execute();
    }

    @Override
    public List<Integer> shownAs(CampaignId campaign, int shown) {
        return handle.createQuery("SELECT DISTINCT turn.number FROM turn LEFT JOIN turn_number USING (campaign, number)"
                        + " WHERE turn.campaign = :campaign AND coalesce(shown, turn.number) = :shown"
                        + " ORDER BY turn.number")
                .bind("campaign", campaign.text())
                .bind("shown", shown)
                .mapTo(Integer.class)
                .list();
    }

    @Override
    public SortedMap<Integer, TurnKey> course(CampaignId campaign) {
        SortedMap<Integer, TurnKey> course = new TreeMap<>();
        handle.createQuery("SELECT coalesce(shown, turn.number) AS seen, campaign, turn.number, turn.step FROM turn"
                        + " LEFT JOIN turn_number USING (campaign, number) WHERE campaign = :campaign"
                        + " AND resolved IS NOT NULL AND" + STANDS_STILL + " ORDER BY turn.number, turn.step")
                .bind("campaign", campaign.text())
                .map((row, context) -> Map.entry(row.getInt("seen"), Columns.turn(row)))
                .forEach(turn -> course.put(turn.getKey(), turn.getValue()));
        return course;
    }

    @Override
    public int freeStep(CampaignId campaign, int number) {
        return handle.createQuery(
                        "SELECT coalesce(max(step) + 1, 0) FROM turn WHERE campaign = :campaign AND number = :number")
                .bind("campaign", campaign.text())
                .bind("number", number)
                .mapTo(Integer.class)
                .one();
    }

    @Override
    public List<CampaignTurn> all(CampaignId campaign) {
        return handle.createQuery(ROWS + " WHERE campaign = :campaign ORDER BY lap, number, step")
                .bind("campaign", campaign.text())
                .map(SqlTurnBook::turn)
                .list();
    }

    @Override
    public boolean change(CampaignTurn seen, CampaignTurn next) {
        Optional<TurnResult> result = next.result();
        boolean changed = written(handle.createUpdate(CHANGE), next)
                        .bind("seen", seen.version())
                        .bind("state", changedState(seen, next))
                        .bind("late", result.map(TurnResult::late).orElse(false))
                        .bind(
                                "after",
                                result.map(TurnResult::state).map(Deflated::of).orElse(null))
                        .bind(
                                "story",
                                result.map(TurnResult::story).map(Deflated::of).orElse(null))
                        .bind("link", result.map(TurnResult::link).orElse(null))
                        .bind("resolved", Columns.millis(result.map(TurnResult::resolved)))
                        .execute()
                == 1;
        if (changed && result.isPresent()) {
            Columns.at(handle.createUpdate(HAND_ON), next.key())
                    .bind("lap", next.lap())
                    .execute();
        }
        return changed;
    }

    @Override
    public void remindAt(TurnKey key, Optional<Instant> at) {
        Columns.at(handle.createUpdate("UPDATE turn SET remind = :remind" + THIS), key)
                .bind("remind", Columns.millis(at))
                .execute();
    }

    @Override
    public Optional<Instant> remindedAt(TurnKey key) {
        return Columns.at(handle.createQuery("SELECT remind FROM turn" + THIS), key)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    @Override
    public void published(TurnKey key) {
        Columns.at(handle.createUpdate("UPDATE turn SET status = 'PUBLISHED'" + THIS + " AND status = 'RESOLVED'"), key)
                .execute();
    }

    @Override
    public List<TurnKey> due(Instant now, Set<Long> except, int most) {
        return timely(END, "due", now, except, most);
    }

    @Override
    public List<TurnKey> askingGovernors() {
        return handle.createQuery(
                        "SELECT campaign, number, step FROM turn WHERE status IN ('OPEN', 'HELD') AND due IS NOT NULL"
                                + " AND " + END + " > 0" + ASKS + mine() + " ORDER BY " + END + ", rowid")
                .map((row, context) -> Columns.turn(row))
                .list();
    }

    @Override
    public List<TurnKey> held(HoldReason reason) {
        return handle.createQuery("SELECT campaign, number, step FROM turn WHERE status IN ('HELD', 'CRASHED')"
                        + " AND status = 'HELD' AND hold = :hold" + mine() + " ORDER BY rowid")
                .bind("hold", reason)
                .map((row, context) -> Columns.turn(row))
                .list();
    }

    @Override
    public Optional<Instant> latest() {
        return first("SELECT max(CASE WHEN resolved > opened THEN resolved ELSE opened END) FROM turn");
    }

    @Override
    public List<TurnKey> locked() {
        return handle.createQuery(
                        "SELECT campaign, number, step FROM turn WHERE status = 'LOCKED'" + mine() + " ORDER BY rowid")
                .map((row, context) -> Columns.turn(row))
                .list();
    }

    @Override
    public List<UnderWay> underWay() {
        return handle.createQuery(UNDER_WAY + territory.ofServer("campaign.guild"))
                .map((row, context) -> new UnderWay(row.getLong("guild"), stage(row), Columns.instant(row, "ends")))
                .list();
    }

    @Override
    public List<TurnKey> toRemind(Instant now, Set<Long> except, int most) {
        return timely("remind", "remind", now, except, most);
    }

    @Override
    public Optional<Instant> nextDeadline() {
        return first(NEXT_DEADLINE + mine());
    }

    @Override
    public Optional<Instant> nextAlarm(Set<Long> except) {
        String either = NEXT_DEADLINE + ELSEWHERE + mine() + " UNION ALL " + NEXT_REMINDER + ELSEWHERE + mine();
        return handle.createQuery("SELECT min(at) FROM (" + either + ") AS alarm")
                .bind("except", Json.numbers(except))
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    private String mine() {
        return territory.ofCampaign("turn.campaign");
    }

    private Optional<Instant> first(String query) {
        return handle.createQuery(query).mapTo(Long.class).findOne().map(Instant::ofEpochMilli);
    }

    private List<TurnKey> timely(String time, String column, Instant now, Set<Long> except, int most) {
        return handle.createQuery("SELECT campaign, number, step FROM turn WHERE " + STANDS + " AND " + column
                        + " IS NOT NULL AND " + time + " <= :now" + ELSEWHERE + mine() + " ORDER BY " + time
                        + ", rowid LIMIT :most")
                .bind("now", now.toEpochMilli())
                .bind("except", Json.numbers(except))
                .bind("most", most)
                .map((row, context) -> Columns.turn(row))
                .list();
    }

    /** Null if it stays: most changes leave it as it is, and deflating it would take longer than all the rest. */
    private static byte @Nullable [] changedState(CampaignTurn seen, CampaignTurn next) {
        return next.state().equals(seen.state()) ? null : Deflated.of(next.state());
    }

    private static Update written(Update statement, CampaignTurn turn) {
        return Columns.at(statement, turn.key())
                .bind("status", turn.status())
                .bind("hold", turn.hold())
                .bind("due", Columns.millis(turn.due()))
                .bind("early", Columns.millis(turn.clock().early()))
                .bind("nominal", turn.clock().nominal().toString())
                .bind("attempts", turn.attempts())
                .bind("version", turn.version())
                .bind("root", turn.outcome().root().orElse(null));
    }

    private static CampaignTurn turn(ResultSet row, StatementContext context) throws SQLException {
        return new CampaignTurn(
                Columns.turn(row),
                row.getInt("lap"),
                stage(row),
                clock(row),
                Deflated.text(row.getBytes("state")),
                row.getInt("attempts"),
                row.getInt("version"),
                new TurnOutcome(Optional.ofNullable(row.getString("root")), result(row)));
    }

    private static TurnStage stage(ResultSet row) throws SQLException {
        return new TurnStage(TurnStatus.valueOf(row.getString("status")), HoldReason.valueOf(row.getString("hold")));
    }

    private static TurnClock clock(ResultSet row) throws SQLException {
        return new TurnClock(
                Instant.ofEpochMilli(row.getLong("opened")),
                Columns.instant(row, "due"),
                Columns.instant(row, "early"),
                LocalDateTime.parse(row.getString("nominal")));
    }

    private static Optional<TurnResult> result(ResultSet row) throws SQLException {
        Optional<Instant> resolved = Columns.instant(row, "resolved");
        if (resolved.isEmpty()) {
            return Optional.empty();
        }
        byte[] own = row.getBytes("after");
        return Optional.of(new TurnResult(
                Deflated.text(own == null ? row.getBytes("after_later") : own),
                Deflated.text(row.getBytes("story")),
                row.getString("link"),
                resolved.get(),
                row.getBoolean("late")));
    }
}
