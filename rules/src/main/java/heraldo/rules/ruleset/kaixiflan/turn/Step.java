package heraldo.rules.ruleset.kaixiflan.turn;

/** One row of the sequence of a turn (§4.1). Steps are played in order; each leaves the position to the next. */
@FunctionalInterface
public interface Step {
    void play(Progress turn);
}
