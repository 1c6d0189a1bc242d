package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.state.Ending;
import heraldo.rules.ruleset.caos.turn.Fall;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Collectors;

/** The checks of case items on deeds, eliminations and the end: {@code done ARD=1,2}, {@code elim=1:2}, {@code lord=1}. */
final class EndItems {

    private EndItems() {}

    static void done(Item item, After after) {
        after.same(item, item.value(), by(Words.subject(item), after));
    }

    static void open(Item item, After after) {
        after.same(item, Words.NONE, by(Words.rest(item), after));
    }

    private static String by(String deed, After after) {
        return seats(Optional.ofNullable(after.turn().now().done().get(deed)).orElse(Frozen.noSet()));
    }

    static void falls(Item item, After after) {
        String got = after.turn().falls().stream().map(EndItems::fall).collect(Collectors.joining(","));
        after.same(item, item.value(), got.isEmpty() ? Words.NONE : got);
    }

    private static String fall(Fall fall) {
        String credited = fall.credited().isEmpty() ? Words.NONE : PlanetItems.numbers(fall.credited(), "+");
        return fall.seat().number() + ":" + credited;
    }

    static void lord(Item item, After after) {
        after.same(
                item,
                item.value(),
                ending(after).lord().map(seat -> "" + seat.number()).orElse(Words.NONE));
    }

    static void lieutenants(Item item, After after) {
        after.same(item, item.value(), seats(ending(after).lieutenants()));
    }

    static void paladins(Item item, After after) {
        after.same(item, item.value(), seats(ending(after).paladins()));
    }

    private static Ending ending(After after) {
        return after.turn().now().ending();
    }

    private static String seats(SortedSet<Seat> seats) {
        return seats.isEmpty() ? Words.NONE : PlanetItems.numbers(seats, ",");
    }
}
