package heraldo.rules.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads one line as one order type, in every way its templates allow, and remembers which word nobody understood. A
 * matcher serves one line.
 */
final class LineMatcher {

    private final OrderType<?> type;
    private final Templates templates;
    private final Lexicon lexicon;
    private final int length;
    private int furthest;

    LineMatcher(OrderType<?> type, Templates templates, Lexicon lexicon, Words words) {
        this.type = type;
        this.templates = templates;
        this.lexicon = lexicon;
        this.length = words.size();
    }

    /** Every complete way to read the line. */
    List<Filling> match(Words words) {
        List<Filling> complete = new ArrayList<>();
        for (List<Piece> form : templates.lines()) {
            for (Filling filling : all(form, type.params(), Filling.start(words))) {
                if (filling.rest().isEmpty()) {
                    complete.add(filling);
                } else {
                    stuck(filling);
                }
            }
        }
        return complete;
    }

    /** The index of the first word that could not be read on any way; the length of the line if it ended too early. */
    int furthest() {
        return furthest;
    }

    private void stuck(Filling filling) {
        furthest = Math.max(furthest, length - filling.rest().size());
    }

    private List<Filling> all(List<Piece> pieces, List<Param> params, Filling start) {
        List<Filling> fillings = List.of(start);
        for (Piece piece : pieces) {
            List<Filling> next = new ArrayList<>();
            for (Filling filling : fillings) {
                List<Filling> further = one(piece, params, filling);
                if (further.isEmpty()) {
                    stuck(filling);
                }
                next.addAll(further);
            }
            fillings = next;
        }
        return fillings;
    }

    private List<Filling> one(Piece piece, List<Param> params, Filling filling) {
        return switch (piece) {
            case Piece.Literal literal -> literal(literal.ways(), filling);
            case Piece.Flag flag ->
                literal(flag.ways(), filling).stream()
                        .map(read -> read.with(flag.param(), true))
                        .toList();
            case Piece.Option option -> all(option.pieces(), params, filling);
            case Piece.AnyOrder run -> anyOrder(run.options(), params, filling);
            case Piece.Slot slot ->
                slot(slot, Templates.find(params, slot.param()).orElseThrow(), filling);
        };
    }

    private static List<Filling> literal(List<String> ways, Filling filling) {
        if (filling.rest().isEmpty() || filling.rest().head().quoted()) {
            return List.of();
        }
        int fewest = 2;
        for (String way : ways) {
            OptionalInt slips = Spelling.slips(filling.rest().head().text(), way);
            fewest = Math.min(fewest, slips.orElse(2));
        }
        return fewest == 2 ? List.of() : List.of(filling.after(1, fewest));
    }

    /** With each of the options first, and then without any of them. */
    private List<Filling> anyOrder(List<Piece> options, List<Param> params, Filling filling) {
        List<Filling> found = new ArrayList<>();
        for (Piece option : options) {
            List<Piece> others = new ArrayList<>(options);
            others.remove(option);
            for (Filling read : one(option, params, filling)) {
                found.addAll(anyOrder(others, params, read));
            }
        }
        found.add(filling);
        return found;
    }

    private List<Filling> slot(Piece.Slot slot, Param param, Filling filling) {
        return switch (param.shape()) {
            case ONE, OPTIONAL -> value(slot, param, filling, false);
            case MANY -> repeated(slot, param, filling);
            case GROUP -> repeated(slot, param, filling);
            case FLAG -> List.of();
        };
    }

    private List<Filling> value(Piece.Slot slot, Param param, Filling filling, boolean inList) {
        List<Filling> found = new ArrayList<>();
        for (Words words : beginnings(slot, filling.rest())) {
            for (ParamType.Reading<?> reading : param.type().orElseThrow().read(words, lexicon)) {
                Filling read = filling.after(reading.words(), reading.slips()).refused(reading.refusal());
                Object value = reading.value().isPresent() ? reading.value().get() : reading;
                found.add(inList ? read.adding(param.name(), value) : read.with(param.name(), value));
            }
        }
        return found;
    }

    /** The words with the slot's prefix taken off the first of them. */
    private static List<Words> beginnings(Piece.Slot slot, Words words) {
        if (words.isEmpty()) {
            return List.of();
        }
        if (slot.prefixes().isEmpty()) {
            return List.of(words);
        }
        return slot.prefixes().stream()
                .map(words::without)
                .flatMap(Optional::stream)
                .toList();
    }

    private List<Filling> repeated(Piece.Slot slot, Param param, Filling start) {
        List<Filling> found = new ArrayList<>();
        List<Filling> open = once(slot, param, start);
        while (!open.isEmpty()) {
            List<Filling> longer = new ArrayList<>();
            for (Filling filling : open) {
                int count = filling.count(param.name());
                if (count >= param.least()) {
                    found.add(0, filling);
                }
                List<Filling> more = count < param.most() ? another(slot, param, filling) : List.of();
                if (more.isEmpty()) {
                    stuck(filling);
                }
                longer.addAll(more);
            }
            open = longer;
        }
        return found;
    }

    /** One more value or repetition, after what joins it to the one before. */
    private List<Filling> another(Piece.Slot slot, Param param, Filling filling) {
        if (filling.rest().isEmpty()) {
            return List.of();
        }
        String joiner = slot.joiner().strip();
        String head = filling.rest().head().text();
        boolean group = param.shape() == Param.Shape.GROUP;
        if (head.equals(joiner.isEmpty() && group ? "+" : joiner) || head.equals(",")) {
            Filling after = filling.after(1, 0);
            List<Filling> found = once(slot, param, after);
            if (found.isEmpty()) {
                stuck(after);
            }
            return found;
        }
        return group ? List.of() : once(slot, param, filling);
    }

    private List<Filling> once(Piece.Slot slot, Param param, Filling filling) {
        if (param.shape() == Param.Shape.MANY) {
            return value(slot, param, filling, true);
        }
        Param.Group group = param.group().orElseThrow();
        List<Filling> found = new ArrayList<>();
        for (List<Piece> form : templates.group(param)) {
            for (Filling inside : all(form, group.params(), filling.inside())) {
                boolean read = inside.rest().size() < filling.rest().size() || nothingSaid(param, filling);
                Optional<? extends Record> made =
                        inside.refused() ? Optional.of(new Unmade()) : inside.make(group.record(), group.params());
                if (read && made.isPresent()) {
                    found.add(filling.around(inside).adding(param.name(), made.get()));
                }
            }
        }
        return found;
    }

    /**
     * Returns whether the line ends without any repetition of a parameter: if all may be left out, the rules say what is missing.
     */
    private static boolean nothingSaid(Param param, Filling filling) {
        return filling.rest().isEmpty() && filling.count(param.name()) == 0;
    }

    /** A repetition with a value that does not exist: the line will be refused. */
    private record Unmade() {}
}
