package heraldo.bot.store;

import heraldo.bot.campaign.book.CampaignBook;
import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Charter;
import heraldo.bot.campaign.model.EarlyEnd;
import heraldo.bot.campaign.model.Founding;
import heraldo.bot.campaign.model.Home;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Terms;
import heraldo.rules.engine.Ladder;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.Update;

/** Campaigns in the database. */
record SqlCampaignBook(Handle handle, Recall recall, Territory territory) implements CampaignBook {
    private static final Set<String> CAMPAIGNS = Set.of("campaign");
    private static final String ADD = """
            INSERT INTO campaign (id, guild, name, game_master, ruleset, ruleset_version, options, early, game_master_sees,
                shows_due, reminders, ladder, missed_alert, undo_window, simulate, press,
                press_recorded, publishes, cron, zone, language, status, anchor, master, opened)
            VALUES (:id, :guild, :name, :gameMaster, :ruleset, :rulesetVersion, :options, :early, :gameMasterSees,
                :showsDue, :reminders, :ladder, :missedAlert, :undoWindow, :simulate, :press,
                :pressRecorded, :publishes, :cron, :zone, :language, :status, :anchor, :master, :opened)
            """;
    private static final String CHANGE = """
            UPDATE campaign SET game_master = :gameMaster, options = :options, early = :early, game_master_sees = :gameMasterSees,
                reminders = :reminders, missed_alert = :missedAlert, undo_window = :undoWindow,
                ladder = :ladder, publishes = :publishes, cron = :cron, zone = :zone, status = :status, category = :category,
                diplomacy = :diplomacy, chronicle = :chronicle
            WHERE id = :id
            """;
    private static final String AT = """
            SELECT * FROM campaign
            WHERE guild = :guild AND (category = :category AND category <> 0 OR :channel IN (diplomacy, chronicle))
            ORDER BY rowid
            """;
    private static final String SINCE = """
            SELECT * FROM campaign WHERE (status <> 'ENDED' OR id IN (SELECT campaign FROM outbox WHERE done > :since))
            """;
    private static final String OF_USER = """
            SELECT * FROM campaign WHERE status <> 'ENDED' AND (game_master = :user
                OR id IN (SELECT campaign FROM seat WHERE player = :user AND player <> 0))
            ORDER BY rowid
            """;

    @Override
    public void add(Campaign campaign, byte[] master) {
        changing(ADD, campaign)
                .bind("guild", campaign.guild())
                .bind("name", campaign.name())
                .bind("ruleset", campaign.ruleset())
                .bind("rulesetVersion", campaign.founding().rulesetVersion())
                .bind("showsDue", campaign.terms().showsDue())
                .bind("simulate", campaign.terms().simulate())
                .bind("press", campaign.terms().press().allowed())
                .bind("pressRecorded", campaign.terms().press().recorded())
                .bind("language", campaign.home().language().toLanguageTag())
                .bind("anchor", campaign.founding().anchor())
                .bind("master", master)
                .bind("opened", campaign.founding().opened().toEpochMilli())
                .execute();
    }

    @Override
    public Optional<Campaign> find(CampaignId id) {
        return recall.once(
                CAMPAIGNS,
                id,
                () -> handle.createQuery("SELECT * FROM campaign WHERE id = :id")
                        .bind("id", id.text())
                        .map(SqlCampaignBook::campaign)
                        .findOne());
    }

    @Override
    public void setUp(CampaignId id, String setup) {
        handle.createUpdate("UPDATE campaign SET setup = :setup WHERE id = :id AND setup IS NULL")
                .bind("id", id.text())
                .bind("setup", setup)
                .execute();
    }

    @Override
    public Optional<String> setup(CampaignId id) {
        return handle.createQuery("SELECT setup FROM campaign WHERE id = :id AND setup IS NOT NULL")
                .bind("id", id.text())
                .mapTo(String.class)
                .findOne();
    }

    @Override
    public List<Long> servers() {
        return handle.createQuery(
                        "SELECT DISTINCT guild FROM campaign WHERE status <> 'ENDED'" + mine() + " ORDER BY guild")
                .mapTo(Long.class)
                .list();
    }

    @Override
    public List<Campaign> called(String idOrName) {
        return handle.createQuery("SELECT * FROM campaign WHERE id = :called OR lower(name) = :lower ORDER BY rowid")
                .bind("called", idOrName)
                .bind("lower", lower(idOrName))
                .map(SqlCampaignBook::campaign)
                .list();
    }

    /** As the databases do it: the letters from A to Z and no others. */
    private static String lower(String name) {
        return name.chars()
                .map(sign -> sign >= 'A' && sign <= 'Z' ? sign + ('a' - 'A') : sign)
                .collect(StringBuilder::new, (text, sign) -> text.append((char) sign), StringBuilder::append)
                .toString();
    }

    @Override
    public byte[] master(CampaignId id) {
        return handle.createQuery("SELECT master FROM campaign WHERE id = :id")
                .bind("id", id.text())
                .mapTo(byte[].class)
                .one();
    }

