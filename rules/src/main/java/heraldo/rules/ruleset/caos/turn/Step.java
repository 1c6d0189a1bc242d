package heraldo.rules.ruleset.caos.turn;

/** One step of the resolution (§6). Steps are played in order; each leaves what it found out to the next. */
@FunctionalInterface
public interface Step {
    void play(Progress turn);
}
