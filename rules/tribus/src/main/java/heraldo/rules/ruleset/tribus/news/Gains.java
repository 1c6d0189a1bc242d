package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Aftermath;
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
import java.util.function.ToIntFunction;

/** Reasons for changes of scores: cities, each by its name, lands, soldiers and ships, and those of them that passed by pacts. */
public record Gains(Places places, World before, World after, Ranking was, Ranking is, List<Handover> handovers) {

    public Gains {
        handovers = List.copyOf(handovers);
    }

    /** The reasons of every tribe that has some, the weightiest first. */
    public static SortedMap<Seat, List<Gain>> of(Rulebook book, Aftermath<World> turn) {
        World after = turn.after();
        Gains gains = between(book, turn.before(), after, Handover.of(book.chart(), turn.chronicle()));
        SortedMap<Seat, List<Gain>> all = new TreeMap<>();
        for (int tribe : after.tribes().keySet()) {
            List<Gain> reasons = gains.of(tribe);
            if (!reasons.isEmpty()) {
                all.put(new Seat(tribe), reasons);
            }
        }
        return all;
    }

    /**
     * Compares two positions.
     *
     * @param handovers the things that passed by pacts
     */
    static Gains between(Rulebook book, World before, World after, List<Handover> handovers) {
        return new Gains(
                new Places(book.chart()),
                before,
                after,
                new Ranking(book, before),
                new Ranking(book, after),
                handovers);
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
        ToIntFunction<Handover> soldiers = handover -> handover.soldiers(after);
        gains.addAll(counted(
                "lands", has.lands() - had.lands(), passed(tribe, each -> each.land() ? 1 : 0), weights.land()));
        gains.addAll(counted("soldiers", has.soldiers() - had.soldiers(), passed(tribe, soldiers), weights.soldier()));
        gains.addAll(counted(
                "ships", has.ships() - had.ships(), passed(tribe, each -> each.ship() ? 1 : 0), weights.ship()));
        return gains.stream()
                .filter(gain -> gain.points() != 0)
                .sorted(Comparator.comparingInt((Gain gain) -> -Math.abs(gain.points())))
                .toList();
    }

    /** Returns the number that a tribe has received by pacts, less the number that it has given. */
    private int passed(int tribe, ToIntFunction<Handover> number) {
        return handovers.stream()
                .mapToInt(each ->
                        number.applyAsInt(each) * ((each.to() == tribe ? 1 : 0) - (each.from() == tribe ? 1 : 0)))
                .sum();
    }

    /**
     * Many of a kind are one reason, and those that passed by pacts another.
     *
     * @param change how many more there are
     * @param passed how many of these by pacts
     */
    private static List<Gain> counted(String kind, int change, int passed, int weight) {
        return List.of(
                counted(kind + (change < passed ? "-lost" : ""), change - passed, weight),
                counted(kind + (passed < 0 ? "-given" : "-got"), passed, weight));
    }

    private static Gain counted(String key, int change, int weight) {
        return new Gain(Message.of("gain." + key, "n", Math.abs(change)), change * weight);
    }

    private static int owned(World world, Hex city, int tribe) {
        return world.board().tile(city).owner() == tribe ? 1 : 0;
    }
}
