package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.state.Ending;
import heraldo.rules.ruleset.caos.turn.Fall;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Collectors;

/** What is expected of deeds, eliminations and the end: {@code done ARD=1,2}, {@code elim=1:2}, {@code lord=1}. */
final class EndItems {

    private EndItems() {}

    static Expectation done(Item item, After after) {
        return new Expectation(item.value(), by(item.subject(), after));
    }

    static Expectation open(Item item, After after) {
        return new Expectation(Item.NONE, by(item.rest(), after));
    }

    private static String by(String deed, After after) {
        return seats(Optional.ofNullable(after.turn().now().done().get(deed)).orElse(Frozen.noSet()));
    }

    static Expectation falls(Item item, After after) {
        String got = after.turn().falls().stream().map(EndItems::fall).collect(Collectors.joining(","));
        return new Expectation(item.value(), got.isEmpty() ? Item.NONE : got);
    }

    private static String fall(Fall fall) {
        String credited = fall.credited().isEmpty() ? Item.NONE : PlanetItems.numbers(fall.credited(), "+");
        return fall.seat().number() + ":" + credited;
    }

    static Expectation lord(Item item, After after) {
        return new Expectation(
                item.value(),
                ending(after).lord().map(seat -> "" + seat.number()).orElse(Item.NONE));
    }

    static Expectation lieutenants(Item item, After after) {
        return new Expectation(item.value(), seats(ending(after).lieutenants()));
    }

    static Expectation paladins(Item item, After after) {
        return new Expectation(item.value(), seats(ending(after).paladins()));
    }

    private static Ending ending(After after) {
        return after.turn().now().ending();
    }

    private static String seats(SortedSet<Seat> seats) {
        return seats.isEmpty() ? Item.NONE : PlanetItems.numbers(seats, ",");
    }
}
