package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.Comparator;
import java.util.List;

/** Raises hexes: cities first, then what pays soonest; near the end only what brings points, or would not fit into the store. */
final class Masonry implements Habit {

    private static final int LATE = 10;
    private static final int CITY = 400;

    @Override
    public void follow(Draft draft) {
        List<Integer> sites = draft.frontier.own().stream()
                .filter(hex -> draft.world.tile(hex).level() < Tile.TOP && worth(draft, hex) > 0)
                .sorted(Comparator.comparingInt((Integer hex) -> -worth(draft, hex)))
                .toList();
        for (int hex : sites) {
            Stock price = draft.book.costs().build(draft.world.tile(hex).level());
            if (draft.affords(price.plus(reserve(draft)))) {
                draft.buy(new Build(hex), price);
            }
        }
    }

    /** Returns the worth of a step in points, income and culture for every hundred units of its price. */
    private static int worth(Draft draft, int hex) {
        Tile tile = draft.world.tile(hex);
        Tile higher = tile.withLevel(tile.level() + 1);
        int rounds = draft.roundsLeft();
        int points = draft.book.points().of(higher) - draft.book.points().of(tile);
        int yield = draft.book.yieldOf(higher.level()).least()
                - draft.book.yieldOf(tile.level()).least();
        int culture = tile.city()
                ? draft.book.points().culture(higher.level())
                        - draft.book.points().culture(tile.level())
                : 0;
        int price = draft.book.costs().build(tile.level()).sum();
        int gain = points + rounds * (yield + culture) - (full(draft) ? 0 : price * (rounds < LATE ? 1 : 0));
        return gain * 100 / price + (tile.city() && gain > 0 ? CITY : 0);
    }

    private static boolean full(Draft draft) {
        int cap = Settings.of(draft.world).stockCap();
        return Resource.ALL.stream().anyMatch(resource -> draft.left().get(resource) > cap * 3 / 4);
    }

    /** Wood and metal for a few soldiers stay in the store; a mason keeps less. */
    private static Stock reserve(Draft draft) {
        int soldiers = draft.personality == Personality.MASON ? 1 : 3;
        return draft.book.costs().recruit().plus(draft.book.costs().attack()).times(soldiers);
    }
}
