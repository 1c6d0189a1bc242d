package heraldo.rules.ruleset.tribus.outlook;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Occasion;
import heraldo.rules.ruleset.tribus.order.pact.Answer;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * Possibilities that a tribe leaves unused.
 *
 * @param after the position after the sheet, with the best of dice
 */
record Unused(Rulebook book, World world, World after, Seat seat, OrderSheet sheet) {

    /** So many tiles are named. */
    private static final int NAMED = 4;

    List<Message> clauses() {
        List<Message> clauses = new ArrayList<>();
        boolean due = world.active().equals(Optional.of(seat.number()));
        if (world.stage() == Stage.PICK) {
            if (due
                    && sheet.orders().stream()
                            .noneMatch(order -> Command.of(order).occasion() == Occasion.DRAFT)) {
                clauses.add(Message.of("outlook.unused.pick"));
            }
            return clauses;
        }
        if (due) {
            resources().ifPresent(clauses::add);
            fresh().ifPresent(clauses::add);
        }
        offers(clauses);
        return clauses;
    }

    /** Warns of unspent resources, which are gone when the next week pays (T6). */
    private Optional<Message> resources() {
        Settings settings = world.settings();
        int left = after.pools().stream()
                .filter(pool -> pool.tribe() == seat.number() && pool.amount() >= settings.troopCost())
                .filter(pool -> pool.spendable(after.board()).stream()
                        .anyMatch(city -> after.board().tile(city).soldiers() < settings.stackMax()))
                .mapToInt(Pool::amount)
                .sum();
        return left > 0 && !late() ? Optional.of(Message.of("outlook.unused.resources", "n", left)) : Optional.empty();
    }

    /** In live play, a tribe that has acted no longer recruits (T5). */
    private boolean late() {
        return world.settings().live() && after.effort().acted();
    }

    private Optional<Message> fresh() {
        SortedSet<Hex> fresh = after.fresh(seat.number());
        List<Object> named = Chart.reading(fresh).stream()
                .limit(NAMED)
                .map(new Say(book.chart())::tile)
                .toList();
        int more = fresh.size() - named.size();
        return fresh.isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of("outlook.unused.fresh", "tiles", named, "more", more));
    }

    private void offers(List<Message> clauses) {
        world.pacts().stream()
                .filter(pact -> !pact.accepted() && pact.receiver() == seat.number())
                .filter(pact -> sheet.orders().stream().noneMatch(order -> answers(order, pact)))
                .forEach(pact -> clauses.add(
                        Message.of("outlook.unused.pact", "id", pact.id(), "tribe", Say.tribe(pact.giver()))));
    }

    private static boolean answers(Order order, Pact pact) {
        return order instanceof Answer answer && answer.pact() == pact.id() && answer.speaker(pact) == pact.receiver();
    }
}
