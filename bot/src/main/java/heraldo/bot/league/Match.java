package heraldo.bot.league;

import heraldo.rules.engine.mind.Governor;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A game that governors have played.
 *
 * @param governors by seat
 * @param outcome empty if the game was stopped before its end
 * @param tables everybody's total after each turn
 * @param idle seats whose total did not change for some turns while much of their store lay unused
 */
public record Match(
        SortedMap<Seat, Governor> governors,
        Optional<Outcome> outcome,
        List<SortedMap<Seat, Integer>> tables,
        SortedSet<Seat> idle) {

    public Match {
        governors = Collections.unmodifiableSortedMap(new TreeMap<>(governors));
        tables = List.copyOf(tables);
        idle = Collections.unmodifiableSortedSet(new TreeSet<>(idle));
    }

    /**
     * Who won: those of the outcome, or who leads if the game was stopped. Several share the victory, but whoever wins only because
     * a better one chose him, does not.
     */
    public SortedSet<Seat> winners() {
        SortedSet<Seat> all = outcome.map(Outcome::winners).orElseGet(TreeSet::new);
        return best(tables.size(), all.isEmpty() ? governors.keySet() : all);
    }

    /** What part of the victory is a seat's. */
    double share(Seat seat) {
        return winners().contains(seat) ? 1.0 / winners().size() : 0;
    }

    /** How many turns were played. */
    int turns() {
        return tables.size();
    }

    /** Whoever nobody exceeds after so many turns, from 1. */
    private SortedSet<Seat> leaders(int turn) {
        return best(turn, tables.get(turn - 1).keySet());
    }

    /** Whoever nobody of these exceeds after so many turns. */
    private SortedSet<Seat> best(int turn, Collection<Seat> seats) {
        SortedMap<Seat, Integer> table = tables.get(turn - 1);
        int most = seats.stream()
                .mapToInt(seat -> table.getOrDefault(seat, 0))
                .max()
                .orElse(0);
        SortedSet<Seat> best = new TreeSet<>(seats);
        best.removeIf(seat -> table.getOrDefault(seat, 0) < most);
        return best;
    }

    /** How often somebody else came to lead alone. */
    int leadChanges() {
        int changes = 0;
        Optional<Seat> leader = Optional.empty();
        for (int turn = 1; turn <= turns(); turn++) {
            SortedSet<Seat> leaders = leaders(turn);
            if (leaders.size() == 1) {
                Seat alone = leaders.first();
                changes += leader.filter(other -> !other.equals(alone)).isPresent() ? 1 : 0;
                leader = Optional.of(alone);
            }
        }
        return changes;
    }

    /** Who led alone after half of the turns; empty if nobody did. */
    Optional<Seat> halfTimeLeader() {
        SortedSet<Seat> leaders = leaders((turns() + 1) / 2);
        return leaders.size() == 1 ? Optional.of(leaders.first()) : Optional.empty();
    }

    /** Whether somebody led alone after half of the turns and won. */
    boolean decidedEarly() {
        return halfTimeLeader().filter(winners()::contains).isPresent();
    }

    /** What the second has of the first's total, of a hundred. */
    int runnerUp() {
        List<Integer> totals = tables.get(tables.size() - 1).values().stream()
                .sorted(Collections.reverseOrder())
                .toList();
        return totals.get(0) <= 0 ? 100 : Math.max(0, 100 * totals.get(1) / totals.get(0));
    }

    /** By which of the ruleset's sentences the game ended; empty if it was stopped. */
    Optional<String> ending() {
        return outcome.map(end -> end.reason().key());
    }
}
