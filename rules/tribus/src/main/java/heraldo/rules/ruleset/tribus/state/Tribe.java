package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.ruleset.tribus.book.Weekday;

/**
 * A player's realm. Tribes have the numbers of their seats.
 *
 * @param day when it plays (Q46)
 * @param exit the tick at which it left the game, counted from 1; 0 while it is in it (T3)
 */
public record Tribe(Weekday day, int exit) {

    /** The number that stands for no tribe: neutral land and garrisons. It is foreign to all (Q48). */
    public static final int NOBODY = 0;

    public boolean in() {
        return exit == 0;
    }
}
