package heraldo.bot.store;

import heraldo.bot.campaign.book.PeopleBook.Renaming;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/**
 * Removes a forgotten person from the posts of an ended campaign that name them or are addressed to them.
 *
 * @param names by which they are known there
 */
record ForgottenPosts(Handle handle, Set<String> names) {

    private static final String PLAYER = "player";

    /** Posts that call somebody by their name, or are addressed to one person. */
    private static final String PERSONAL = " FROM outbox WHERE campaign = :campaign AND message IS NOT NULL"
            + " AND (message LIKE '%\"player\"%' OR message LIKE '%\"to\"%')";

    private record Waiting(long id, Message words) {}

    /**
     * The words of what has been posted go, whomever they name, and so does what hinders a campaign that is over; of what still
     * waits, their name and their number are changed.
     */
    void rename(CampaignId campaign, Renaming renaming) {
        handle.createUpdate(
                        "UPDATE outbox SET message = NULL WHERE id IN (SELECT id" + PERSONAL + " AND done IS NOT NULL)")
                .bind("campaign", campaign.text())
                .execute();
        handle.createUpdate("DELETE FROM hindrance WHERE campaign = :campaign AND words LIKE '%\"player\"%'")
                .bind("campaign", campaign.text())
                .execute();
        handle.createQuery("SELECT id, message" + PERSONAL + " AND done IS NULL")
                .bind("campaign", campaign.text())
                .map((row, context) -> new Waiting(row.getLong("id"), Json.message(row.getString("message"))))
                .list()
                .forEach(waiting -> write(waiting.id(), renamed(waiting.words(), renaming)));
    }

    private Message renamed(Message words, Renaming renaming) {
        boolean called = words.arguments().get(PLAYER) instanceof PlayerText text && names.contains(text.text());
        boolean addressed =
                Long.toString(renaming.user()).equals(words.arguments().get(Dispatch.TO));
        Message others = called ? words.with(PLAYER, new PlayerText(renaming.name())) : words;
        return addressed ? others.with(Dispatch.TO, Long.toString(renaming.pseudonym())) : others;
    }

    private void write(long id, Message words) {
        handle.createUpdate("UPDATE outbox SET message = :message WHERE id = :id")
                .bind("message", Json.message(words))
                .bind("id", id)
                .execute();
    }
}
