package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Troop;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Compares a position with the items of {@code E:} lines. */
record Expectations(Position position, Findings findings) {

    void check(Item item) {
        String key = item.key();
        if (key.matches("[0-9]+")) {
            corners(item);
        } else if (key.matches("[0-9]+-[0-9]+")) {
            same(item, position.paver(edge(item)));
        } else if (key.matches("(p|len|strikes)[1-9]")) {
            same(item, ofSeat(item));
        } else {
            checkNamed(item);
        }
    }

    private void checkNamed(Item item) {
        switch (item.key()) {
            case "sol" ->
                same(
                        item,
                        places(Pieces.troop(item, Troop.NONE)),
                        places(side(item).troop()));
            case "hand" -> same(item, Goods.of(item.value()), side(item).hand());
            case "bank" -> bank(item);
            case "robber" -> same(item, Net.hexName(position.tabletop().robber()));
            case "RES", "DEV", "ROUTE", "ARMY" ->
                same(item, position.honours().holder(Pieces.honour(item, item.key())));
            case "turn" -> same(item, position.active().number());
            case "round" -> same(item, position.round().number());
            case "order" ->
                same(item, names(Words.seats(item)), names(position.round().order()));
            case "out" -> seats(item, position.seats(), position::eliminated);
            case "absent" ->
                seats(
                        item,
                        position.seats(),
                        seat -> position.side(seat).player().absent());
            case "won" -> seats(item, position.winners().orElse(new TreeSet<>()), seat -> true);
            default -> throw item.wrong("\"" + item.key() + "\" is no item of an E: line");
        }
    }

    private Side side(Item item) {
        return position.side(Words.seat(item));
    }

    /** {@code 20=S1}, {@code 1 3=C1}, {@code 20=ruin}, {@code 20=free}. */
    private void corners(Item item) {
        for (String word : Words.name(item).split("[\\s,]+", 0)) {
            int corner = item.number(word);
            if (!Net.isCorner(corner)) {
                throw item.wrong(word + " is no corner");
            }
            findings.same(word, item.value(), building(corner));
        }
    }

    private String building(int corner) {
        int builder = position.builder(corner);
        if (builder == 0) {
            return position.ruins().has(corner) ? "ruin" : "free";
        }
        boolean city = position.side(builder).buildings().cities().has(corner);
        return (city ? "C" : "S") + builder;
    }

    private static int edge(Item item) {
        return Net.edge(item.key()).orElseThrow(() -> item.wrong(item.key() + " is no edge"));
    }

    private int ofSeat(Item item) {
        Seat seat = item.seat(item.key().substring(item.key().length() - 1));
        return switch (item.key().charAt(0)) {
            case 'p' -> Score.points(position, seat);
            case 'l' -> position.side(seat).buildings().route();
            default -> position.side(seat).player().strikes();
        };
    }

    private static String places(Troop troop) {
        return troop.soldiers().stream()
                .map(soldier -> soldier.id() + "@" + soldier.corner())
                .collect(Collectors.joining(","));
    }

    private void bank(Item item) {
        Goods expected = Pieces.stock(item, position.tabletop().bank());
        Resource.ALL.forEach(resource -> findings.same(
                "bank " + resource.id(),
                expected.get(resource),
                position.tabletop().bank().get(resource)));
    }

    private void seats(Item item, Collection<Seat> all, Predicate<Seat> such) {
        List<Seat> got = all.stream().filter(such).toList();
        same(item, names(new TreeSet<>(Words.seats(item))), names(got));
    }

    private static String names(Collection<Seat> seats) {
        return seats.isEmpty()
                ? Words.NONE
                : seats.stream().map(seat -> "" + seat.number()).collect(Collectors.joining(","));
    }

    private void same(Item item, Object got) {
        same(item, item.value(), got);
    }

    private void same(Item item, Object expected, Object got) {
        findings.same(Words.name(item), expected, got);
    }
}
