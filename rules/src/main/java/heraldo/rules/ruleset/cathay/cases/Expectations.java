package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Troop;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Compares a position with an item of an {@code E:} line. */
final class Expectations {

    private Expectations() {}

    static List<Mismatch> check(Position position, Item item) {
        String key = item.key();
        if (key.matches("[0-9]+")) {
            return corners(position, item);
        }
        if (key.matches("[0-9]+-[0-9]+")) {
            return edge(position, item);
        }
        if (key.matches("(p|len|strikes)[1-9]")) {
            return ofSeat(position, item);
        }
        return switch (key) {
            case "sol" -> soldiers(position, item);
            case "hand" ->
                same(
                        item,
                        Goods.of(item.value()).toString(),
                        side(position, item).hand().toString());
            case "bank" -> bank(position, item);
            case "robber" ->
                same(item, item.value(), Net.hexName(position.commons().robber()));
            case "RES", "DEV", "ROUTE", "ARMY" ->
                same(item, item.value(), "" + position.honours().holder(Pieces.honour(item, key)));
            default -> game(position, item);
        };
    }

    private static List<Mismatch> game(Position position, Item item) {
        return switch (item.key()) {
            case "turn" -> same(item, item.value(), "" + position.active().number());
            case "round" -> same(item, item.value(), "" + position.round().number());
            case "order" ->
                same(item, names(item.seats()), names(position.round().order()));
            case "out" -> seats(position, item, position::eliminated);
            case "absent" ->
                seats(position, item, seat -> position.side(seat).player().absent());
            case "won" ->
                same(
                        item,
                        names(new TreeSet<>(item.seats())),
                        names(position.winners().orElse(new TreeSet<>())));
            default -> throw item.wrong("\"" + item.key() + "\" is no item of an E: line");
        };
    }

    private static Side side(Position position, Item item) {
        return position.side(item.seat());
    }

    /** {@code 20=S1}, {@code 1 3=C1}, {@code 20=ruin}, {@code 20=free}. */
    private static List<Mismatch> corners(Position position, Item item) {
        List<Mismatch> mismatches = new ArrayList<>();
        for (String word : (item.key() + " " + item.of()).strip().split("[\\s,]+", 0)) {
            int corner = item.number(word);
            if (!Net.isCorner(corner)) {
                throw item.wrong(word + " is no corner");
            }
            mismatches.addAll(Codes.same(word, item.value(), building(position, corner)));
        }
        return mismatches;
    }

    private static String building(Position position, int corner) {
        int builder = position.builder(corner);
        if (builder == 0) {
            return position.ruins().has(corner) ? "ruin" : "free";
        }
        boolean city = position.side(builder).buildings().cities().has(corner);
        return (city ? "C" : "S") + builder;
    }

    private static List<Mismatch> edge(Position position, Item item) {
        int edge = Net.edge(item.key()).orElseThrow(() -> item.wrong(item.key() + " is no edge"));
        return same(item, item.value(), "" + position.paver(edge));
    }

    private static List<Mismatch> ofSeat(Position position, Item item) {
        Seat seat = item.seat(item.key().substring(item.key().length() - 1));
        int got = switch (item.key().charAt(0)) {
            case 'p' -> Score.points(position, seat);
            case 'l' -> position.side(seat).buildings().route();
            default -> position.side(seat).player().strikes();
        };
        return same(item, item.value(), "" + got);
    }

    private static List<Mismatch> soldiers(Position position, Item item) {
        return same(
                item,
                places(Pieces.troop(item, Troop.NONE)),
                places(side(position, item).troop()));
    }

    private static String places(Troop troop) {
        return troop.soldiers().stream()
                .map(soldier -> soldier.id() + "@" + soldier.corner())
                .collect(Collectors.joining(","));
    }

    private static List<Mismatch> bank(Position position, Item item) {
        Goods expected = Pieces.stock(item, position.commons().bank());
        return Resource.ALL.stream()
                .flatMap(resource -> Codes.same(
                        "bank " + resource.id(),
                        "" + expected.get(resource),
                        "" + position.commons().bank().get(resource))
                        .stream())
                .toList();
    }

    private static List<Mismatch> seats(Position position, Item item, Predicate<Seat> such) {
        List<Seat> got = position.seats().stream().filter(such).toList();
        return same(item, names(new TreeSet<>(item.seats())), names(got));
    }

    private static String names(Collection<Seat> seats) {
        return seats.isEmpty()
                ? Item.NONE
                : seats.stream().map(seat -> "" + seat.number()).collect(Collectors.joining(","));
    }

    private static List<Mismatch> same(Item item, String expected, String got) {
        String what = item.of().isEmpty() ? item.key() : item.key() + " " + item.of();
        return Codes.same(what, expected, got);
    }
}
