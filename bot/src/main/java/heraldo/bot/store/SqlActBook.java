package heraldo.bot.store;

import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.KeptDeed;
import heraldo.bot.campaign.model.Remark;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Interactions and acts of game masters in the database. */
record SqlActBook(Handle handle, Recall recall) implements ActBook {
    private static final long NOBODY = 0;
    private static final Set<String> INTERACTIONS = Set.of("interaction_seen");

    private static final String SEEN = """
            INSERT INTO interaction_seen (id, at, campaign, number, step, seat, revision)
            VALUES (:id, :at, :campaign, :number, :step, :seat, :revision)
            ON CONFLICT (id) DO NOTHING
            """;
    private static final String LOG = """
            INSERT INTO gm_act
                (campaign, number, step, "user", at, kind, words, deed, salt, changes, sentence, secret)
            VALUES
                (:campaign, :number, :step, :user, :at, :kind, :words, :deed, :salt, :changes, :sentence, :secret)
            RETURNING id
            """;
    private static final String DONE = """
            SELECT * FROM gm_act WHERE campaign = :campaign
            ORDER BY id = (SELECT revision FROM interaction_seen WHERE id = :interaction) DESC, id DESC LIMIT 1
            """;

    @Override
    public boolean seen(Act act, Optional<Trace> trace) {
        return handle.createUpdate(SEEN)
                        .bind("id", act.id())
                        .bind("at", act.at().toEpochMilli())
                        .bind(
                                "campaign",
                                trace.map(t -> t.turn().campaign().text()).orElse(null))
                        .bind("number", trace.map(t -> t.turn().number()).orElse(null))
                        .bind("step", trace.map(t -> t.turn().step()).orElse(null))
                        .bind("seat", trace.map(Trace::seat).orElse(null))
                        .bind("revision", trace.map(Trace::revision).orElse(null))
                        .execute()
                == 1;
    }

    @Override
    public Optional<Trace> trace(String interaction) {
        return known(interaction).flatMap(Known::trace);
    }

    @Override
    public boolean knows(String interaction) {
        return known(interaction).isPresent();
    }

    /** An interaction that came before, and where it left a trace. */
    private record Known(Optional<Trace> trace) {}

    private Optional<Known> known(String interaction) {
        return recall.once(
                INTERACTIONS,
                interaction,
                () -> handle.createQuery("SELECT * FROM interaction_seen WHERE id = :id")
                        .bind("id", interaction)
                        .map(SqlActBook::known)
                        .findOne());
    }

    private static Known known(ResultSet row, StatementContext context) throws SQLException {
        return new Known(
                row.getString("campaign") == null
                        ? Optional.empty()
                        : Optional.of(new Trace(Columns.turn(row), row.getInt("seat"), row.getInt("revision"))));
    }

    @Override
    public void forget(Instant before) {
        handle.createUpdate("DELETE FROM interaction_seen WHERE at < :before")
                .bind("before", before.toEpochMilli())
                .execute();
    }

    @Override
    public void log(TurnKey turn, Act act, String kind, Message words, Optional<KeptDeed> deed, Remark remark) {
        int number = log(turn.campaign(), Optional.of(turn), act.user(), act.at(), kind, words, deed, remark);
        seen(act, Optional.of(new Trace(turn, 0, number)));
    }

    @Override
    public void log(CampaignId campaign, Optional<TurnKey> turn, Act act, String kind, Message words) {
        int number = log(campaign, turn, act.user(), act.at(), kind, words, Optional.empty(), Remark.NONE);
        seen(act, Optional.of(new Trace(turn.orElse(new TurnKey(campaign, 0, 0)), 0, number)));
    }

    @Override
    public void note(TurnKey turn, Instant at, String kind, Message words) {
        log(turn.campaign(), Optional.of(turn), NOBODY, at, kind, words, Optional.empty(), Remark.NONE);
    }

    private int log(
            CampaignId campaign,
            Optional<TurnKey> turn,
            long user,
            Instant at,
            String kind,
            Message words,
            Optional<KeptDeed> deed,
            Remark remark) {
        return handle.createQuery(LOG)
                .bind("campaign", campaign.text())
                .bind("number", turn.map(TurnKey::number).orElse(null))
                .bind("step", turn.map(TurnKey::step).orElse(null))
                .bind("user", user)
                .bind("at", at.toEpochMilli())
                .bind("kind", kind)
                .bind("words", Json.message(words))
                .bind("deed", deed.map(KeptDeed::text).orElse(null))
                .bind("salt", deed.map(KeptDeed::salt).orElse(null))
                .bind("changes", remark.changes().isEmpty() ? null : Json.messages(remark.changes()))
                .bind("sentence", remark.sentence().map(PlayerText::text).orElse(null))
                .bind("secret", remark.secret())
                .mapTo(Integer.class)
                .one();
    }

    @Override
    public GameMasterAct done(CampaignId campaign, String interaction) {
        return handle.createQuery(DONE)
                .bind("campaign", campaign.text())
                .bind("interaction", interaction)
                .map(SqlActBook::act)
                .one();
    }

    @Override
    public List<GameMasterAct> latest(CampaignId campaign, int most) {
        return handle.createQuery("SELECT * FROM gm_act WHERE campaign = :campaign ORDER BY id DESC LIMIT :most")
                .bind("campaign", campaign.text())
                .bind("most", most)
                .map(SqlActBook::act)
                .list();
    }

    @Override
    public List<GameMasterAct> all(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM gm_act WHERE campaign = :campaign ORDER BY id")
                .bind("campaign", campaign.text())
                .map(SqlActBook::act)
                .list();
    }

    private static GameMasterAct act(ResultSet row, StatementContext context) throws SQLException {
        row.getInt("number");
        Optional<TurnKey> turn = row.wasNull() ? Optional.empty() : Optional.of(Columns.turn(row));
        byte[] salt = row.getBytes("salt");
        return new GameMasterAct(
                new CampaignId(row.getString("campaign")),
                turn,
                row.getLong("user"),
                Instant.ofEpochMilli(row.getLong("at")),
                row.getString("kind"),
                Json.message(row.getString("words")),
                Optional.ofNullable(row.getString("deed")).map(text -> new KeptDeed(text, salt)),
                remark(row));
    }

    private static Remark remark(ResultSet row) throws SQLException {
        return new Remark(
                Optional.ofNullable(row.getString("changes"))
                        .map(Json::messages)
                        .orElse(List.of()),
                Optional.ofNullable(row.getString("sentence")).map(PlayerText::new),
                row.getBoolean("secret"));
    }
}
