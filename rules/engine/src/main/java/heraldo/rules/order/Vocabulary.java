package heraldo.rules.order;

import java.util.List;
import java.util.Optional;

/** Where the words of orders stand in the bundles. */
final class Vocabulary {

    private Vocabulary() {}

    static String key(OrderType<?> type, String part) {
        return "orders." + type.key() + "." + part;
    }

    /** The slash command's words: one, or a group and a subcommand. */
    static List<String> command(OrderType<?> type, Lexicon lexicon) {
        return List.of(lexicon.text(key(type, "command")).orElse(type.key()).split(" "));
    }

    /** What an order is called where it is chosen; its command's words where it has no name of its own. */
    static String name(OrderType<?> type, Lexicon lexicon) {
        return lexicon.text(key(type, "name"))
                .orElseGet(() -> String.join(" ", command(type, lexicon)).replace('-', ' '));
    }

    static String about(OrderType<?> type, Lexicon lexicon) {
        return lexicon.text(key(type, "about")).orElse(type.key());
    }

    /** What players call a parameter. */
    static String optionName(OrderType<?> type, String param, Lexicon lexicon) {
        return lexicon.text(key(type, "options." + param)).orElse(param);
    }

    /** What a parameter is for; the description of its type if nothing is said. */
    static String hint(OrderType<?> type, Param param, Lexicon lexicon) {
        return lexicon.text(key(type, "hints." + param.name()))
                .or(() -> typeText(param, lexicon))
                .orElse(param.name());
    }

    /** What a parameter's values look like. */
    static Optional<String> typeText(Param param, Lexicon lexicon) {
        return param.type().flatMap(type -> lexicon.text("type." + type.name()));
    }

    static List<String> examples(OrderType<?> type, Lexicon lexicon) {
        return lexicon.text(key(type, "examples")).isPresent() ? lexicon.ways(key(type, "examples")) : List.of();
    }
}
