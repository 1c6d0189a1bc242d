package heraldo.bot.store;

import heraldo.bot.campaign.book.PeopleBook;
import heraldo.bot.campaign.model.CampaignId;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** What stands of people, in the database: everything by the list of {@link PersonColumn}. */
record SqlPeopleBook(Handle handle) implements PeopleBook {

    /** Numbers above this one may be authors that are nobody. */
    private static final long BELOW = -1_000;

    @Override
    public SortedMap<String, List<Map<String, Object>>> of(long user) {
        SortedMap<String, List<Map<String, Object>>> all = new TreeMap<>();
        for (PersonColumn each : PersonColumn.ALL) {
            List<Map<String, Object>> rows = handle.createQuery("SELECT " + String.join(", ", each.shown()) + " FROM "
                            + each.table() + " WHERE " + each.column() + " = :user")
                    .bind("user", user)
                    .mapToMap()
                    .map(LinkedHashMap::new)
                    .collect(Collectors.toList());
            all.put(each.place(), rows);
        }
        return all;
    }

    @Override
    public List<CampaignId> campaigns(long user) {
        String each = PersonColumn.ALL.stream()
                .filter(column -> !column.campaign().isEmpty())
                .map(column -> "SELECT " + column.campaign() + " AS campaign FROM " + column.table() + " WHERE "
                        + column.column() + " = :user")
                .collect(Collectors.joining(" UNION "));
        return handle.createQuery("SELECT DISTINCT campaign FROM (" + each + ") ORDER BY campaign")
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
    public void rename(CampaignId campaign, long user, long pseudonym, String name) {
        handle.createUpdate("UPDATE seat SET player_name = :name WHERE campaign = :campaign AND player = :user")
                .bind("name", name)
                .bind("campaign", campaign.text())
                .bind("user", user)
                .execute();
        handle.createUpdate("UPDATE alias SET player_name = '' WHERE campaign = :campaign AND player = :user")
                .bind("campaign", campaign.text())
                .bind("user", user)
                .execute();
        for (PersonColumn each : PersonColumn.ALL) {
            if (each.kept() && !each.campaign().isEmpty()) {
                handle.createUpdate("UPDATE " + each.table() + " SET " + each.column() + " = :pseudonym WHERE "
                                + each.column() + " = :user AND " + each.campaign() + " = :campaign")
                        .bind("pseudonym", pseudonym)
                        .bind("user", user)
                        .bind("campaign", campaign.text())
                        .execute();
            }
        }
        handle.createUpdate("UPDATE outbox SET message = NULL WHERE campaign = :campaign AND done IS NOT NULL"
                        + " AND kind IN ('SEAT_TAKEN', 'SEAT_LEFT')")
                .bind("campaign", campaign.text())
                .execute();
    }

    @Override
    public void drop(long user) {
        for (PersonColumn each : PersonColumn.ALL) {
            if (!each.kept()) {
                handle.createUpdate("DELETE FROM " + each.table() + " WHERE " + each.column() + " = :user")
                        .bind("user", user)
                        .execute();
            }
        }
    }
}
