package heraldo.rules.order;

import heraldo.rules.data.RecordShape;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes the values of an order into its templates: the canonical text. */
final class LineWriter {

    private final Templates templates;
    private final Lexicon lexicon;

    LineWriter(Templates templates, Lexicon lexicon) {
        this.templates = templates;
        this.lexicon = lexicon;
    }

    String line(Record order, List<Param> params) {
        return write(templates.lines(), order, params);
    }

    /** In the first form that has a place for everything that is there. */
    private String write(List<List<Piece>> forms, Record owner, List<Param> params) {
        SortedMap<String, String> texts = new TreeMap<>();
        for (Param param : params) {
            text(param, owner, forms).ifPresent(text -> texts.put(param.name(), text));
        }
        SortedSet<String> filled = new TreeSet<>(texts.keySet());
        List<Piece> form = forms.stream()
                .filter(each -> Templates.params(each).containsAll(filled) && writable(each, filled))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no template has a place for " + filled));
        return write(form, texts).strip();
    }

    private static boolean writable(List<Piece> form, SortedSet<String> filled) {
        return form.stream().noneMatch(piece -> piece instanceof Piece.Slot slot && !filled.contains(slot.param()));
    }

    private String write(List<Piece> pieces, SortedMap<String, String> texts) {
        StringBuilder line = new StringBuilder();
        for (Piece piece : pieces) {
            String text = write(piece, texts);
            if (!text.isEmpty()) {
                line.append(piece.glued() || line.isEmpty() ? "" : " ").append(text);
            }
        }
        return line.toString();
    }

    private String write(Piece piece, SortedMap<String, String> texts) {
        return switch (piece) {
            case Piece.Literal literal -> literal.ways().get(0);
            case Piece.Slot slot -> slot.prefixes().stream().findFirst().orElse("") + texts.get(slot.param());
            case Piece.Flag flag ->
                texts.containsKey(flag.param()) ? flag.ways().get(0) : "";
            case Piece.Option option ->
                texts.keySet().stream().anyMatch(Templates.params(option.pieces())::contains)
                        ? write(option.pieces(), texts)
                        : "";
            case Piece.AnyOrder run -> write(run.options(), texts);
        };
    }

    /** The text of a parameter's values; empty if there are none. */
    private Optional<String> text(Param param, Record owner, List<List<Piece>> forms) {
        Object value = RecordShape.get(owner, param.name());
        return switch (param.shape()) {
            case ONE -> Optional.of(value(param, value));
            case OPTIONAL -> ((Optional<?>) value).map(each -> value(param, each));
            case FLAG -> value.equals(true) ? Optional.of("") : Optional.empty();
            case MANY, GROUP -> list(param, (List<?>) value, joiner(forms, param));
        };
    }

    private Optional<String> list(Param param, List<?> values, String joiner) {
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(values.stream().map(each -> each(param, each)).collect(Collectors.joining(joiner)));
    }

    private String each(Param param, Object value) {
        return param.group().isPresent()
                ? write(
                        templates.group(param),
                        (Record) value,
                        param.group().get().params())
                : value(param, value);
    }

    @SuppressWarnings("unchecked")
    private String value(Param param, Object value) {
        return ((ParamType<Object>) param.type().orElseThrow()).write(value, lexicon);
    }

    private static String joiner(List<List<Piece>> forms, Param param) {
        String joiner = forms.stream()
                .flatMap(form -> slots(form).stream())
                .filter(slot -> slot.param().equals(param.name()))
                .map(Piece.Slot::joiner)
                .findFirst()
                .orElseThrow();
        return joiner.isBlank() && param.shape() == Param.Shape.GROUP ? " + " : joiner;
    }

    private static List<Piece.Slot> slots(List<Piece> pieces) {
        return pieces.stream()
                .flatMap(piece -> switch (piece) {
                    case Piece.Slot slot -> List.of(slot).stream();
                    case Piece.Option option -> slots(option.pieces()).stream();
                    case Piece.AnyOrder run -> slots(run.options()).stream();
                    case Piece.Literal literal -> List.<Piece.Slot>of().stream();
                    case Piece.Flag flag -> List.<Piece.Slot>of().stream();
                })
                .toList();
    }
}
