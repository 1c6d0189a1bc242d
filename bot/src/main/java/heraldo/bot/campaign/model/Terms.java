package heraldo.bot.campaign.model;

import heraldo.rules.engine.Ladder;

/**
 * What the players of a campaign agreed on with the platform, beside the options of the ruleset.
 *
 * @param gameMasterSees whether the game master may read orders and secrets; then everybody is told
 * @param showsDue whether everybody sees who is still waited for
 * @param reminders how long before the deadline those who are waited for are reminded
 * @param ladder what happens to a seat that sends nothing
 * @param missedAlert after so many silent turns of a player in a row the game master is told; 0 for never
 * @param early whether and how turns end before their deadline
 * @param simulate whether players may ask what their sheets might come to
 * @param press what is agreed about who reads what is said
 */
public record Terms(
        boolean gameMasterSees,
        boolean showsDue,
        Reminders reminders,
        Ladder ladder,
        int missedAlert,
        EarlyEnd early,
        boolean simulate,
        PressTerms press) {

    /** The longest window that can be chosen, in minutes. */
    public static final int LONGEST_WINDOW = 60;

    private static final int USUAL_WINDOW = 5;

    public static final Terms USUAL = new Terms(
            false, true, Reminders.USUAL, Ladder.USUAL, 0, new EarlyEnd(true, USUAL_WINDOW), true, PressTerms.USUAL);

    /** The same with another window. */
    public Terms waiting(int minutes) {
        return new Terms(
                gameMasterSees, showsDue, reminders, ladder, missedAlert, early.withWindow(minutes), simulate, press);
    }

    /** The same, under a game master who sees no secrets. */
    public Terms blind() {
        return new Terms(false, showsDue, reminders, ladder, missedAlert, early, simulate, press);
    }

    /** The same with another ladder. */
    public Terms climbing(Ladder other) {
        return new Terms(gameMasterSees, showsDue, reminders, other, missedAlert, early, simulate, press);
    }

    /** The same, with something else agreed about press. */
    public Terms pressing(PressTerms other) {
        return new Terms(gameMasterSees, showsDue, reminders, ladder, missedAlert, early, simulate, other);
    }
}
