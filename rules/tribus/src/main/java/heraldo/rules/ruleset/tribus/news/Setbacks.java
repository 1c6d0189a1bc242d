package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Acting;
import java.util.List;
import java.util.Optional;

/** Attacks that were fought and not won: the line was played, and yet its tile or ship is not taken. */
public final class Setbacks {

    private Setbacks() {}

    /** Returns the message of the places that held against a line, if any did. */
    public static Optional<Message> of(World after, Chart chart, LineResult result) {
        Places places = new Places(chart);
        List<Message> held = result.order() instanceof Acting acting
                ? acting.attacked().stream()
                        .filter(target -> beaten(after, result.seat().number(), target))
                        .map(places::full)
                        .toList()
                : List.of();
        return Optional.of(held)
                .filter(some -> !some.isEmpty())
                .map(some -> Message.of("own-card.beaten", "place", some));
    }

    private static boolean beaten(World after, int tribe, Hex target) {
        List<Stride.Kind> fought = after.strides().stream()
                .filter(stride -> stride.tribe() == tribe && stride.to().equals(target) && stride.attack())
                .map(Stride::kind)
                .toList();
        return fought.contains(Stride.Kind.LOST) && !fought.contains(Stride.Kind.WON);
    }
}
