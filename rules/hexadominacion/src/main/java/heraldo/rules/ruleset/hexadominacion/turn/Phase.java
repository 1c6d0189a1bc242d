package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.kernel.Order;

/** One phase of a round (§1.2). Phases are played in order; each leaves the position to the next. */
@FunctionalInterface
public interface Phase {
    void play(Round round);

    /** This phase and what belongs to it and comes after it. */
    default Phase then(Phase next) {
        return round -> {
            play(round);
            next.play(round);
        };
    }

    /** A phase in which orders of one kind are carried out one by one, seat by seat, in written order (R9, R10). */
    static <O extends Order> Phase each(Class<O> kind, Act<O> act) {
        return round -> round.due(kind).forEach(line -> act.carryOut(line.order(), round, line));
    }

    /** The action of an order in its phase. */
    @FunctionalInterface
    interface Act<O extends Order> {
        void carryOut(O order, Round round, Line<?> line);
    }
}
