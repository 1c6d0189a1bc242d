package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.state.Points;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.ArrayList;
import java.util.List;

/** The points of the turn, part by part, and the totals. */
final class ScoreTale {

    private ScoreTale() {}

    static List<Message> lines(Progress turn) {
        List<Message> lines = new ArrayList<>();
        turn.points().forEach((seat, points) -> lines.add(line(turn, seat, points)));
        return lines;
    }

    private static Message line(Progress turn, Seat seat, Points points) {
        return Message.of(
                "tale.score.line",
                "who",
                seat,
                "planets",
                points.planets(),
                "resources",
                points.resources(),
                "subsectors",
                points.subsectors(),
                "outer",
                points.outer(),
                "eye",
                points.eye(),
                "deeds",
                points.deeds(),
                "aspect",
                points.aspect(),
                "factor",
                points.factor(),
                "points",
                points.total(),
                "total",
                turn.now().band(seat).score());
    }
}
