package heraldo.bot.discord.front;

import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderType;
import java.util.EnumMap;
import java.util.Map;

/**
 * A ruleset as players meet it. Variants of a ruleset share its command.
 *
 * @param id its folder's name
 * @param command the name of its slash command
 * @param names what it is called
 * @param mostSeats how many can play
 * @param orders what players may order
 * @param edicts what the game master may do to a game
 * @param enrolments what players fill in when they join: one form, or none
 * @param words its words
 */
public record Game(
        String id,
        String command,
        Map<Tongue, String> names,
        int mostSeats,
        OrderBook orders,
        OrderBook edicts,
        OrderBook enrolments,
        Map<Tongue, Bundle> words) {

    public Game {
        names = Map.copyOf(names);
        words = Map.copyOf(words);
    }

    /** A ruleset of the catalog. */
    public static Game of(HostedRuleset<?> hosted) {
        Map<Tongue, String> names = new EnumMap<>(Tongue.class);
        Map<Tongue, Bundle> words = new EnumMap<>(Tongue.class);
        for (Tongue tongue : Tongue.values()) {
            names.put(tongue, hosted.manifest().name(tongue.locale()));
            words.put(tongue, hosted.folder().bundle(tongue.locale()));
        }
        return new Game(
                hosted.id(),
                hosted.manifest().command(),
                names,
                hosted.manifest().seats().most(),
                hosted.orders(),
                hosted.edicts(),
                hosted.enrolments(),
                words);
    }

    /**
     * An order type by its key.
     *
     * @throws IllegalArgumentException if the ruleset has none
     */
    public OrderType<?> order(String key) {
        return orders.types().stream()
                .filter(type -> type.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(id + " has no order " + key));
    }
}
