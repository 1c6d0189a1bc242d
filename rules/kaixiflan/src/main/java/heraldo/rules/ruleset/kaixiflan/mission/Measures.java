package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.Counters.UnitKind;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The terms that measure how things stand at the check. */
final class Measures {

    private static final Pattern AREA =
            Pattern.compile("within ([0-9]{1,2}) of ([A-Za-z0-9]+)(?:\\(([A-Za-z0-9]+)\\))?");

    private Measures() {}

    /** A building that must stand. */
    static Term has(String building) {
        return new Term.Standing(
                "state.has(" + building + ")",
                (law, owner) -> law.realm().province(owner).buildings().contains(building) ? 1 : 0,
                1);
    }

    /**
     * A measure.
     *
     * @param given the text between its parentheses
     * @throws IllegalArgumentException if nothing is measured under that name
     */
    static Term state(String name, String[] given, int least) {
        String args = given.length == 0 ? "" : "(" + String.join(", ", given) + ")";
        return new Term.Standing("state." + name + args + " >= " + least, measure(name, given), least);
    }

    private static ToIntBiFunction<Law, Owner> measure(String name, String[] given) {
        return switch (name) {
            case "units" -> units(UnitKind.of(given[0]), given[1]);
            case "control" -> control(ConditionReader.good(given[0]));
            case "era" -> (law, owner) -> law.realm().province(owner).era();
            case "stock" -> stock(ConditionReader.good(given[0]));
            case "settlements" -> settlements(Counters.kind(given.length == 0 ? "any" : given[0]));
            case "routes" -> Measures::routes;
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static ToIntBiFunction<Law, Owner> control(Good good) {
        return (law, owner) -> law.control().richness(owner, good);
    }

    private static ToIntBiFunction<Law, Owner> stock(Good good) {
        return (law, owner) -> law.realm().province(owner).stock().get(good);
    }

    private static ToIntBiFunction<Law, Owner> settlements(Predicate<TownKind> kind) {
        return (law, owner) -> (int) law.realm().towns().values().stream()
                .filter(town -> town.owner() == owner && kind.test(town.kind()))
                .count();
    }

    /** To how many other capitals a free route leads. */
    private static int routes(Law law, Owner owner) {
        return (int) law.realm().provinces().entrySet().stream()
                .filter(other -> other.getKey() != owner)
                .filter(other ->
                        law.routes().fromCapital(owner, other.getValue().capital()))
                .count();
    }

    private static ToIntBiFunction<Law, Owner> units(UnitKind kind, String area) {
        Matcher form = AREA.matcher(area);
        if (!form.matches()) {
            throw new IllegalArgumentException(area);
        }
        int reach = Integer.parseInt(form.group(1));
        String centre = form.group(2).toUpperCase(Locale.ROOT);
        String province = form.group(3) == null ? "" : form.group(3).toUpperCase(Locale.ROOT);
        Centre middle = centre(centre, province);
        return (law, owner) -> middle.of(law.realm(), owner)
                .map(hex -> kind.count(around(law.realm().muster(), hex, reach, owner)))
                .orElse(0);
    }

    /** All units of an owner that are not too far from a hex. */
    private static Units around(Muster muster, Hex middle, int reach, Owner owner) {
        Units found = Units.NONE;
        for (Map.Entry<Hex, SortedMap<Owner, Units>> post : muster.posts().entrySet()) {
            if (post.getKey().distance(middle) <= reach) {
                found = found.plus(post.getValue().getOrDefault(owner, Units.NONE));
            }
        }
        return found;
    }

    /** The middle of an area, which may depend on the position and on who is looked at; there may be none. */
    @FunctionalInterface
    private interface Centre {
        Optional<Hex> of(Realm realm, Owner owner);
    }

    private static Centre centre(String name, String province) {
        return switch (name) {
            case "KAIXIFLAN" -> (realm, owner) -> Optional.of(realm.court().kaixiflan());
            case "CAPITAL" -> capital(province);
            default -> {
                Optional<Hex> hex = Optional.of(OddQ.hex(name));
                yield (realm, owner) -> hex;
            }
        };
    }

    private static Centre capital(String province) {
        if (province.isEmpty()) {
            return (realm, owner) -> Optional.of(realm.province(owner).capital());
        }
        Owner whose = Owner.valueOf(province);
        return (realm, owner) ->
                Optional.ofNullable(realm.provinces().get(whose)).map(Province::capital);
    }
}
