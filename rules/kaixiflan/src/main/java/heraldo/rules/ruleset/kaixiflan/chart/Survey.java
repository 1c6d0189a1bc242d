package heraldo.rules.ruleset.kaixiflan.chart;

import heraldo.rules.board.Hex;
import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Draws what every hex of the map holds (§6.3): rings and bags are the same for all sectors; only which hex of a band
 * gets what is left to chance.
 */
public final class Survey {

    private final MapTable table;
    private final Sectors sectors;
    private final Dice dice;

    public Survey(MapTable table, Dice dice) {
        this.table = table;
        this.sectors = new Sectors(table);
        this.dice = dice;
    }

    /** Every sector draws its own order. */
    public SortedMap<Hex, Lot> balanced() {
        SortedMap<Hex, Lot> lots = barren();
        Owner.PROVINCES.forEach(province -> fill(province, lots));
        return lots;
    }

    /** One sector draws, the others are turned copies of it. */
    public SortedMap<Hex, Lot> mirrored() {
        SortedMap<Hex, Lot> first = new TreeMap<>();
        fill(Owner.P1, first);
        SortedMap<Hex, Lot> lots = barren();
        Owner.PROVINCES.forEach(province ->
                first.forEach((hex, lot) -> lots.put(hex.rotated(table.middle(), province.number() - 1), lot)));
        return lots;
    }

    private SortedMap<Hex, Lot> barren() {
        SortedMap<Hex, Lot> lots = new TreeMap<>();
        sectors.hexes().forEach(hex -> lots.put(hex, Lot.BARREN));
        return lots;
    }

    private void fill(Owner province, SortedMap<Hex, Lot> lots) {
        List<Hex> ring = sectors.ring(province);
        for (int i = 0; i < table.ring().size(); i++) {
            lots.put(ring.get(i + 1), Lot.of(table.ring().get(i)));
        }
        table.bands().forEach(band -> deal(province, band, lots));
    }

    private void deal(Owner province, MapTable.Band band, SortedMap<Hex, Lot> lots) {
        record Numbered(int number, Lot lot) {}
        List<Hex> cells = sectors.band(province, band.distance());
        List<Lot> bag = band.lots();
        String label = "map|" + province.number() + "|" + band.distance() + "|";
        List<Numbered> items = IntStream.range(0, bag.size())
                .mapToObj(i -> new Numbered(i + 1, bag.get(i)))
                .toList();
        List<Numbered> drawn = dice.shuffle(items, item -> label + item.number());
        for (int i = 0; i < cells.size(); i++) {
            lots.put(cells.get(i), drawn.get(i).lot());
        }
    }
}
