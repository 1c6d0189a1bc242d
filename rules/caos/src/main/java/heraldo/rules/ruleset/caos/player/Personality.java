package heraldo.rules.ruleset.caos.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Seat;

/** The moods of one captain in one turn: whatever is not for reason to decide. */
record Personality(Dice dice, Seat seat) {

    /** Returns whether a chance of one in {@code times} comes up. */
    boolean once(String about, int times) {
        return die(about, times) == 1;
    }

    /** From 1 to {@code sides}. */
    int die(String about, int sides) {
        return dice.die("temper|" + seat + "|" + about, sides);
    }
}