    @Override
    public void change(Campaign campaign) {
        Optional<Channels> channels = campaign.home().channels();
        changing(CHANGE, campaign)
                .bind("category", channels.map(Channels::category).orElse(null))
                .bind("diplomacy", channels.map(Channels::diplomacy).orElse(null))
                .bind("chronicle", channels.map(Channels::chronicle).orElse(null))
                .execute();
    }

    /** A statement with everything that may change in a campaign's life, but for where it lives. */
    private Update changing(String sql, Campaign campaign) {
        return handle.createUpdate(sql)
                .bind("id", campaign.id().text())
                .bind("gameMaster", campaign.gameMaster())
                .bind("options", Json.options(campaign.options()))
                .bind("early", campaign.terms().early().possible())
                .bind("gameMasterSees", campaign.terms().gameMasterSees())
                .bind("reminders", campaign.terms().reminders().toString())
                .bind("missedAlert", campaign.terms().missedAlert())
                .bind("undoWindow", campaign.terms().early().window())
                .bind("ladder", campaign.terms().ladder().text())
                .bind("publishes", campaign.terms().press().published())
                .bind("cron", campaign.cadence().cron())
                .bind("zone", campaign.cadence().zone().getId())
                .bind("status", campaign.status());
    }

    @Override
    public List<CampaignId> ended(long guild) {
        return handle.createQuery("SELECT id FROM campaign WHERE guild = :guild AND status = 'ENDED' ORDER BY rowid")
                .bind("guild", guild)
                .mapTo(String.class)
                .map(CampaignId::new)
                .list();
    }

    @Override
    public List<Campaign> over() {
        return handle.createQuery("SELECT * FROM campaign WHERE status = 'ENDED' ORDER BY rowid")
                .map(SqlCampaignBook::campaign)
                .list();
    }

    @Override
    public List<Campaign> inGuild(long guild) {
        String sql = "SELECT * FROM campaign WHERE guild = :guild AND status <> 'ENDED' ORDER BY rowid";
        return recall.once(
                CAMPAIGNS,
                guild,
                () -> List.copyOf(handle.createQuery(sql)
                        .bind("guild", guild)
                        .map(SqlCampaignBook::campaign)
                        .list()));
    }

    @Override
    public List<Campaign> running() {
        return handle.createQuery("SELECT * FROM campaign WHERE status = 'RUNNING'" + mine() + " ORDER BY rowid")
                .map(SqlCampaignBook::campaign)
                .list();
    }

    @Override
    public List<Campaign> since(Instant instant) {
        return handle.createQuery(SINCE + mine() + " ORDER BY rowid")
                .bind("since", instant.toEpochMilli())
                .map(SqlCampaignBook::campaign)
                .list();
    }

    @Override
    public List<Campaign> at(Place place) {
        return recall.once(
                CAMPAIGNS,
                place,
                () -> List.copyOf(handle.createQuery(AT)
                        .bind("guild", place.guild())
                        .bind("category", place.category())
                        .bind("channel", place.channel())
                        .map(SqlCampaignBook::campaign)
                        .list()));
    }

    @Override
    public List<Campaign> of(long user) {
        return handle.createQuery(OF_USER)
                .bind("user", user)
                .map(SqlCampaignBook::campaign)
                .list();
    }

    private String mine() {
        return territory.ofServer("guild");
    }

    private static Campaign campaign(ResultSet row, StatementContext context) throws SQLException {
        return new Campaign(
                new CampaignId(row.getString("id")),
                row.getString("name"),
                row.getLong("game_master"),
                new Home(row.getLong("guild"), Locale.forLanguageTag(row.getString("language")), channels(row)),
                founding(row),
                charter(row),
                CampaignStatus.valueOf(row.getString("status")));
    }

    private static Founding founding(ResultSet row) throws SQLException {
        return new Founding(
                row.getString("ruleset"),
                row.getString("ruleset_version"),
                row.getString("anchor"),
                Instant.ofEpochMilli(row.getLong("opened")));
    }

    private static Charter charter(ResultSet row) throws SQLException {
        return new Charter(
                Json.options(row.getString("options")),
                terms(row),
                new Cadence(row.getString("cron"), ZoneId.of(row.getString("zone"))));
    }

    private static Terms terms(ResultSet row) throws SQLException {
        return new Terms(
                row.getBoolean("game_master_sees"),
                row.getBoolean("shows_due"),
                Reminders.of(row.getString("reminders")),
                Ladder.of(row.getString("ladder")),
                row.getInt("missed_alert"),
                new EarlyEnd(row.getBoolean("early"), row.getInt("undo_window")),
                row.getBoolean("simulate"),
                new PressTerms(
                        Press.valueOf(row.getString("press")),
                        row.getBoolean("press_recorded"),
                        row.getBoolean("publishes")));
    }

    private static Optional<Channels> channels(ResultSet row) throws SQLException {
        long category = row.getLong("category");
        return row.wasNull()
                ? Optional.empty()
                : Optional.of(new Channels(category, row.getLong("diplomacy"), row.getLong("chronicle")));
    }
}
