package heraldo.bot.store;

import heraldo.bot.campaign.book.PeopleBook;
import heraldo.bot.campaign.model.CampaignId;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/** The database's data about people, by the list of {@link PersonColumn}. */
record SqlPeopleBook(Handle handle, Territory territory) implements PeopleBook {

    /** Numbers above this one may be authors that are nobody. */
    private static final long BELOW = -1_000;

    /** The tables with a person's name beside their number, in which a pseudonym replaces both. */
    private static final List<String> NAMED = List.of("seat", "invitation", "loan", "barred");
    /** The names by which a campaign knows somebody. */
    private static final String NAMES = Stream.of("seat", "invitation", "loan", "barred", "alias")
            .map(table -> "SELECT player_name FROM " + table + " WHERE campaign = :campaign AND player = :user")
            .collect(Collectors.joining(" UNION "));

    @Override
    public SortedMap<String, List<Map<String, Object>>> of(long user) {
        SortedMap<String, List<Map<String, Object>>> all = new TreeMap<>();
        for (PersonColumn each : PersonColumn.ALL) {
            List<Map<String, Object>> rows = handle.createQuery("SELECT " + String.join(", ", each.shown()) + " FROM "
                            + each.table() + " WHERE " + each.quoted() + " = :user")
                    .bind("user", user)
                    .mapToMap()
                    .map(SqlPeopleBook::legible)
                    .collect(Collectors.toList());
            all.put(each.place(), rows);
        }
        return all;
    }

    /** Returns a row with its compressed values, which are texts that people once wrote, as plain text. */
    private static Map<String, Object> legible(Map<String, Object> row) {
        Map<String, Object> told = new LinkedHashMap<>(row);
        told.replaceAll((column, value) -> value instanceof byte[] kept ? Shorthand.text(kept) : value);
        return told;
    }

    @Override
    public List<CampaignId> campaigns(long user) {
        String each = PersonColumn.ALL.stream()
                .filter(column -> !column.campaign().isEmpty())
                .map(column -> "SELECT " + column.campaign() + " AS campaign FROM " + column.table() + " WHERE "
                        + column.quoted() + " = :user")
                .collect(Collectors.joining(" UNION "));
        return handle.createQuery("SELECT DISTINCT campaign FROM (" + each + ") AS place ORDER BY campaign")
                .bind("user", user)
                .mapTo(String.class)
                .map(CampaignId::new)
                .list();
    }

    @Override
    public long pseudonym(Instant now) {
        long id = handle.createUpdate("INSERT INTO pseudonym (at) VALUES (:at)")
                .bind("at", now.toEpochMilli())
                .executeAndReturnGeneratedKeys("id")
                .mapTo(Long.class)
                .one();
        return BELOW - id;
    }

    @Override
    public void rename(CampaignId campaign, Renaming renaming) {
        new ForgottenPosts(handle, names(campaign, renaming)).rename(campaign, renaming);
        renamed("UPDATE alias SET player_name = '' WHERE campaign = :campaign AND player = :user", campaign, renaming);
        for (String table : NAMED) {
            renamed(
                    "UPDATE " + table + " SET player = :pseudonym, player_name = :name"
                            + " WHERE campaign = :campaign AND player = :user",
                    campaign,
                    renaming);
        }
        for (PersonColumn each : PersonColumn.ALL) {
            if (each.kept() && !each.campaign().isEmpty()) {
                renamed(
                        "UPDATE " + each.table() + " SET " + each.quoted() + " = :pseudonym WHERE " + each.quoted()
                                + " = :user AND " + each.campaign() + " = :campaign",
                        campaign,
                        renaming);
            }
        }
    }

    private void renamed(String update, CampaignId campaign, Renaming renaming) {
        handle.createUpdate(update)
                .bind("pseudonym", renaming.pseudonym())
                .bind("name", renaming.name())
                .bind("user", renaming.user())
                .bind("called", renaming.called())
                .bind("campaign", campaign.text())
                .execute();
    }

    private Set<String> names(CampaignId campaign, Renaming renaming) {
        Set<String> names = handle.createQuery(NAMES)
                .bind("campaign", campaign.text())
                .bind("user", renaming.user())
                .mapTo(String.class)
                .collect(Collectors.toCollection(HashSet::new));
        names.add(renaming.called());
        return names;
    }

    @Override
    public void renameLater(CampaignId campaign, Renaming renaming) {
        renamed(
                "INSERT INTO forgetting (campaign, player, called, pseudonym, name)"
                        + " VALUES (:campaign, :user, :called, :pseudonym, :name)",
                campaign,
                renaming);
    }

    @Override
    public List<Due> due() {
        return handle.createQuery(
                        "SELECT forgetting.* FROM forgetting JOIN campaign ON campaign.id = forgetting.campaign"
                                + " WHERE campaign.status = 'ENDED'" + territory.ofServer("campaign.guild")
                                + " ORDER BY campaign.id, forgetting.player")
                .map((row, context) -> new Due(
                        new CampaignId(row.getString("campaign")),
                        new Renaming(
                                row.getLong("player"),
                                row.getString("called"),
                                row.getLong("pseudonym"),
                                row.getString("name"))))
                .list();
    }

    @Override
    public void settled(Due due) {
        renamed("DELETE FROM forgetting WHERE campaign = :campaign AND player = :user", due.campaign(), due.renaming());
    }

    @Override
    public void drop(long user) {
        for (PersonColumn each : PersonColumn.ALL) {
            if (!each.kept()) {
                handle.createUpdate("DELETE FROM " + each.table() + " WHERE " + each.quoted() + " = :user")
                        .bind("user", user)
                        .execute();
            }
        }
    }
}
