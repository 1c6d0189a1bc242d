package heraldo.rules.engine.simulation;

import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A world at the turn in which the asker's sheet is played: the open one, or, where lines wait for the seat's own turn, that
 * one. What others do until then is played once in each world.
 *
 * @param open the world in the open turn
 * @param own the world in the turn in which the sheet is played, or in the last turn if its own does not come
 * @param said what came of the lines in the open turn, if others follow it
 * @param waiting the lines that wait for the own turn; nothing if the sheet is played in the open turn
 */
record Reached<S>(World<S> open, World<S> own, List<LineResult> said, OrderSheet waiting) {

    private static final String AHEAD = "heraldo/simulation/ahead";
    private static final String WHIMS = "heraldo/simulation/ahead/rivals";
    /** No seat waits longer for its turn; a game in which one does is looked at no further. */
    private static final int MOST_TURNS = 64;

    Reached {
        said = List.copyOf(said);
    }

    static <S> Reached<S> of(Ruleset<S> rules, Question<S> question, byte[] seed, int number) {
        World<S> open = World.of(rules, question, seed, number);
        Seat seat = question.seat();
        if (rules.play().turn(open.state()).due().contains(seat)) {
            return new Reached<>(open, open, List.of(), OrderSheet.EMPTY);
        }
        Resolution<S> first = rules.play().resolve(open.state(), open.sheets(), World.dice(AHEAD, number, seed));
        OrderSheet waiting = rules.steps().prepared(first.state(), seat);
        if (waiting.isEmpty()) {
            return new Reached<>(open, open, List.of(), OrderSheet.EMPTY);
        }
        World<S> own = open;
        S next = first.state();
        for (int turn = 1; turn <= MOST_TURNS && goesOn(rules, next, seat); turn++) {
            byte[] later = World.seed(AHEAD, turn, seed);
            own = open.at(next, sheets(rules, next, question, later, number));
            if (rules.play().turn(next).due().contains(seat)) {
                break;
            }
            next = rules.play()
                    .resolve(next, own.sheets(), World.dice(AHEAD, number, later))
                    .state();
        }
        return new Reached<>(open, own, first.results(), waiting);
    }

    private static <S> boolean goesOn(Ruleset<S> rules, S state, Seat seat) {
        return rules.play().outcome(state).isEmpty() && rules.play().turn(state).takes(seat);
    }

    /** Those who are due in a later turn send what they have prepared, the asker among them; others might send what they like. */
    private static <S> SortedMap<Seat, OrderSheet> sheets(
            Ruleset<S> rules, S state, Question<S> question, byte[] seed, int number) {
        Rival<S> rival = new Rival<>(rules, state, question, number, World.dice(WHIMS, number, seed));
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        for (Seat seat : rules.play().turn(state).due()) {
            OrderSheet prepared = rules.steps().prepared(state, seat);
            boolean own = seat.equals(question.seat());
            sheets.put(seat, own || !prepared.isEmpty() ? prepared : rival.likely(seat));
        }
        sheets.values().removeIf(OrderSheet::isEmpty);
        return sheets;
    }

    /** Returns whether lines waited for the seat's own turn. */
    boolean ahead() {
        return !waiting.isEmpty();
    }

    /** Returns whether the seat's own turn came. */
    boolean comes(Seat seat) {
        return own.rules().play().turn(own.state()).due().contains(seat);
    }
}
