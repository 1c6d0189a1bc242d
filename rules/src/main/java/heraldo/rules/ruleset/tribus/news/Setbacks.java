package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Boarding;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;

/** Attacks that were fought and not won: the line was played, and yet its tile or ship is not taken. */
public final class Setbacks {

    private Setbacks() {}

    /** What held against a line, if anything did. */
    public static Optional<Message> of(World after, Chart chart, LineResult result) {
        return target(result.order())
                .filter(target -> beaten(after, result.seat().number(), target))
                .map(target -> Message.of("own-card.beaten", "place", new Places(chart).full(target)));
    }

    private static Optional<Hex> target(Order order) {
        return switch (order) {
            case Move move -> Optional.of(move.to());
            case Assault assault -> Optional.of(assault.city());
            case Boarding boarding -> Optional.of(boarding.target());
            default -> Optional.empty();
        };
    }

    private static boolean beaten(World after, int tribe, Hex target) {
        List<Stride.Kind> fought = after.strides().stream()
                .filter(stride -> stride.tribe() == tribe && stride.to().equals(target) && stride.attack())
                .map(Stride::kind)
                .toList();
        return fought.contains(Stride.Kind.LOST) && !fought.contains(Stride.Kind.WON);
    }
}
