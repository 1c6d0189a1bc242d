package heraldo.rules.ruleset.hexadominacion.turn;

/** One phase of a round (§1.2). Phases are played in order; each leaves the position to the next. */
@FunctionalInterface
public interface Phase {
    void play(Round round);
}
