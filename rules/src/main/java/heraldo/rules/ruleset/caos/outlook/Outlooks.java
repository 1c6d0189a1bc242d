package heraldo.rules.ruleset.caos.outlook;

import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.check.Examination;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Stage;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** What a sheet would come to: the turn is played with it alone, and what the others could do to it is said. */
public final class Outlooks {

    private Outlooks() {}

    /** The outlook of a seat; blank for one that does not play, and once the game is over. */
    public static Outlook of(Game game, Law law, Seat seat, OrderSheet sheet) {
        if (!law.war().active().contains(seat)) {
            return Outlook.BLANK;
        }
        return law.war().stage() == Stage.ORDERS
                ? open(Rehearsal.of(game, law, seat, sheet))
                : new Outlook(List.of(), List.of(), List.of(), naming(law, seat, sheet));
    }

    /** Whoever has won may still name two lieutenants. */
    private static List<Message> naming(Law law, Seat seat, OrderSheet sheet) {
        boolean waits = law.war().stage() == Stage.LIEUTENANTS
                && law.war().ending().lord().filter(seat::equals).isPresent()
                && sheet.isEmpty();
        return waits ? List.of(Message.of("outlook.unused.lieutenants")) : List.of();
    }

    private static Outlook open(Rehearsal played) {
        Gist gist = new Gist(played);
        Dangers dangers = new Dangers(played);
        List<Outlook.Line> lines = IntStream.rangeClosed(1, played.sheet().size())
                .mapToObj(line -> refused(played.examination().lines().get(line - 1))
                        ? Outlook.Line.BLANK
                        : new Outlook.Line(gist.of(line), dangers.of(line)))
                .toList();
        Store store = new Store(played);
        Unused unused = new Unused(played);
        return new Outlook(lines, store.rows(), store.cautions(), unused.messages(), OptionalInt.of(unused.left()));
    }

    private static boolean refused(Examination.Line line) {
        return line.refusal().isPresent();
    }
}
