package heraldo.bot.campaign.model;

import heraldo.rules.engine.Ladder;

/**
 * The terms that the players of a campaign agreed on with the platform, beside the options of the ruleset.
 *
 * @param gameMasterSees whether the game master may read orders and secrets, which everybody then knows
 * @param showsDue whether everybody sees the seats that the turn still waits for
 * @param reminders the times before the deadline at which the players still waited for get a reminder
 * @param ladder the rules for a seat that sends nothing
 * @param missedAlert the number of silent turns of a player in a row after which the game master gets an alert; 0 for never
 * @param early the agreement about turns that end before their deadline
 * @param simulate whether players may simulate their sheets
 * @param press the agreement about the readers of press
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
