package heraldo.bot.campaign.model;

import heraldo.rules.engine.Ladder;
import java.time.Duration;

/**
 * What the players of a campaign agreed on with the platform, beside the options of the ruleset.
 *
 * @param early whether a turn ends as soon as every due player is ready
 * @param gameMasterSees whether the game master may read orders and secrets; then everybody is told
 * @param showsDue whether everybody sees who is still waited for
 * @param reminders how long before the deadline those who are waited for are reminded
 * @param ladder what happens to a seat that sends nothing
 * @param missedAlert after so many silent turns of a player in a row the game master is told; 0 for never
 * @param window for how many minutes a turn waits that could end early, so that somebody may think better of it; 0 for none
 * @param simulate whether players may ask what their sheets might come to
 * @param press what is agreed about the words of players
 */
public record Terms(
        boolean early,
        boolean gameMasterSees,
        boolean showsDue,
        Reminders reminders,
        Ladder ladder,
        int missedAlert,
        int window,
        boolean simulate,
        PressTerms press) {

    /** The longest window that can be chosen, in minutes. */
    public static final int LONGEST_WINDOW = 60;

    private static final int USUAL_WINDOW = 5;

    public static final Terms USUAL =
            new Terms(true, false, true, Reminders.USUAL, Ladder.USUAL, 0, USUAL_WINDOW, true, PressTerms.USUAL);

    /** The same with another window. */
    public Terms waiting(int minutes) {
        return new Terms(early, gameMasterSees, showsDue, reminders, ladder, missedAlert, minutes, simulate, press);
    }

    /** The same, under a game master who sees no secrets. */
    public Terms blind() {
        return new Terms(early, false, showsDue, reminders, ladder, missedAlert, window, simulate, press);
    }

    /** The same with another ladder. */
    public Terms climbing(Ladder other) {
        return new Terms(early, gameMasterSees, showsDue, reminders, other, missedAlert, window, simulate, press);
    }

    /** The same, with something else agreed about press. */
    public Terms pressing(PressTerms other) {
        return new Terms(early, gameMasterSees, showsDue, reminders, ladder, missedAlert, window, simulate, other);
    }

    /** How long a turn waits that could end early. */
    public Duration undo() {
        return Duration.ofMinutes(window);
    }
}
