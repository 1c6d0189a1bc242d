package heraldo.bot.campaign.model;

import java.util.ArrayList;
import java.util.List;

/**
 * The channels of a campaign.
 *
 * @param category the category that holds them
 * @param diplomacy the public talk
 * @param chronicle the turn posts, read-only
 */
public record Channels(long category, long diplomacy, long chronicle) {

    /** Names what is new compared with where it lived before: its CATEGORY, TALK or CHRONICLE. */
    public List<String> instead(Channels before) {
        List<String> others = new ArrayList<>();
        if (category != before.category) {
            others.add("CATEGORY");
        }
        if (diplomacy != before.diplomacy) {
            others.add("TALK");
        }
        if (chronicle != before.chronicle) {
            others.add("CHRONICLE");
        }
        return others;
    }
}
