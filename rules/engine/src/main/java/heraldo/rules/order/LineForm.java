package heraldo.rules.order;

import java.util.List;
import java.util.stream.Collectors;

/** Writes a template for people: {@code mover <origen> <destino> [colonos=<colonos>] [+ …]}. */
final class LineForm {

    private final OrderType<?> type;
    private final Templates templates;
    private final Lexicon lexicon;

    LineForm(OrderType<?> type, Templates templates, Lexicon lexicon) {
        this.type = type;
        this.templates = templates;
        this.lexicon = lexicon;
    }

    String text() {
        return text(templates.lines().get(0));
    }

    private String text(List<Piece> pieces) {
        StringBuilder line = new StringBuilder();
        for (Piece piece : pieces) {
            line.append(piece.glued() || line.isEmpty() ? "" : " ").append(text(piece));
        }
        return line.toString();
    }

    private String text(Piece piece) {
        return switch (piece) {
            case Piece.Literal literal -> literal.ways().get(0);
            case Piece.Flag flag -> "[" + flag.ways().get(0) + "]";
            case Piece.Option option -> "[" + text(option.pieces()) + "]";
            case Piece.AnyOrder run -> run.options().stream().map(this::text).collect(Collectors.joining(" "));
            case Piece.Slot slot -> slot.prefixes().stream().findFirst().orElse("") + slot(slot);
        };
    }

    private String slot(Piece.Slot slot) {
        if (templates.groups().containsKey(slot.param())) {
            String joiner = slot.joiner().isBlank() ? "+" : slot.joiner().strip();
            return text(templates.groups().get(slot.param()).get(0)) + " [" + joiner + " " + more() + "]";
        }
        boolean many = Templates.find(type.params(), slot.param())
                .filter(param -> param.shape() == Param.Shape.MANY)
                .isPresent();
        return "<" + Vocabulary.optionName(type, slot.param(), lexicon) + ">" + (many ? " " + more() : "");
    }

    private String more() {
        return lexicon.text("line.more").orElse("...");
    }
}
