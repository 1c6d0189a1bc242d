package heraldo.rules.engine.simulation;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Viewer;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A position that is possible by what the asking seat knows, and everybody's sheets in it.
 *
 * @param state drawn anew: nothing of what the seat may not know is left in it
 * @param written what the asker has written for others, as far as it can stand here
 * @param totals everybody's in the fame table
 */
public record World<S>(
        Ruleset<S> rules,
        S state,
        SortedMap<Seat, OrderSheet> sheets,
        SortedMap<Seat, Fitted> written,
        SortedMap<Seat, Integer> totals) {

    private static final String DRAWN = "heraldo/simulation/world";
    private static final String RIVALS = "heraldo/simulation/rivals";
    private static final String PLAYED = "heraldo/simulation/turn";

    /** One of the worlds that a seed gives. What rivals send is thought out in that world, not in the true one. */
    public static <S> World<S> of(Ruleset<S> rules, Question<S> question, byte[] seed, int number) {
        Viewer viewer = Viewer.of(question.seat());
        S state = rules.play().redrawn(question.state(), viewer, dice(DRAWN, number, seed));
        Rival<S> rival = new Rival<>(rules, state, question, number, dice(RIVALS, number, seed));
        SortedMap<Seat, Fitted> written = new TreeMap<>();
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        for (Seat seat : writers(rules.play().turn(state))) {
            if (seat.equals(question.seat())) {
                sheets.put(seat, question.sheet());
            } else if (question.others().written().containsKey(seat)) {
                Fitted fitted = rival.written(seat);
                written.put(seat, fitted);
                sheets.put(seat, fitted.sheet());
            } else {
                sheets.put(seat, rival.supposed(seat));
            }
        }
        sheets.values().removeIf(OrderSheet::isEmpty);
        return new World<>(
                rules,
                state,
                Collections.unmodifiableSortedMap(sheets),
                Collections.unmodifiableSortedMap(written),
                rules.play().standings(state).totals());
    }

    /** The same position in which a seat sends another sheet. */
    public World<S> with(Seat seat, OrderSheet sheet) {
        SortedMap<Seat, OrderSheet> changed = new TreeMap<>(sheets);
        changed.put(seat, sheet);
        changed.values().removeIf(OrderSheet::isEmpty);
        return new World<>(rules, state, Collections.unmodifiableSortedMap(changed), written, totals);
    }

    /** A later position in this world, with what is sent there; totals are still counted from now. */
    World<S> at(S later, SortedMap<Seat, OrderSheet> sent) {
        return new World<>(rules, later, Collections.unmodifiableSortedMap(new TreeMap<>(sent)), written, totals);
    }

    /** Everybody who may write in a turn. */
    public static SortedSet<Seat> writers(Turn turn) {
        SortedSet<Seat> writers = new TreeSet<>(turn.due());
        writers.addAll(turn.may());
        return writers;
    }

    /** The turn, with dice that no other play has. */
    public Resolution<S> played(byte[] seed, int play) {
        return rules.play().resolve(state, sheets, dice(PLAYED, play, seed));
    }

    static Dice dice(String what, int number, byte[] seed) {
        return new KeyedDice(() -> seed(what, number, seed));
    }

    static byte[] seed(String what, int number, byte[] seed) {
        return SeedChain.turnSeed(what, number, seed);
    }
}
