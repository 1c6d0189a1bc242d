package heraldo.rules.board;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map from the hexes of a board to their contents, in the order of hexes. It finds a hex in constant time, since one
 * array covers the smallest rhombus around the board: it suits boards, not a few hexes far apart.
 */
public final class HexMap<V> extends AbstractMap<Hex, V> implements SortedMap<Hex, V> {

    private static final int OUTSIDE = -1;

    private final Frame frame;
    private final @Nullable Entry<Hex, V>[] places;
    private final int size;

    private HexMap(Frame frame, @Nullable Entry<Hex, V>[] places) {
        this.frame = frame;
        this.places = places;
        int filled = 0;
        for (Entry<Hex, V> place : places) {
            filled += place == null ? 0 : 1;
        }
        this.size = filled;
    }

    /** A map as it is now. */
    public static <V> HexMap<V> of(Map<Hex, ? extends V> map) {
        if (map instanceof HexMap<? extends V> already) {
            @SuppressWarnings("unchecked") // nothing is ever put into it
            HexMap<V> same = (HexMap<V>) already;
            return same;
        }
        Frame frame = Frame.around(map.keySet());
        @Nullable Entry<Hex, V>[] places = frame.places();
        map.forEach((hex, value) -> places[frame.place(hex)] = Map.entry(hex, value));
        return new HexMap<>(frame, places);
    }

    /** Returns a map of the values that a search finds in the hexes of this one, without the hexes where it finds none. */
    public <W> HexMap<W> found(BiFunction<Hex, V, Optional<W>> search) {
        @Nullable Entry<Hex, W>[] found = frame.places();
        for (int i = 0; i < places.length; i++) {
            Entry<Hex, V> here = places[i];
            if (here != null) {
                Optional<W> value = search.apply(here.getKey(), here.getValue());
                found[i] = value.isPresent() ? Map.entry(here.getKey(), value.get()) : null;
            }
        }
        return new HexMap<>(frame, found);
    }

    /** Looks at what is in the hexes beside one, clockwise from north. */
    public void beside(Hex hex, BiConsumer<? super Hex, ? super V> look) {
        for (Direction direction : Direction.ALL) {
            int place = frame.place(hex.q() + direction.dq(), hex.r() + direction.dr());
            Entry<Hex, V> there = place == OUTSIDE ? null : places[place];
            if (there != null) {
                look.accept(there.getKey(), there.getValue());
            }
        }
    }

    /** This map with something else in a hex. */
    public HexMap<V> with(Hex hex, V value) {
        int place = frame.place(hex);
        if (place == OUTSIDE) {
            SortedMap<Hex, V> wider = new TreeMap<>(this);
            wider.put(hex, value);
            return of(wider);
        }
        @Nullable Entry<Hex, V>[] changed = places.clone();
        changed[place] = Map.entry(hex, value);
        return new HexMap<>(frame, changed);
    }

    /** This map with nothing in a hex. */
    public HexMap<V> without(Hex hex) {
        int place = frame.place(hex);
        if (place == OUTSIDE) {
            return this;
        }
        @Nullable Entry<Hex, V>[] changed = places.clone();
        changed[place] = null;
        return new HexMap<>(frame, changed);
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
        int place = key instanceof Hex hex ? frame.place(hex) : OUTSIDE;
        Entry<Hex, V> found = place == OUTSIDE ? null : places[place];
        return found == null ? null : found.getValue();
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return get(key) != null;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void forEach(BiConsumer<? super Hex, ? super V> action) {
        for (Entry<Hex, V> place : places) {
            if (place != null) {
                action.accept(place.getKey(), place.getValue());
            }
        }
    }

    @Override
    public Set<Entry<Hex, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Entry<Hex, V>> iterator() {
                return new Walk();
            }

            @Override
            public int size() {
                return size;
            }
        };
    }

    /** Hexes are in their own order. */
    @Override
    public @Nullable Comparator<? super Hex> comparator() {
        return null;
    }

    @Override
    public SortedMap<Hex, V> subMap(Hex from, Hex to) {
        return new TreeMap<>(this).subMap(from, to);
    }

    @Override
    public SortedMap<Hex, V> headMap(Hex to) {
        return new TreeMap<>(this).headMap(to);
    }

    @Override
    public SortedMap<Hex, V> tailMap(Hex from) {
        return new TreeMap<>(this).tailMap(from);
    }

    @Override
    public Hex firstKey() {
        return keySet().iterator().next();
    }

    @Override
    public Hex lastKey() {
        return new TreeMap<>(this).lastKey();
    }

    /** From one filled place to the next. */
    private final class Walk implements Iterator<Entry<Hex, V>> {

        private int next = filled(0);

        private int filled(int from) {
            int place = from;
            while (place < places.length && places[place] == null) {
                place++;
            }
            return place;
        }

        @Override
        public boolean hasNext() {
            return next < places.length;
        }

        @Override
        public Entry<Hex, V> next() {
            Entry<Hex, V> here = hasNext() ? places[next] : null;
            if (here == null) {
                throw new NoSuchElementException("no more hexes");
            }
            next = filled(next + 1);
            return here;
        }
    }

    /**
     * The smallest rhombus around some hexes.
     *
     * @param q the least of all
     * @param r the least of all
     * @param width how many q there are from there
     * @param height how many r there are from there
     */
    private record Frame(int q, int r, int width, int height) {

        static Frame around(Set<Hex> hexes) {
            IntSummaryStatistics columns = new IntSummaryStatistics();
            IntSummaryStatistics rows = new IntSummaryStatistics();
            for (Hex hex : hexes) {
                columns.accept(hex.q());
                rows.accept(hex.r());
            }
            return hexes.isEmpty()
                    ? new Frame(0, 0, 0, 0)
                    : new Frame(columns.getMin(), rows.getMin(), span(columns), span(rows));
        }

        private static int span(IntSummaryStatistics line) {
            return line.getMax() - line.getMin() + 1;
        }

        @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of generic types
        <V> @Nullable Entry<Hex, V>[] places() {
            return new Entry[width * height];
        }

        int place(Hex hex) {
            return place(hex.q(), hex.r());
        }

        int place(int hexQ, int hexR) {
            int column = hexQ - q;
            int row = hexR - r;
            boolean inside = column >= 0 && column < width && row >= 0 && row < height;
            return inside ? column * height + row : OUTSIDE;
        }
    }
}
