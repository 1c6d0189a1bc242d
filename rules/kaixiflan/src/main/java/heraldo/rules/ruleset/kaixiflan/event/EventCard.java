package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.ruleset.kaixiflan.book.Stock;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A card of the event deck, a row of {@code events.yaml}.
 *
 * @param n the number in its effect: how far a plague reaches, how many mouths a unit of food feeds, how many armies
 *     invade at most
 * @param gift the gift to every province
 */
public record EventCard(String id, Effect effect, Optional<Integer> n, Optional<SortedMap<String, Integer>> gift) {

    /** Effect of a card. */
    public enum Effect {
        PLAGUE,
        FAMINE,
        STORM,
        INVASION,
        GIFT,
        VEIN,
        QUAKE,
        MIGRATION,
        FAIR
    }

    int number() {
        return n.orElse(0);
    }

    Stock present() {
        return gift.map(given -> Stock.of(given)).orElse(Stock.NONE);
    }
}
