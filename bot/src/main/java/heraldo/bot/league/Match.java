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
     * Returns the winners: those of the outcome, or the leaders if the game was stopped. Several share the victory, but one who
     * wins only because a better one chose him does not.
     */
    public SortedSet<Seat> winners() {
        SortedSet<Seat> all = outcome.map(Outcome::winners).orElseGet(TreeSet::new);
        return best(tables.size(), all.isEmpty() ? governors.keySet() : all);
    }

    /** Returns the fraction of the victory that belongs to a seat, from 0 to 1. */
    double share(Seat seat) {
        return winners().contains(seat) ? 1.0 / winners().size() : 0;
    }

    /** Returns the number of turns played. */
    int turns() {
        return tables.size();
    }

    /** Returns the seats with the highest total after a turn, counted from 1. */
    private SortedSet<Seat> leaders(int turn) {
        return best(turn, tables.get(turn - 1).keySet());
    }

    /** Returns those of the given seats that have the highest total after a turn. */
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

    /** Returns the number of times that the sole lead passed to another seat. */
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

    /** Returns the seat that led alone after half of the turns; empty if none did. */
    Optional<Seat> halfTimeLeader() {
        SortedSet<Seat> leaders = leaders((turns() + 1) / 2);
        return leaders.size() == 1 ? Optional.of(leaders.first()) : Optional.empty();
    }

    /** Returns whether a seat led alone after half of the turns and won. */
    boolean decidedEarly() {
        return halfTimeLeader().filter(winners()::contains).isPresent();
    }

    /** Returns the second's total as a percentage of the first's; 100 if the first has no points. */
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
