package heraldo.bot.discord.front;

import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Known;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderType;
import heraldo.rules.scene.SignTable;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A ruleset as players meet it. Variants of a ruleset share its command.
 *
 * @param id its folder's name
 * @param title what it and its command are called
 * @param mostSeats how many can play
 * @param orders what players may order
 * @param edicts what the game master may do to a game
 * @param enrolments what players fill in when they join: one form, or none
 * @param words its words
 * @param signs what the signs on its plates mean
 */
public record Game(
        String id,
        Title title,
        int mostSeats,
        OrderBook orders,
        OrderBook edicts,
        OrderBook enrolments,
        Map<Tongue, Bundle> words,
        SignTable signs) {

    public Game {
        words = Map.copyOf(words);
    }

    /**
     * The names of a ruleset and of its command.
     *
     * @param command the name of its slash command
     * @param commands that name by language
     * @param names the ruleset's name by language
     */
    public record Title(String command, Map<Tongue, String> commands, Map<Tongue, String> names) {
        public Title {
            commands = Map.copyOf(commands);
            names = Map.copyOf(names);
        }
    }

    /** A ruleset of the catalog. */
    public static Game of(HostedRuleset<?> hosted) {
        Map<Tongue, String> names = new TreeMap<>();
        Map<Tongue, String> commands = new TreeMap<>();
        Map<Tongue, Bundle> words = new TreeMap<>();
        for (Locale language : hosted.languages().all()) {
            Tongue tongue = new Tongue(language);
            commands.put(tongue, hosted.manifest().command().in(language));
            names.put(tongue, hosted.manifest().name(language));
            words.put(tongue, hosted.folder().bundle(language));
        }
        return new Game(
                hosted.id(),
                new Title(hosted.manifest().command().base(), commands, names),
                hosted.manifest().seats().most(),
                hosted.orders(),
                hosted.books().edicts(),
                hosted.books().enrolments(),
                words,
                hosted.ruleset().draw().signs());
    }

    /** Returns the ruleset's name in a language. */
    public String name(Tongue tongue) {
        return Known.in(title.names(), tongue);
    }

    /** Returns the name of its slash command in a language. */
    public String command(Tongue tongue) {
        return Known.in(title.commands(), tongue);
    }

    /** Its words in a language. */
    public Bundle words(Tongue tongue) {
        return Known.in(words, tongue);
    }

    /** Returns whether a text names this ruleset: its id, its name or its command in any language. */
    public boolean isCalled(String typed) {
        return Stream.of(
                        Stream.of(id, title.command()),
                        title.names().values().stream(),
                        title.commands().values().stream())
                .flatMap(words -> words)
                .anyMatch(word -> Suggestions.same(word, typed));
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
