package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.tribus.player.Stance.Bent;
import heraldo.rules.ruleset.tribus.state.World;

/** The moods of one chief in one turn, and a character that it keeps for a whole game. */
record Personality(Dice dice, int tribe, Stance stance, School school) {

    static Personality of(World world, int tribe, Dice dice) {
        Bent[] bents = Bent.values();
        Bent bent = bents[(tribe + 2 * world.roster().order().indexOf(tribe)) % bents.length];
        return new Personality(dice, tribe, Stance.usual(bent), School.FREE);
    }

    boolean is(Bent other) {
        return stance.bent() == other;
    }

    /** Returns whether the chief stands in for a player, whose word it keeps. */
    boolean loyal() {
        return school != School.FREE;
    }

    /** Draws whether an event happens whose chance is one in {@code times}. */
    boolean once(String about, int times) {
        return die(about, times) == 1;
    }

    /** From 1 to {@code sides}. */
    int die(String about, int sides) {
        return dice.die("temper|" + tribe + "|" + about, sides);
    }
}
