package heraldo.bot.campaign;

import java.time.Duration;

/**
 * What the players of a campaign agreed on with the platform, beside the options of the ruleset.
 *
 * @param early whether a turn ends as soon as every due player is ready
 * @param gameMasterSees whether the game master may read orders and secrets; then everybody is told
 * @param showsDue whether everybody sees who is still waited for
 * @param reminder how long before the deadline those who are waited for are reminded; zero for never
 * @param ladder what happens to a seat that sends nothing
 * @param missedAlert after so many silent turns of a player in a row the game master is told; 0 for never
 */
public record Terms(
        boolean early, boolean gameMasterSees, boolean showsDue, Duration reminder, Ladder ladder, int missedAlert) {

    public static final Terms USUAL = new Terms(true, false, true, Duration.ofHours(3), Ladder.USUAL, 0);
}
