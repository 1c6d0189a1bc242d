package heraldo.rules.order;

import java.util.List;
import java.util.Optional;

/** The keys of the words of orders in the bundles. */
final class Vocabulary {

    private Vocabulary() {}

    static String key(OrderType<?> type, String part) {
        return "orders." + type.key() + "." + part;
    }

    /** The slash command's words: one, or a group and a subcommand. */
    static List<String> command(OrderType<?> type, Lexicon lexicon) {
        return List.of(lexicon.text(key(type, "command")).orElse(type.key()).split(" "));
    }

    /** Returns the name of an order in a choice of orders; its command's words if it has no name of its own. */
    static String name(OrderType<?> type, Lexicon lexicon) {
        return lexicon.text(key(type, "name"))
                .orElseGet(() -> String.join(" ", command(type, lexicon)).replace('-', ' '));
    }

    static String about(OrderType<?> type, Lexicon lexicon) {
        return lexicon.text(key(type, "about")).orElse(type.key());
    }

    /** Returns the name of a parameter for players. */
    static String optionName(OrderType<?> type, String param, Lexicon lexicon) {
        return lexicon.text(key(type, "options." + param)).orElse(param);
    }

    /** Returns the purpose of a parameter; by default the description of its type. */
    static String hint(OrderType<?> type, Param param, Lexicon lexicon) {
        return lexicon.text(key(type, "hints." + param.name()))
                .or(() -> typeText(param, lexicon))
                .orElse(param.name());
    }

    /** Returns the description of a parameter's type. */
    static Optional<String> typeText(Param param, Lexicon lexicon) {
        return param.type().flatMap(type -> lexicon.text("type." + type.name()));
    }

    static List<String> examples(OrderType<?> type, Lexicon lexicon) {
        return lexicon.text(key(type, "examples")).isPresent() ? lexicon.ways(key(type, "examples")) : List.of();
    }
}
