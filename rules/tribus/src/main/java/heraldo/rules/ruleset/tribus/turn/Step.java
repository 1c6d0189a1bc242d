package heraldo.rules.ruleset.tribus.turn;

/** One step of a tribe's turn (§4). */
@FunctionalInterface
interface Step {
    void play(Progress turn);

    /** All orders of a kind, in written order. */
    static Step each(Class<? extends TurnOrder> kind) {
        return turn -> turn.lines(kind).forEach(turn::play);
    }
}
