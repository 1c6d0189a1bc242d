package heraldo.rules.engine.simulation;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The results of the lines of the asker's sheet in one play.
 *
 * @param turn the turn in which the sheet was played, as the asker would see it
 */
record LineFates<S>(Ruleset<S> rules, Reached<S> reached, Aftermath<S> turn, Seat seat) {

    List<Play.Line> of(OrderSheet sheet) {
        List<Play.Line> lines = new ArrayList<>();
        int waited = 0;
        for (int line = 1; line <= sheet.size(); line++) {
            Order order = sheet.line(line);
            boolean waits = waited < reached.waiting().size()
                    && reached.waiting().line(waited + 1).equals(order);
            waited += waits ? 1 : 0;
            lines.add(unanswered(order).orElse(waits ? later(waited) : now(line)));
        }
        return lines;
    }

    /** A deal comes about only if the other writes its side of it. */
    private Optional<Play.Line> unanswered(Order order) {
        World<S> open = reached.open();
        return rules.agree().deals(open.state(), seat, order).stream()
                .filter(deal -> !open.sheets()
                        .getOrDefault(deal.with(), OrderSheet.EMPTY)
                        .orders()
                        .contains(deal.mirrored()))
                .findFirst()
                .map(deal -> Play.Line.failed(Message.of("simulation.unanswered", "seat", deal.with())));
    }

    /** A line of the turn that was open. */
    private Play.Line now(int line) {
        return reached.ahead() ? played(reached.said(), line) : played(turn.results(), line);
    }

    /**
     * A line that waited for the seat's own turn.
     *
     * @param line its number among those that did
     */
    private Play.Line later(int line) {
        return reached.comes(seat) ? played(turn.results(), line) : Play.Line.failed(Message.of("simulation.never"));
    }

    /** A line that was carried out in several steps has worked if all of them have. */
    private Play.Line played(List<LineResult> results, int line) {
        for (LineResult result : results) {
            if (result.line() == line && result.seat().equals(seat)) {
                Optional<Message> setback = rules.tell().setback(turn.after(), result);
                if (setback.isPresent() || !rules.tell().carriedOut(result)) {
                    return new Play.Line(
                            false, setback.or(() -> result.details().stream().findFirst()));
                }
            }
        }
        return Play.Line.WORKED;
    }
}
