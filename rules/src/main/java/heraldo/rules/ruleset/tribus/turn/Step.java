package heraldo.rules.ruleset.tribus.turn;

/** One step of a tribe's turn (§4). */
@FunctionalInterface
interface Step {
    void play(Progress turn);
}
