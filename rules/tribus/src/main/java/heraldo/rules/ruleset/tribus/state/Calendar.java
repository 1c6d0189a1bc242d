package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.ruleset.tribus.book.Weekday;

/**
 * Calendar of the game: the open turn, and its date.
 *
 * @param turn the number of the open turn, from 1: every pick, every tribe's turn and every tick counts
 * @param week from 1; 0 during the draft
 * @param day today
 * @param ticks the number of ticks so far
 */
public record Calendar(int turn, Stage stage, int week, Weekday day, int ticks) {

    /** The next turn, in which something is open. */
    public Calendar next(Stage open) {
        return new Calendar(turn + 1, open, week, day, ticks);
    }

    /** The tick that follows, as the next turn. */
    public Calendar ticked() {
        return new Calendar(turn + 1, stage, week, day, ticks + 1);
    }

    public Calendar withStage(Stage open) {
        return new Calendar(turn, open, week, day, ticks);
    }

    public Calendar withWeek(int number) {
        return new Calendar(turn, stage, number, day, ticks);
    }

    public Calendar withDay(Weekday today) {
        return new Calendar(turn, stage, week, today, ticks);
    }
}
