package heraldo.rules.ruleset.caos.outlook;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.check.Examination;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.turn.Battle;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The turn played with one sheet alone.
 *
 * @param alone what would come of it
 */
record Rehearsal(Game game, Law law, Seat seat, OrderSheet sheet, Examination examination, Progress alone) {

    static Rehearsal of(Game game, Law law, Seat seat, OrderSheet sheet) {
        return new Rehearsal(game, law, seat, sheet, game.examine(law, seat, sheet), play(game, law, seat, sheet));
    }

    private static Progress play(Game game, Law law, Seat seat, OrderSheet sheet) {
        Dice dice = new ForcedDice(Collections.emptySortedMap());
        return game.play(law.war(), Frozen.with(Frozen.noMap(), seat, sheet), dice);
    }

    /** The same turn with more orders at its end. */
    Progress with(List<? extends Order> more) {
        OrderSheet longer = sheet;
        for (Order order : more) {
            longer = longer.with(order);
        }
        return play(game, law, seat, longer);
    }

    boolean stands(int line) {
        return examination.lines().get(line - 1).refusal().isEmpty();
    }

    /** The orders of a kind that stand. */
    <O extends Order> List<O> standing(Class<O> kind) {
        return IntStream.rangeClosed(1, sheet.size())
                .filter(this::stands)
                .mapToObj(sheet::line)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    /** How many actions the sheet costs. */
    int spent() {
        return examination.cost().actions(new Aspects(law).discount(seat));
    }

    int budget() {
        return Budget.of(law, seat).actions();
    }

    /** What would happen on a planet that is attacked. */
    Optional<Battle> battle(String planet) {
        return alone.battles().stream()
                .filter(battle -> battle.planet().equals(planet))
                .findFirst();
    }
}
