package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.law.Yield;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.suggest.Lacking;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a sheet, tried out one after another: in the open turn, where nothing comes between, or, if the seat writes
 * ahead, in its next one as it would be if it began now.
 */
public final class Outlooks {

    private final Game game;
    private final Position position;
    private final Seat seat;
    private final List<Rehearsed> lines;
    private final boolean ahead;

    private Outlooks(Game game, Position position, Seat seat, OrderSheet sheet) {
        this.game = game;
        this.position = position;
        this.seat = seat;
        this.lines = Rehearsed.of(game, position, seat, sheet);
        this.ahead = !position.active().equals(seat);
    }

    /** Returns the outlook of a sheet; blank after the end of the game or a resignation. */
    public static Outlook of(Game game, Position position, Seat seat, OrderSheet sheet) {
        return position.over() || position.side(seat).player().resigned()
                ? Outlook.BLANK
                : new Outlooks(game, position, seat, sheet).outlook();
    }

    private Outlook outlook() {
        return new Outlook(lines.stream().map(this::line).toList(), store(), cautions(), unused());
    }

    private Outlook.Line line(Rehearsed line) {
        List<Rehearsed> above = lines.subList(0, line.number() - 1);
        return line.refusal()
                .map(why -> new Outlook.Line(List.of(), skipped(why)))
                .orElseGet(() -> new Outlook.Line(
                        new Benefit(line, above, ahead).told(), risk(line).cautions()));
    }

    /** In the open turn the check says why a line cannot stand; a plan is checked only when it is played. */
    private List<Message> skipped(Refusal why) {
        return ahead ? List.of(Message.of("outlook.skipped", "why", Lacking.of(why))) : List.of();
    }

    private Risk risk(Rehearsed line) {
        return new Risk(
                line,
                Rivals.before(position, game.prices(), seat),
                Rivals.after(line.after(), game.prices(), seat),
                ahead);
    }

    private Position end() {
        return lines.isEmpty()
                ? game.rehearsal(position, seat).position()
                : lines.getLast().after();
    }

    /** Every resource: what the lines bring and cost, with the first hand where it is the start (Y10). */
    private List<StoreRow> store() {
        return Resource.ALL.stream()
                .map(resource -> {
                    int before = position.side(seat).hand().get(resource);
                    int income = lines.stream()
                            .mapToInt(line -> income(line).get(resource))
                            .sum();
                    int spending = lines.stream()
                            .mapToInt(line -> line.spent().get(resource))
                            .sum();
                    return new StoreRow(Say.resource(resource), before, income, spending, before + income - spending);
                })
                .toList();
    }

    private static Goods income(Rehearsed line) {
        return line.stood() && line.command() instanceof Start start
                ? Yield.first(line.after(), start.corner())
                : line.gained();
    }

    private List<Message> cautions() {
        if (ahead) {
            return new Chances(position, seat).waiting();
        }
        return position.round().first() ? List.of() : new Chances(end(), seat).seven();
    }

    private List<Message> unused() {
        if (!ahead) {
            return new Leftovers(game, end(), seat).told();
        }
        boolean planned = lines.stream().anyMatch(line -> !line.command().anytime());
        boolean ends = lines.stream()
                .anyMatch(line -> line.command().endsTurn() && !line.command().anytime());
        List<Message> unused = new ArrayList<>();
        if (planned && !ends) {
            unused.add(Message.of("outlook.unused.end"));
        }
        return unused;
    }
}
