package heraldo.rules.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The help for an order type, in one language.
 *
 * @param command the slash command's words
 * @param about its effect, at most 100 characters
 * @param form the form of its line
 * @param parts its parameters
 * @param examples whole lines
 */
public record OrderHelp(
        String key, List<String> command, String about, String form, List<Part> parts, List<String> examples) {

    public OrderHelp {
        command = List.copyOf(command);
        parts = List.copyOf(parts);
        examples = List.copyOf(examples);
    }

    /**
     * One parameter.
     *
     * @param name its name for players
     * @param hint its purpose
     * @param values the form of its values
     * @param needed whether it may not be left out
     */
    public record Part(String name, String hint, Optional<String> values, boolean needed) {}

    static OrderHelp of(OrderBook book, OrderType<?> type, Lexicon lexicon) {
        List<Part> parts = new ArrayList<>();
        for (Param param : flat(type.params())) {
            parts.add(new Part(
                    Vocabulary.optionName(type, param.name(), lexicon),
                    Vocabulary.hint(type, param, lexicon),
                    Vocabulary.typeText(param, lexicon),
                    param.shape() == Param.Shape.ONE || (param.shape() == Param.Shape.MANY && param.least() > 0)));
        }
        return new OrderHelp(
                type.key(),
                Vocabulary.command(type, lexicon),
                Vocabulary.about(type, lexicon),
                book.form(type, lexicon),
                parts,
                Vocabulary.examples(type, lexicon));
    }

    /** Parameters with those of groups in the place of the group. */
    public static List<Param> flat(List<Param> params) {
        return params.stream()
                .flatMap(param ->
                        param.group().isPresent() ? param.group().get().params().stream() : List.of(param).stream())
                .toList();
    }
}
