package heraldo.rules.ruleset.kaixiflan.book;

import java.util.List;
import java.util.Map;

/**
 * A building of the capital (§1.7).
 *
 * @param era the Era it needs; also its Fame (R90)
 * @param collect what it adds to collecting each resource (R41)
 * @param military added to the dice of a battle (K37)
 * @param movement added to the hexes a Mover goes (K21)
 * @param exploration added to the points of an Explorar (K25)
 * @param fame Fame beyond its Era (K61)
 * @param ends whether building it ends the game (K9)
 * @param needs ids of the buildings that must stand before (R60)
 */
public record Building(
        String id,
        int era,
        Stock cost,
        Stock collect,
        int military,
        int movement,
        int exploration,
        int fame,
        boolean ends,
        List<String> needs) {

    public Building {
        needs = List.copyOf(needs);
    }

    /** A row of {@code buildings.yaml}. */
    record Row(
            String id,
            int era,
            Map<String, Integer> cost,
            Map<String, Integer> collect,
            int military,
            int movement,
            int exploration,
            int fame,
            boolean ends,
            List<String> needs) {

        Building building() {
            Stock price = Stock.of(cost);
            return new Building(id, era, price, Stock.of(collect), military, movement, exploration, fame, ends, needs);
        }
    }
}
