package heraldo.rules.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * The fame table: one row for each side, best first.
 *
 * @param columns keys of the columns after the side's name, the first one; the words are {@code standings.<key>} in the bundles
 * @param rows one for each side, sorted as the ruleset ranks them
 * @param provisional whether the game is still on
 * @param shares the parts of the totals, as far as a picture shows them
 * @param out the seats that play no more: fallen, or given up
 */
public record Standings(List<String> columns, List<Row> rows, boolean provisional, List<Share> shares, List<Seat> out) {

    public Standings {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        shares = List.copyOf(shares);
        out = List.copyOf(out);
    }

    /** A table of which nobody is told what totals are made of, and in which all play on. */
    public Standings(List<String> columns, List<Row> rows, boolean provisional) {
        this(columns, rows, provisional, List.of(), List.of());
    }

    /** The same table with a part of all totals more. */
    public Standings with(String key, ToIntFunction<Seat> points) {
        List<Share> more = new ArrayList<>(shares);
        more.add(new Share(
                key,
                rows.stream()
                        .map(Row::seat)
                        .collect(Collectors.toMap(
                                seat -> seat, points::applyAsInt, (first, second) -> first, TreeMap::new))));
        return new Standings(columns, rows, provisional, more, out);
    }

    /** The same table with word of who plays no more. */
    public Standings withOut(Predicate<Seat> gone) {
        List<Seat> seats = rows.stream().map(Row::seat).filter(gone).toList();
        return new Standings(columns, rows, provisional, shares, seats);
    }

    /** Returns the places: 1 for the highest total, and equal totals in succession share the better one. */
    public SortedMap<Seat, Integer> places() {
        SortedMap<Seat, Integer> places = new TreeMap<>();
        int place = 0;
        for (int i = 0; i < rows.size(); i++) {
            place = i > 0 && rows.get(i).total() == rows.get(i - 1).total() ? place : i + 1;
            places.put(rows.get(i).seat(), place);
        }
        return places;
    }

    /** Everybody's total. */
    public SortedMap<Seat, Integer> totals() {
        SortedMap<Seat, Integer> totals = new TreeMap<>();
        rows.forEach(row -> totals.put(row.seat(), row.total()));
        return totals;
    }

    /**
     * A part of everybody's total.
     *
     * @param key the words are {@code share.<key>} in the bundles
     * @param points of every seat, none below 0 counts
     */
    public record Share(String key, SortedMap<Seat, Integer> points) {}

    /**
     * One side's row.
     *
     * @param cells what stands in each column: an {@link Integer}, a {@link String} or a {@link Message}
     * @param total the number that ranks the row
     */
    public record Row(Seat seat, List<Object> cells, int total) {
        public Row {
            cells = List.copyOf(cells);
        }
    }
}
