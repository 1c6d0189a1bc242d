package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.turn.Draw;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;

/** Every draw: what it was about, its candidates, the value that fell and whom it took. Its label stands with the dice. */
final class DrawTale {

    private DrawTale() {}

    static List<Message> lines(Progress turn) {
        return turn.draws().made().stream().map(DrawTale::line).toList();
    }

    /** A label is a kind of draw and what it is about, e.g. {@code tie|RELENTE}. */
    private static Message what(String label) {
        String[] parts = label.split("\\|", -1);
        return switch (parts[0]) {
            case "tie", "kill" -> Message.of("tale.draws." + parts[0], "planet", Message.of("planet." + parts[1]));
            case "deed" -> Message.of("tale.draws.deed", "deed", Say.deed(parts[1]));
            default -> Message.of("tale.draws.lieutenants");
        };
    }

    private static Message line(Draw draw) {
        List<Message> candidates = draw.candidates().stream()
                .map(seats -> Message.of("tale.draws.side", "who", List.copyOf(seats)))
                .toList();
        return Message.of("tale.draws.came", "what", what(draw.label()), "candidates", candidates)
                .with("value", draw.value())
                .with("chosen", candidates.get(draw.value() - 1));
    }
}
