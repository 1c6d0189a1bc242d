package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.state.World;
import heraldo.rules.ruleset.caos.turn.Battle;
import heraldo.rules.ruleset.caos.turn.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/** The checks of case items on planets: {@code CADIA=0 H2 D1}, {@code sides X=…}, {@code kills X=…}, {@code holy X=N}. */
final class PlanetItems {

    private PlanetItems() {}

    static void holy(Item item, After after) {
        String got =
                world(item, after, Words.subject(item)).holy().map(Faith::code).orElse(Words.NONE);
        after.same(item, item.value(), got);
    }

    static void sides(Item item, After after) {
        String got = battle(item, after)
                .map(battle -> battle.sides().stream().map(PlanetItems::side).collect(Collectors.joining(",")))
                .orElse(Words.NONE);
        after.same(item, item.value(), got);
    }

    private static String side(Side side) {
        return numbers(side.members(), "+") + ":" + side.value();
    }

    static void kills(Item item, After after) {
        String got = battle(item, after).map(battle -> kills(battle.kills())).orElse("");
        after.same(item, item.value(), got.isEmpty() ? Words.NONE : got);
    }

    private static String kills(SortedMap<Seat, Integer> kills) {
        return kills.entrySet().stream()
                .map(each -> each.getKey().number() + ":" + each.getValue())
                .collect(Collectors.joining(","));
    }

    private static Optional<Battle> battle(Item item, After after) {
        world(item, after, Words.subject(item));
        return after.turn().battle(Words.subject(item));
    }

    /** One or several planets, each with the same owner, inhabitants and Defence. */
    static void planets(Item item, After after) {
        String[] halves = item.text().split("=", 2);
        if (halves.length < 2) {
            throw item.wrong("it is not understood");
        }
        for (String id : halves[0].strip().split("\\s+", -1)) {
            String got = Arrays.stream(item.value().split("\\s+"))
                    .map(part -> part(item, part, id, after))
                    .collect(Collectors.joining(" "));
            after.same(item, item.value().replaceAll("\\s+", " "), got);
        }
    }

    private static String part(Item item, String part, String id, After after) {
        World world = world(item, after, id);
        if (part.matches("H[0-9]+")) {
            return "H" + world.inhabitants();
        }
        if (part.matches("D[0-9]+")) {
            return "D"
                    + Optional.ofNullable(after.turn().defences().get(id))
                            .map(defence -> String.valueOf(defence.total()))
                            .orElse("?");
        }
        if (!part.matches("[0-9]+")) {
            throw item.wrong(part + " is neither an owner nor inhabitants nor Defence");
        }
        return world.owner().map(seat -> String.valueOf(seat.number())).orElse("0");
    }

    private static World world(Item item, After after, String id) {
        return Optional.ofNullable(after.turn().now().worlds().get(id))
                .orElseThrow(() -> item.wrong("no planet is called " + id));
    }

    /** The numbers of some seats. */
    static String numbers(Iterable<Seat> seats, String joiner) {
        List<String> numbers = new ArrayList<>();
        seats.forEach(seat -> numbers.add(String.valueOf(seat.number())));
        return String.join(joiner, numbers);
    }
}
