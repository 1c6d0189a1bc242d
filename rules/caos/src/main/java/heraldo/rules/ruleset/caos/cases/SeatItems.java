package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.Points;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The checks of case items on seats: {@code b1=7}, {@code cost1=6}, {@code nb1=8}, {@code p1=…}, {@code t1}, {@code perm1},
 * {@code fav1}.
 */
final class SeatItems {

    private static final Pattern SHAPE = Pattern.compile("(b|cost|nb|p|t|perm|fav)([0-9]{1,2})=(.*)");

    private SeatItems() {}

    /** Checks such an item; says whether it is one. */
    static boolean check(Item item, After after) {
        Matcher matcher = item.as(SHAPE);
        if (!matcher.matches()) {
            return false;
        }
        Seat seat = Words.seat(item, matcher.group(2));
        Band band = item.known(
                Optional.ofNullable(after.turn().now().bands().get(seat)), "seat " + seat.number() + " does not play");
        String expected = matcher.group(3).strip();
        String got = switch (matcher.group(1)) {
            case "b" -> text(Budget.of(after.before(), seat).actions());
            case "nb" -> text(Budget.of(after.law(), seat).actions());
            case "cost" -> text(after.cost(seat));
            case "p" -> points(expected, after.turn().points().getOrDefault(seat, Points.NONE));
            case "t" -> text(band.score());
            case "perm" -> text(band.permanent());
            default -> favours(expected, band);
        };
        after.same(item, expected, got);
        return true;
    }

    /** The points in the form in which they are expected: the total, or all items. */
    private static String points(String expected, Points points) {
        if (!expected.contains("+")) {
            return text(points.total());
        }
        String items = points.planets() + "+" + points.resources() + "+" + points.subsectors() + "+" + points.outer()
                + "+" + points.eye() + "+" + points.deeds() + "+" + points.aspect();
        String factor = points.factor() > 1 ? "x" + points.factor() : "";
        return items + factor + (expected.contains("=") ? "=" + points.total() : "");
    }

    /** Favours are a set: as they are expected, if they are the same ones in another order. */
    private static String favours(String expected, Band band) {
        List<String> got = band.favours().stream().map(Faith::code).toList();
        List<String> wanted =
                Arrays.stream(expected.split(",")).map(String::strip).toList();
        return new TreeSet<>(got).equals(new TreeSet<>(wanted))
                ? expected
                : got.isEmpty() ? Words.NONE : String.join(",", got);
    }

    private static String text(int number) {
        return String.valueOf(number);
    }
}
