package heraldo.rules.ruleset.kaixiflan.book;

import heraldo.rules.kernel.Inline;
import java.util.List;
import java.util.Map;

/**
 * A building of the capital (§1.7).
 *
 * @param era the Era it needs; also its Fame (R90)
 * @param gifts its gifts to its province
 * @param fame Fame beyond its Era (K61)
 * @param ends whether building it ends the game (K9)
 * @param needs ids of the buildings that must stand before (R60)
 */
public record Building(String id, int era, Stock cost, Gifts gifts, int fame, boolean ends, List<String> needs) {

    public Building {
        needs = List.copyOf(needs);
    }

    /**
     * Gifts of buildings to their province.
     *
     * @param collect added to collecting each resource (R41)
     * @param military added to the dice of a battle (K37)
     * @param movement added to the hexes a Mover goes (K21)
     * @param exploration added to the points of an Explorar (K25)
     */
    public record Gifts(Stock collect, int military, int movement, int exploration) {

        public static final Gifts NONE = new Gifts(Stock.NONE, 0, 0, 0);

        /** Those of two together. */
        public Gifts plus(Gifts other) {
            return new Gifts(
                    collect.plus(other.collect),
                    military + other.military,
                    movement + other.movement,
                    exploration + other.exploration);
        }
    }

    /** YAML form of {@link Gifts}. */
    record Given(Map<String, Integer> collect, int military, int movement, int exploration) {

        Gifts gifts() {
            return new Gifts(Stock.of(collect), military, movement, exploration);
        }
    }

    /** A row of {@code buildings.yaml}. */
    record Row(
            String id,
            int era,
            Map<String, Integer> cost,
            @Inline Given given,
            int fame,
            boolean ends,
            List<String> needs) {

        Building building() {
            return new Building(id, era, Stock.of(cost), given.gifts(), fame, ends, needs);
        }
    }
}
