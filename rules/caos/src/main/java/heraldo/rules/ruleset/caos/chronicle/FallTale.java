package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;

/** The bands that lost their last planet, each with the bands that get the credit. */
final class FallTale {

    private FallTale() {}

    static List<Message> lines(Progress turn) {
        return turn.falls().stream()
                .map(fall -> fall.credited().isEmpty()
                        ? Message.of("tale.falls.alone", "who", fall.seat())
                        : Message.of("tale.falls.credited", "who", fall.seat(), "by", List.copyOf(fall.credited())))
                .toList();
    }
}
