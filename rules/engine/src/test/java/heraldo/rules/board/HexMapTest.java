package heraldo.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A map by hex is like a tree of the same hexes. */
class HexMapTest {

    private static final Hex FAR = new Hex(9, -9);

    private static SortedMap<Hex, String> tree() {
        SortedMap<Hex, String> tree = new TreeMap<>();
        new Hex(0, 0).within(2).forEach(hex -> tree.put(hex, hex.q() + "/" + hex.r()));
        tree.remove(new Hex(1, 0));
        return tree;
    }

    @Test
    void holdsWhatTheTreeHolds() {
        SortedMap<Hex, String> tree = tree();
        HexMap<String> map = HexMap.of(tree);
        assertEquals(tree, map);
        assertEquals(tree.hashCode(), map.hashCode());
        assertEquals(tree.toString(), map.toString());
        assertEquals(List.copyOf(tree.keySet()), List.copyOf(map.keySet()));
        assertEquals(tree.lastKey(), map.lastKey());
        assertEquals(tree.headMap(new Hex(0, 1)), map.headMap(new Hex(0, 1)));
        assertSame(map, HexMap.of(map));
    }

    @Test
    void isChangedByMakingAnother() {
        HexMap<String> map = HexMap.of(tree());
        assertEquals("new", map.with(new Hex(1, 0), "new").get(new Hex(1, 0)));
        assertNull(map.get(new Hex(1, 0)));
        assertEquals(map.size() + 1, map.with(FAR, "far").size());
        assertFalse(map.without(new Hex(0, 0)).containsKey(new Hex(0, 0)));
        assertEquals(map, map.without(FAR));
        assertThrows(UnsupportedOperationException.class, () -> map.put(FAR, "far"));
    }

    @Test
    void mayBeEmpty() {
        HexMap<String> none = HexMap.of(new TreeMap<>());
        assertEquals(0, none.size());
        assertNull(none.get(FAR));
        assertEquals(List.of(FAR), List.copyOf(none.with(FAR, "far").keySet()));
    }

    @Test
    void looksAround() {
        List<String> around = new ArrayList<>();
        HexMap.of(tree()).beside(new Hex(0, 0), (hex, value) -> around.add(value));
        assertEquals(List.of("0/-1", "1/-1", "0/1", "-1/1", "-1/0"), around);
    }

    @Test
    void keepsWhatIsFound() {
        HexMap<String> west =
                HexMap.of(tree()).found((hex, value) -> hex.q() < -1 ? Optional.of(value) : Optional.empty());
        assertEquals(List.of("-2/0", "-2/1", "-2/2"), List.copyOf(west.values()));
    }
}
