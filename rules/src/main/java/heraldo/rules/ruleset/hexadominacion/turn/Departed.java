package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.kernel.Order;

/** Whoever was conquered in phase 6 gives no orders any more: what is left of the sheet, the VOTO included, is void (R35). */
final class Departed {

    private Departed() {}

    /** Cancels the lines of a kind of realms that are out of the game. */
    static void cancel(Round round, Class<? extends Order> kind) {
        round.lines(kind).stream()
                .filter(line -> round.side(line.seat()).eliminated())
                .forEach(line -> line.end(Code.X_ELIMINATED));
    }
}
