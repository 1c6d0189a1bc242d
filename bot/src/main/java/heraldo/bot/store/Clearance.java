package heraldo.bot.store;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnKey;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/**
 * Clears away what the books hold of a campaign that has ended and whose record is kept elsewhere. What people have come to by it
 * stays: who held which seat, whether they were there, by which token the records call them, how they are to be forgotten, and the
 * last turn, from which the hall reads places and victories.
 */
public final class Clearance {
    /** Of each of these tables a campaign keeps all its rows. */
    static final List<String> KEPT = List.of(
            "campaign",
            "seat",
            "alias",
            "presence",
            "loan",
            "lesson",
            "forgetting",
            "campaign_theme",
            "seat_room",
            "retired_room");

    private static final String OF = " WHERE campaign = :campaign";
    private static final String BUT_LAST = OF + " AND NOT (number = :number AND step = :step)";
    private static final String OF_TREATIES = " WHERE treaty IN (SELECT id FROM treaty WHERE campaign = :campaign)";
    private static final String OF_PETITIONS =
            " WHERE petition IN (SELECT id FROM petition WHERE campaign = :campaign)";

    /** The rows to delete, by table; tables that refer to others come first. */
    static final List<Map.Entry<String, String>> GONE = List.of(
            Map.entry("petition_vote", OF_PETITIONS),
            Map.entry("petition", OF),
            Map.entry("petition_rule", OF),
            Map.entry("treaty_word", OF_TREATIES),
            Map.entry("treaty_party", OF_TREATIES),
            Map.entry("treaty", OF),
            Map.entry("press_bar", OF),
            Map.entry("press", OF),
            Map.entry("press_rule", OF),
            Map.entry("talk", OF),
            Map.entry("offer", OF),
            Map.entry("standing_use", OF),
            Map.entry("standing_sheet", OF),
            Map.entry("reminded", OF),
            Map.entry("notice", OF),
            Map.entry("order_sheet", OF),
            Map.entry("outbox", OF),
            Map.entry("gm_act", OF),
            Map.entry("enrolment", OF),
            Map.entry("invitation", OF),
            Map.entry("hindrance", OF),
            Map.entry("seat_left", OF),
            Map.entry("attention", OF),
            Map.entry("overseer", OF),
            Map.entry("barred", OF),
            Map.entry("departure", OF),
            Map.entry("holiday", OF),
            Map.entry("interaction_seen", OF),
            Map.entry("turn", BUT_LAST),
            Map.entry("turn_number", OF + " AND number <> :number"));

    private Clearance() {}

    /** Returns whether a campaign still has posts or channels to close in the outbox, or people to forget. */
    public static boolean waits(SqlBooks books, CampaignId campaign) {
        return books.handle()
                .createQuery("SELECT EXISTS (SELECT 1 FROM outbox WHERE done IS NULL AND campaign = :campaign)"
                        + " OR EXISTS (SELECT 1 FROM forgetting WHERE campaign = :campaign)")
                .bind("campaign", campaign.text())
                .mapTo(Boolean.class)
                .one();
    }

    /**
     * Clears away, in the transaction of the books.
     *
     * @return how many rows are gone
     */
    public static long of(SqlBooks books, CampaignId campaign) {
        TurnKey last = books.turns()
                .newest(campaign)
                .map(CampaignTurn::key)
                .orElseThrow(() -> new IllegalArgumentException("a campaign without a turn"));
        long[] rows = {0};
        List<String> tables = GONE.stream().map(Map.Entry::getKey).toList();
        books.dialect().unguarded(books.handle(), tables, () -> {
            for (Map.Entry<String, String> each : GONE) {
                rows[0] += delete(books.handle(), each, last);
            }
        });
        return rows[0];
    }

    private static int delete(Handle handle, Map.Entry<String, String> rows, TurnKey last) {
        Update update = handle.createUpdate("DELETE FROM " + rows.getKey() + rows.getValue())
                .bind("campaign", last.campaign().text());
        if (rows.getValue().contains(":number")) {
            update.bind("number", last.number());
        }
        if (rows.getValue().contains(":step")) {
            update.bind("step", last.step());
        }
        return update.execute();
    }
}
