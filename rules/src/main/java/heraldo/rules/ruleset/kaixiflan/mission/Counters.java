package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.ruleset.kaixiflan.state.Deed;
import heraldo.rules.ruleset.kaixiflan.state.Good;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.TownKind;
import heraldo.rules.ruleset.kaixiflan.state.Units;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** The terms that count deeds since the reveal. */
final class Counters {

    private Counters() {}

    /**
     * A counter.
     *
     * @param given what stands between its parentheses
     * @throws IllegalArgumentException if nothing is counted under that name
     */
    static Term since(String name, String[] given, int least) {
        String args = given.length == 0 ? "" : "(" + String.join(", ", given) + ")";
        return new Term.Since("since." + name + args + " >= " + least, worth(name, given), least);
    }

    private static ToIntFunction<Deed> worth(String name, String[] given) {
        return switch (name) {
            case "explored" -> deed -> deed instanceof Deed.Explored explored ? explored.hexes() : 0;
            case "battles" -> deed -> deed instanceof Deed.Won ? 1 : 0;
            case "progress" -> deed -> deed instanceof Deed.Progressed ? 1 : 0;
            case "agreements" -> deed -> deed instanceof Deed.Allied ? 1 : 0;
            case "banquets" -> deed -> deed instanceof Deed.Feasted ? 1 : 0;
            case "traded" -> deed -> deed instanceof Deed.Traded traded ? traded.received() : 0;
            case "founded" -> founded(given);
            case "buildings" -> built(given.length == 0 ? 1 : Integer.parseInt(given[0]));
            case "recruited" -> recruited(UnitKind.of(given[0]));
            case "kills" -> killed(Owner.valueOf(given[0].toUpperCase(Locale.ROOT)), UnitKind.of(given[1]));
            case "collected" -> collected(ConditionReader.good(given[0]));
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static ToIntFunction<Deed> founded(String[] given) {
        Predicate<TownKind> kind = kind(given.length == 0 ? "any" : given[0]);
        int distance = given.length < 2 ? 0 : Integer.parseInt(given[1]);
        return deed -> deed instanceof Deed.Founded founded
                        && kind.test(founded.kind())
                        && founded.distance() >= distance
                ? 1
                : 0;
    }

    private static ToIntFunction<Deed> built(int era) {
        return deed -> deed instanceof Deed.Built built && built.era() >= era ? 1 : 0;
    }

    private static ToIntFunction<Deed> recruited(UnitKind kind) {
        return deed -> deed instanceof Deed.Recruited recruited ? kind.count(recruited.units()) : 0;
    }

    private static ToIntFunction<Deed> killed(Owner loser, UnitKind kind) {
        return deed -> deed instanceof Deed.Won won && won.loser() == loser ? kind.count(won.losses()) : 0;
    }

    private static ToIntFunction<Deed> collected(Good good) {
        return deed -> deed instanceof Deed.Collected collected
                ? collected.gains().get(good)
                : 0;
    }

    /** {@code village}, {@code fort}, {@code city}, {@code outpost} for the first two, {@code any}. */
    static Predicate<TownKind> kind(String word) {
        return switch (word) {
            case "any" -> kind -> kind != TownKind.CAPITAL;
            case "outpost" -> kind -> kind == TownKind.VILLAGE || kind == TownKind.FORT;
            default -> TownKind.valueOf(word.toUpperCase(Locale.ROOT))::equals;
        };
    }

    /** Colonists or armies. */
    enum UnitKind {
        COLONIST,
        ARMY;

        static UnitKind of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }

        int count(Units units) {
            return this == COLONIST ? units.colonists() : units.armies();
        }
    }
}
