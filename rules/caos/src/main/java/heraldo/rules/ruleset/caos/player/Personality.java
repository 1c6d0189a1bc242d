package heraldo.rules.ruleset.caos.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Seat;

/** The moods of one captain in one turn: whatever is not for reason to decide. */
record Personality(Dice dice, Seat seat) {

    /** Whether it happens what happens once in so many times. */
    boolean once(String about, int times) {
        return die(about, times) == 1;
    }

    /** From 1 to {@code sides}. */
    int die(String about, int sides) {
        return dice.die("temper|" + seat + "|" + about, sides);
    }
}
