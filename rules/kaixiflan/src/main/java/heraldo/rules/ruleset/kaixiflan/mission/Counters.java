package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.mission.Term.Counter;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.Locale;
import java.util.function.Predicate;

/** The terms that count deeds since the reveal. */
final class Counters {

    private Counters() {}

    /**
     * A counter.
     *
     * @param given the text between its parentheses
     * @throws IllegalArgumentException if nothing is counted under that name
     */
    static Term since(String name, String[] given, int least) {
        String args = given.length == 0 ? "" : "(" + String.join(", ", given) + ")";
        return new Term.Since("since." + name + args + " >= " + least, counter(name, given), least);
    }

    private static Counter counter(String name, String[] given) {
        return switch (name) {
            case "explored" -> (deed, by, law) -> one(deed instanceof Deed.Explored(Owner who, Hex at) && who == by);
            case "battles" -> (deed, by, law) -> one(won(deed, by));
            case "progress" -> (deed, by, law) -> one(deed instanceof Deed.Progressed(Owner who, int era) && who == by);
            case "agreements" ->
                (deed, by, law) -> one(deed instanceof Deed.Allied(Owner a, Owner b) && (a == by || b == by));
            case "banquets" -> (deed, by, law) -> one(deed instanceof Deed.Feasted(Owner who, Hex at) && who == by);
            case "traded" ->
                (deed, by, law) -> deed instanceof Deed.Traded traded && traded.by() == by ? traded.amount() : 0;
            case "founded" -> founded(kind(given.length == 0 ? "any" : given[0]), number(given, 1, 0));
            case "buildings" -> built(number(given, 0, 1));
            case "recruited" -> recruited(UnitKind.of(given[0]));
            case "kills" -> killed(Owner.valueOf(given[0].toUpperCase(Locale.ROOT)), UnitKind.of(given[1]));
            case "collected" -> collected(ConditionReader.good(given[0]));
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static int one(boolean counts) {
        return counts ? 1 : 0;
    }

    private static int number(String[] given, int index, int otherwise) {
        return index < given.length ? Integer.parseInt(given[index]) : otherwise;
    }

    private static boolean won(Deed deed, Owner by) {
        return deed instanceof Deed.Fought fought
                && fought.winner().filter(by::equals).isPresent();
    }

    private static Counter founded(Predicate<TownKind> kind, int distance) {
        return (deed, by, law) -> one(deed instanceof Deed.Founded(Owner who, TownKind founded, Hex at)
                && who == by
                && kind.test(founded)
                && law.realm().province(by).capital().distance(at) >= distance);
    }

    private static Counter built(int era) {
        return (deed, by, law) -> one(deed instanceof Deed.Built(Owner who, String building)
                && who == by
                && law.book().building(building).era() >= era);
    }

    private static Counter recruited(UnitKind kind) {
        return (deed, by, law) -> deed instanceof Deed.Recruited(Owner who, Owner units, Units count) && units == by
                ? kind.count(count)
                : 0;
    }

    private static Counter killed(Owner loser, UnitKind kind) {
        return (deed, by, law) -> won(deed, by) && by != loser ? kind.count(losses((Deed.Fought) deed, loser)) : 0;
    }

    private static Units losses(Deed.Fought fought, Owner loser) {
        Deed.Fought.Side side = fought.side(loser);
        return side.owner() == loser ? side.losses() : Units.NONE;
    }

    private static Counter collected(Good good) {
        return (deed, by, law) ->
                deed instanceof Deed.Collected(Owner who, Hex at, Stock gain) && who == by ? gain.get(good) : 0;
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
