package heraldo.bot.store;

import heraldo.bot.campaign.book.PetitionBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Petition;
import heraldo.bot.campaign.model.PetitionRule;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** The petitions of players, in the database. */
record SqlPetitionBook(Handle handle, Territory territory) implements PetitionBook {
    private static final String ASK = """
            INSERT INTO petition (id, campaign, number, step, player, kind, amount, asked)
            VALUES (:id, :campaign, :number, :step, :player, :kind, :amount, :asked)
            """;
    private static final String VOTE = """
            INSERT INTO petition_vote (petition, player, favour, at) VALUES (:petition, :player, :favour, :at)
            ON CONFLICT (petition, player) DO UPDATE SET favour = excluded.favour, at = excluded.at
            """;
    private static final String RULE = """
            INSERT INTO petition_rule (campaign, share, emergency, hours, extensions, days)
            VALUES (:campaign, :share, :emergency, :hours, :extensions, :days)
            ON CONFLICT (campaign) DO UPDATE SET share = excluded.share, emergency = excluded.emergency,
                hours = excluded.hours, extensions = excluded.extensions, days = excluded.days
            """;

    @Override
    public void ask(Petition petition) {
        Columns.at(handle.createUpdate(ASK), petition.turn())
                .bind("id", petition.id())
                .bind("player", petition.player())
                .bind("kind", petition.kind())
                .bind("amount", petition.amount())
                .bind("asked", petition.asked().toEpochMilli())
                .execute();
    }

    @Override
    public Optional<Petition> find(String id) {
        return handle.createQuery("SELECT * FROM petition WHERE id = :id")
                .bind("id", id)
                .map((row, context) -> petition(row))
                .findOne();
    }

    @Override
    public List<Petition> open() {
        return handle.createQuery("SELECT * FROM petition WHERE outcome IS NULL" + mine() + " ORDER BY asked, id")
                .map((row, context) -> petition(row))
                .list();
    }

    @Override
    public List<Petition> of(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM petition WHERE campaign = :campaign ORDER BY asked, id")
                .bind("campaign", campaign.text())
                .map((row, context) -> petition(row))
                .list();
    }

    @Override
    public void vote(String petition, long player, boolean favour, Instant at) {
        handle.createUpdate(VOTE)
                .bind("petition", petition)
                .bind("player", player)
                .bind("favour", favour)
                .bind("at", at.toEpochMilli())
                .execute();
    }

    @Override
    public SortedMap<Long, Boolean> votes(String petition) {
        SortedMap<Long, Boolean> votes = new TreeMap<>();
        handle.createQuery("SELECT player, favour FROM petition_vote WHERE petition = :petition")
                .bind("petition", petition)
                .map((row, context) -> votes.put(row.getLong("player"), row.getBoolean("favour")))
                .list();
        return votes;
    }

    @Override
    public void settle(Petition petition, Optional<Instant> ends) {
        handle.createUpdate("UPDATE petition SET outcome = :outcome, ends = :ends WHERE id = :id AND outcome IS NULL")
                .bind("id", petition.id())
                .bind("outcome", petition.outcome().map(Petition.Outcome::name))
                .bind("ends", Columns.millis(ends))
                .execute();
    }

    @Override
    public List<CampaignId> ended(Instant now) {
        return handle.createQuery(
                        "SELECT DISTINCT campaign FROM petition WHERE ends <= :now" + mine() + " ORDER BY campaign")
                .bind("now", now.toEpochMilli())
                .mapTo(String.class)
                .map(CampaignId::new)
                .list();
    }

    @Override
    public Optional<Instant> nextEnd() {
        return handle.createQuery(
                        "SELECT ends FROM petition WHERE ends IS NOT NULL" + mine() + " ORDER BY ends LIMIT 1")
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    private String mine() {
        return territory.ofCampaign("petition.campaign");
    }

    @Override
    public void goesOn(CampaignId campaign) {
        handle.createUpdate("UPDATE petition SET ends = NULL WHERE campaign = :campaign AND ends IS NOT NULL")
                .bind("campaign", campaign.text())
                .execute();
    }

    @Override
    public PetitionRule rule(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM petition_rule WHERE campaign = :campaign")
                .bind("campaign", campaign.text())
                .map((row, context) -> new PetitionRule(
                        row.getInt("share"),
                        row.getInt("emergency"),
                        row.getInt("hours"),
                        row.getInt("extensions"),
                        row.getInt("days")))
                .findOne()
                .orElse(PetitionRule.USUAL);
    }

    @Override
    public void settle(CampaignId campaign, PetitionRule rule) {
        handle.createUpdate(RULE)
                .bind("campaign", campaign.text())
                .bind("share", rule.share())
                .bind("emergency", rule.emergency())
                .bind("hours", rule.hours())
                .bind("extensions", rule.extensions())
                .bind("days", rule.days())
                .execute();
    }

    private static Petition petition(ResultSet row) throws SQLException {
        return new Petition(
                row.getString("id"),
                Columns.turn(row),
                row.getLong("player"),
                Petition.Kind.valueOf(row.getString("kind")),
                row.getInt("amount"),
                Instant.ofEpochMilli(row.getLong("asked")),
                Optional.ofNullable(row.getString("outcome")).map(Petition.Outcome::valueOf));
    }
}
