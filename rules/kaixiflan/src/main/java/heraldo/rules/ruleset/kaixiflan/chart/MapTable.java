package heraldo.rules.ruleset.kaixiflan.chart;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;

/**
 * The table {@code map.yaml}.
 *
 * @param centre the hex in the middle, where Kaixiflán starts
 * @param radius the number of hexes that the realm reaches from there
 * @param provinces capital and home hex of P1 … P6, clockwise
 * @param ring the contents around a capital, clockwise after the home hex
 * @param bands the contents of a sector farther out, by distance from its capital
 * @param garrisons the guards of a site of the independents, by its settlement (§6.4)
 */
public record MapTable(
        String centre,
        int radius,
        List<Seating> provinces,
        List<String> ring,
        List<Band> bands,
        List<Garrison> garrisons) {

    public MapTable {
        provinces = List.copyOf(provinces);
        ring = List.copyOf(ring);
        bands = List.copyOf(bands);
        garrisons = List.copyOf(garrisons);
    }

    /** Capital and home hex of a province. */
    public record Seating(String capital, String home) {

        public Hex capitalHex() {
            return OddQ.hex(capital);
        }

        public Hex homeHex() {
            return OddQ.hex(home);
        }
    }

    /**
     * The hexes of a sector at one distance from its capital.
     *
     * @param bag their contents, in canonical order
     */
    public record Band(int distance, List<String> bag) {
        public Band {
            bag = List.copyOf(bag);
        }

        /** Returns the contents of its hexes, in canonical order. */
        public List<Lot> lots() {
            return bag.stream().map(Lot::of).toList();
        }
    }

    /** The units of a site at the start. */
    public record Garrison(TownKind settlement, int colonists, int armies) {}

    /** The middle of the realm. */
    public Hex middle() {
        return OddQ.hex(centre);
    }

    /** Returns the seating of a province, played or not. */
    public Seating of(Owner province) {
        return provinces.get(province.number() - 1);
    }

    /** Returns whether a hex stays barren for ever: the middle and the six homes. */
    public boolean reserved(Hex hex) {
        return hex.equals(middle())
                || provinces.stream().anyMatch(seating -> seating.homeHex().equals(hex));
    }

    /** The units that guard a site at the start. */
    public Units garrison(TownKind site) {
        return garrisons.stream()
                .filter(garrison -> garrison.settlement() == site)
                .map(garrison -> new Units(garrison.colonists(), garrison.armies()))
                .findFirst()
                .orElse(Units.NONE);
    }
}
