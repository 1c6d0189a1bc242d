package heraldo.rules.ruleset.caos.outlook;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The preview of a sheet: it plays the turn with this sheet alone, and tells the ways in which others could spoil it. */
public final class Outlooks {

    private Outlooks() {}

    /** The outlook of a seat; blank for one that does not play, and once the game is over. */
    public static Outlook of(Game game, Law law, Seat seat, OrderSheet sheet) {
        if (!law.war().active().contains(seat)) {
            return Outlook.BLANK;
        }
        return law.war().stage() == Stage.ORDERS
                ? open(game, rehearsal(game, law, seat, sheet))
                : new Outlook(List.of(), List.of(), List.of(), naming(law, seat, sheet));
    }

    /** The winner may still name two lieutenants. */
    private static List<Message> naming(Law law, Seat seat, OrderSheet sheet) {
        boolean waits = law.war().stage() == Stage.LIEUTENANTS
                && law.war().ending().lord().filter(seat::equals).isPresent()
                && sheet.isEmpty();
        return waits ? List.of(Message.of("outlook.unused.lieutenants")) : List.of();
    }

    private static Outlook open(Game game, Rehearsal played) {
        List<Outlook.Line> lines = IntStream.rangeClosed(1, played.sheet().size())
                .mapToObj(line -> played.stands(line) ? line(played, line) : Outlook.Line.BLANK)
                .toList();
        Store store = new Store(played);
        Unused unused = new Unused(game, played);
        return new Outlook(lines, store.rows(), store.cautions(), unused.messages(), OptionalInt.of(unused.left()));
    }

    /** Returns the cost and the effects of a line, and the reasons why it may come to nothing. */
    private static Outlook.Line line(Rehearsal played, int line) {
        Command order = Command.of(played.sheet().line(line));
        Cost cost = played.examination().lines().get(line - 1).cost();
        List<Message> told = new ArrayList<>();
        if (cost.plain() > 0) {
            told.add(Message.of(
                    "outlook.cost", "actions", cost.plain() + cost.surcharge(), "crossing", cost.surcharge()));
        }
        told.addAll(order.gist(played, line));
        return new Outlook.Line(told, order.dangers(played));
    }

    private static Rehearsal rehearsal(Game game, Law law, Seat seat, OrderSheet sheet) {
        return new Rehearsal(law, seat, sheet, game.examine(law, seat, sheet), alone(game, law, seat, sheet));
    }

    /** The turn if only this seat sends a sheet. */
    static Progress alone(Game game, Law law, Seat seat, OrderSheet sheet) {
        Dice dice = new ForcedDice(Collections.emptySortedMap());
        return game.play(law.war(), Frozen.with(Frozen.noMap(), seat, sheet), dice);
    }
}
