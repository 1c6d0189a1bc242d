package heraldo.bot.league;

import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Writes down what a game was like while it is played. Lives within one game. */
final class Observer<S> {

    /** A seat that nothing has happened to for so many turns stands still, */
    private static final int STILL = 5;

    /** if more of its store lies unused than this, of a hundred. */
    private static final int UNUSED = 30;

    private final Ruleset<S> rules;
    private final SortedMap<Seat, Governor> governors;
    private final List<SortedMap<Seat, Integer>> tables = new ArrayList<>();
    private final SortedMap<Seat, Integer> still = new TreeMap<>();
    private final SortedSet<Seat> idle = new TreeSet<>();

    Observer(Ruleset<S> rules, SortedMap<Seat, Governor> governors) {
        this.rules = rules;
        this.governors = governors;
    }

    /** Steps of a turn that goes on are not looked at. */
    void watch(SelfPlay.Played<S> played) {
        S state = played.resolution().state();
        if (rules.play().turn(state).number() == played.turn().number()
                && rules.play().outcome(state).isEmpty()) {
            return;
        }
        SortedMap<Seat, Integer> table = rules.play().standings(state).totals();
        governors.keySet().forEach(seat -> look(state, seat, table));
        tables.add(table);
    }

    private void look(S state, Seat seat, SortedMap<Seat, Integer> table) {
        boolean same = !tables.isEmpty()
                && table.getOrDefault(seat, 0)
                        .equals(tables.get(tables.size() - 1).getOrDefault(seat, 0));
        boolean unused =
                rules.think().mind().map(mind -> mind.idle(state, seat)).orElse(0) > UNUSED;
        int turns = same && unused ? still.getOrDefault(seat, 0) + 1 : 0;
        still.put(seat, turns);
        if (turns >= STILL) {
            idle.add(seat);
        }
    }

    Match match(S last) {
        return new Match(governors, rules.play().outcome(last), tables, idle);
    }
}
