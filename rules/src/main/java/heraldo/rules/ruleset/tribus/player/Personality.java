package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.tribus.state.World;

/**
 * The moods of one chief in one turn, and a character that it keeps for a whole game.
 *
 * @param loyal whether the tribe is somebody else's, so that its word is kept
 */
record Personality(Dice dice, int tribe, Bent bent, boolean loyal) {

    /** What a chief likes best. */
    enum Bent {
        SETTLER,
        WARRIOR,
        SAILOR
    }

    static Personality of(World world, int tribe, Dice dice) {
        Bent[] bents = Bent.values();
        return new Personality(
                dice, tribe, bents[(tribe + 2 * world.roster().order().indexOf(tribe)) % bents.length], false);
    }

    /** The same chief, ruling for somebody else. */
    Personality faithful() {
        return new Personality(dice, tribe, bent, true);
    }

    boolean is(Bent other) {
        return bent == other;
    }

    /** Whether it happens what happens once in so many times. */
    boolean once(String about, int times) {
        return die(about, times) == 1;
    }

    /** From 1 to {@code sides}. */
    int die(String about, int sides) {
        return dice.die("temper|" + tribe + "|" + about, sides);
    }
}
