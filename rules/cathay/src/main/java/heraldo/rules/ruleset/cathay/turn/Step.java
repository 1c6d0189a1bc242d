package heraldo.rules.ruleset.cathay.turn;

/** One phase of END or BEGIN. Steps are played in order; each leaves the position to the next. */
@FunctionalInterface
interface Step {
    void play(Progress turn);
}
