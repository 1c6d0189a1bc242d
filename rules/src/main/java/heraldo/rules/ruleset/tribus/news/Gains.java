package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Why scores changed: by cities, each by its name, lands, soldiers and ships. */
public record Gains(Places places, World before, World after, Ranking was, Ranking is) {

    /** The reasons of every tribe that has some, the weightiest first. */
    public static SortedMap<Seat, List<Gain>> of(Rulebook book, World before, World after) {
        Gains gains = between(book, before, after);
        SortedMap<Seat, List<Gain>> all = new TreeMap<>();
        for (int tribe : after.tribes().keySet()) {
            List<Gain> reasons = gains.of(tribe);
            if (!reasons.isEmpty()) {
                all.put(new Seat(tribe), reasons);
            }
        }
        return all;
    }

    /** What has changed between two positions. */
    static Gains between(Rulebook book, World before, World after) {
        return new Gains(new Places(book.chart()), before, after, new Ranking(book, before), new Ranking(book, after));
    }

    /** The reasons of a tribe, the weightiest first. */
    List<Gain> of(int tribe) {
        Holding had = was.holding(tribe);
        Holding has = is.holding(tribe);
        if (before.in(tribe) && !after.in(tribe)) {
            return had.score() == 0 ? List.of() : List.of(new Gain(Message.of("gain.out"), -had.score()));
        }
        Settings.Weights weights = after.settings().weights();
        List<Gain> gains = new ArrayList<>();
        for (Hex city : places.chart().cities()) {
            int change = owned(after, city, tribe) - owned(before, city, tribe);
            if (change != 0) {
                gains.add(Gain.named(places.brief(city), change * weights.city()));
            }
        }
        gains.add(counted("lands", has.lands() - had.lands(), weights.land()));
        gains.add(counted("soldiers", has.soldiers() - had.soldiers(), weights.soldier()));
        gains.add(counted("ships", has.ships() - had.ships(), weights.ship()));
        return gains.stream()
                .filter(gain -> gain.points() != 0)
                .sorted(Comparator.comparingInt((Gain gain) -> -Math.abs(gain.points())))
                .toList();
    }

    /** Many of a kind are one reason. */
    private static Gain counted(String kind, int change, int weight) {
        String key = "gain." + kind + (change < 0 ? "-lost" : "");
        return new Gain(Message.of(key, "n", Math.abs(change)), change * weight);
    }

    private static int owned(World world, Hex city, int tribe) {
        return world.board().tile(city).owner() == tribe ? 1 : 0;
    }
}
