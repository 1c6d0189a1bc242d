package heraldo.rules.ruleset.kaixiflan.say;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import java.util.ArrayList;
import java.util.List;

/** Prices and what is had for them, in as few words as a list has room for. */
public final class Effects {

    private Effects() {}

    /** Amounts without anything between number and name; {@code nothing} if there are none. */
    public static Object amounts(Stock stock) {
        return stock.isNone()
                ? Message.of("nothing")
                : Good.ALL.stream()
                        .filter(good -> stock.get(good) != 0)
                        .map(good -> Message.of("outlook.amount", "n", stock.get(good), "resource", Say.good(good)))
                        .toList();
    }

    /** Lists the effects of a building from the turn after it is built. */
    public static List<Message> of(Building building) {
        List<Message> effects = new ArrayList<>();
        Good.ALL.stream()
                .filter(good -> building.gifts().collect().get(good) > 0)
                .forEach(good -> effects.add(Message.of(
                        "outlook.effect.collect",
                        "n",
                        building.gifts().collect().get(good),
                        "resource",
                        Say.good(good))));
        add(effects, "military", building.gifts().military());
        add(effects, "movement", building.gifts().movement());
        add(effects, "exploration", building.gifts().exploration());
        add(effects, "fame", building.era() + building.fame());
        if (building.ends()) {
            effects.add(Message.of("outlook.effect.ends"));
        }
        return effects;
    }

    private static void add(List<Message> effects, String kind, int n) {
        if (n > 0) {
            effects.add(Message.of("outlook.effect." + kind, "n", n));
        }
    }
}
