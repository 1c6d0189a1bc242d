package heraldo.rules.engine;

import java.util.List;

/**
 * What happens to a player's seat that sends nothing, turn after turn: the first rung at the first silent turn, and the
 * last one for good.
 */
public record Ladder(List<Rung> rungs) {
    /** Two turns by the ruleset's own default, then the governor plays. */
    public static final Ladder USUAL = new Ladder(List.of(Rung.DEFAULT, Rung.DEFAULT, Rung.STAND_IN));

    /** The governor plays from the first silent turn on. */
    public static final Ladder AT_ONCE = new Ladder(List.of(Rung.STAND_IN));

    /** One step of the ladder. */
    public enum Rung {
        /** The ruleset does what it does for a silent seat. */
        DEFAULT,
        /** A governor, the ruleset's own legal player, writes the sheet. */
        STAND_IN
    }

    public Ladder {
        rungs = List.copyOf(rungs);
        if (rungs.isEmpty()) {
            throw new IllegalArgumentException("a ladder has at least one rung");
        }
    }

    /**
     * The rung for a silent turn.
     *
     * @param silent how many turns the seat was silent before this one, from 0
     */
    public Rung rung(int silent) {
        return rungs.get(Math.min(silent, rungs.size() - 1));
    }
}
