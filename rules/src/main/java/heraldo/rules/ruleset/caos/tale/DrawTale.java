package heraldo.rules.ruleset.caos.tale;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.turn.Draw;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;

/** Every draw: its label, its candidates and the value that fell. */
final class DrawTale {

    private DrawTale() {}

    static List<Message> lines(Progress turn) {
        return turn.draws().made().stream().map(DrawTale::line).toList();
    }

    private static Message line(Draw draw) {
        List<Message> candidates = draw.candidates().stream()
                .map(seats -> Message.of("tale.draws.side", "who", List.copyOf(seats)))
                .toList();
        return Message.of("tale.draws.line", "label", draw.label(), "candidates", candidates, "value", draw.value());
    }
}
