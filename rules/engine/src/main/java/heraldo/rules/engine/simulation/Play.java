package heraldo.rules.engine.simulation;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/**
 * The result of one play for the seat.
 *
 * @param lines the result of each line of its sheet
 * @param change of its total
 */
record Play(List<Line> lines, int change, List<Loss> losses) {

    /**
     * A line in one play.
     *
     * @param worked whether it came to what its player wanted
     * @param reason why not, if anybody says why
     */
    record Line(boolean worked, Optional<Message> reason) {
        static final Line WORKED = new Line(true, Optional.empty());

        static Line failed(Message reason) {
            return new Line(false, Optional.of(reason));
        }
    }

    /** Returns, for each line, whether it worked. */
    List<Boolean> pattern() {
        return lines.stream().map(Line::worked).toList();
    }

    static <S> Play of(Ruleset<S> rules, Reached<S> reached, Resolution<S> resolution, Seat seat, OrderSheet sheet) {
        World<S> world = reached.own();
        Aftermath<S> turn = aftermath(world, resolution, seat);
        List<Line> lines = new LineFates<>(rules, reached, turn, seat).of(sheet);
        int change = rules.play().standings(turn.after()).totals().getOrDefault(seat, 0)
                - world.totals().getOrDefault(seat, 0);
        return new Play(
                lines, change, rules.tell().card(turn, resolution.news(), seat).losses());
    }

    /** The turn as the seat may know of it. */
    static <S> Aftermath<S> aftermath(World<S> world, Resolution<S> resolution, Seat seat) {
        Viewer viewer = Viewer.of(seat);
        List<LineResult> results = resolution.results().stream()
                .filter(result -> viewer.maySee(result.seat()))
                .toList();
        Chronicle seen = resolution.chronicle().seenBy(viewer);
        return new Aftermath<>(world.state(), results, seen, resolution.state(), viewer);
    }
}
