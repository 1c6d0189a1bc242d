package heraldo.bot.campaign.model;

import heraldo.rules.engine.Ladder;

/**
 * What the players of a campaign agreed on with the platform, beside the options of the ruleset.
 *
 * @param early whether a turn ends as soon as every due player is ready
 * @param gameMasterSees whether the game master may read orders and secrets; then everybody is told
 * @param showsDue whether everybody sees who is still waited for
 * @param reminders how long before the deadline those who are waited for are reminded
 * @param ladder what happens to a seat that sends nothing
 * @param missedAlert after so many silent turns of a player in a row the game master is told; 0 for never
 */
public record Terms(
        boolean early, boolean gameMasterSees, boolean showsDue, Reminders reminders, Ladder ladder, int missedAlert) {

    public static final Terms USUAL = new Terms(true, false, true, Reminders.USUAL, Ladder.USUAL, 0);
}
