package heraldo.rules.ruleset.kaixiflan.chart;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sectors of the realm (§6.2): every hex but the middle one belongs to the sector of its nearest capital; between two, to
 * the one that comes first clockwise.
 */
public final class Sectors {

    private final MapTable table;
    private final List<Hex> hexes;

    public Sectors(MapTable table) {
        this.table = table;
        this.hexes = table.middle().within(table.radius());
    }

    /** Every hex of the map, in order. */
    public List<Hex> hexes() {
        return hexes;
    }

    /** The province whose sector a hex is in; none for the middle. */
    public Optional<Owner> sector(Hex hex) {
        if (hex.equals(table.middle())) {
            return Optional.empty();
        }
        List<Owner> nearest = nearest(hex);
        return nearest.stream()
                .filter(owner -> !nearest.contains(before(owner)))
                .findFirst();
    }

    /** The hexes of a sector at a distance from its capital, in order. */
    public List<Hex> band(Owner province, int distance) {
        Hex capital = table.of(province).capitalHex();
        return hexes.stream()
                .filter(hex -> hex.distance(capital) == distance)
                .filter(hex -> sector(hex).filter(province::equals).isPresent())
                .toList();
    }

    /** The ring around a capital, clockwise from the home hex. */
    public List<Hex> ring(Owner province) {
        Hex capital = table.of(province).capitalHex();
        Hex hex = table.of(province).homeHex();
        List<Hex> ring = new ArrayList<>();
        for (int i = 0; i < capital.neighbours().size(); i++) {
            ring.add(hex.rotated(capital, i));
        }
        return List.copyOf(ring);
    }

    private List<Owner> nearest(Hex hex) {
        int least = Owner.PROVINCES.stream()
                .mapToInt(owner -> distance(owner, hex))
                .min()
                .orElseThrow();
        return Owner.PROVINCES.stream()
                .filter(owner -> distance(owner, hex) == least)
                .toList();
    }

    private int distance(Owner province, Hex hex) {
        return table.of(province).capitalHex().distance(hex);
    }

    private static Owner before(Owner province) {
        return province == Owner.P1 ? Owner.P6 : Owner.PROVINCES.get(province.number() - 2);
    }
}
