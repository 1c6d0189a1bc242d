package heraldo.rules.order;

import heraldo.rules.kernel.Known;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The templates of one order type in one language.
 *
 * @param lines the forms of a line, the canonical one first
 * @param groups the forms of each group, by the name of its parameter
 */
record Templates(List<List<Piece>> lines, SortedMap<String, List<List<Piece>>> groups) {

    Templates {
        lines = List.copyOf(lines);
        groups = Collections.unmodifiableSortedMap(new TreeMap<>(groups));
    }

    /**
     * Reads the templates under {@code orders.<key>}.
     *
     * @throws IllegalArgumentException if one is missing, is none, or names a parameter that the type does not have
     */
    static Templates of(OrderType<?> type, Lexicon lexicon) {
        String place = "orders." + type.key() + ".";
        List<List<Piece>> lines = forms(place + "line", type.params(), lexicon);
        SortedMap<String, List<List<Piece>>> groups = new TreeMap<>();
        for (Param param : type.params()) {
            param.group()
                    .ifPresent(group -> groups.put(param.name(), forms(place + param.name(), group.params(), lexicon)));
        }
        return new Templates(lines, groups);
    }

    private static List<List<Piece>> forms(String key, List<Param> params, Lexicon lexicon) {
        if (lexicon.text(key).isEmpty()) {
            throw new IllegalArgumentException("the template " + key + " is missing");
        }
        List<List<Piece>> forms =
                lexicon.ways(key).stream().map(TemplateReader::read).toList();
        SortedSet<String> used = new TreeSet<>();
        forms.forEach(form -> used.addAll(params(form)));
        SortedSet<String> known = new TreeSet<>(params.stream().map(Param::name).toList());
        if (!used.equals(known)) {
            throw new IllegalArgumentException(
                    "the template " + key + " names the parameters " + used + "; those of the order are " + known);
        }
        return forms;
    }

    /** The parameters that a form has a place for. */
    static SortedSet<String> params(List<Piece> form) {
        SortedSet<String> names = new TreeSet<>();
        for (Piece piece : form) {
            switch (piece) {
                case Piece.Literal literal -> {}
                case Piece.Slot slot -> names.add(slot.param());
                case Piece.Flag flag -> names.add(flag.param());
                case Piece.Option option -> names.addAll(params(option.pieces()));
                case Piece.AnyOrder run -> names.addAll(params(run.options()));
            }
        }
        return names;
    }

    /** The forms of a group. */
    List<List<Piece>> group(Param group) {
        return Known.in(groups, group.name());
    }

    /** The word that a line begins with. */
    String verb() {
        return lines.get(0).get(0) instanceof Piece.Literal literal
                ? literal.ways().get(0)
                : "";
    }

    static Optional<Param> find(List<Param> params, String name) {
        return params.stream().filter(param -> param.name().equals(name)).findFirst();
    }
}
