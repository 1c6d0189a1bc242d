package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.order.WholeType;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The kinds of values the orders of this game are made of (§3, R49).
 *
 * @param hex any hex, by its id or its name
 * @param city any hex, or {@link Income#ALL}
 * @param soldiers 1 to 9999
 * @param rounds extra rounds; the most that may be voted is an option of the game
 * @param realm a realm of this game
 * @param bundle 0 to 400 of each resource
 */
public record Values(
        ParamType<Integer> hex,
        ParamType<Integer> city,
        ParamType<Integer> soldiers,
        ParamType<Integer> rounds,
        ParamType<Seat> realm,
        ParamType<Resource> resource,
        ParamType<Stock> bundle) {

    /** The most soldiers that one line may name (R49). */
    public static final int MOST_SOLDIERS = 9999;

    /** The most units of a resource in one bundle (R49). */
    public static final int MOST_UNITS = 400;

    /** The most extra rounds that an option lets anybody vote. */
    public static final int MOST_ROUNDS = 999;

    private static final String EVERY_CITY = "*";

    /** Key that leads, with a hex's id, to the name that the game master has given the hex. */
    private static final String HEX = "hex";

    /** Values with the names of a map. */
    public static Values of(PlaceNames names) {
        ParamType<Integer> hex = hexes("hex", Board.HEXES, names);
        List<Integer> cities = new ArrayList<>(List.of(Income.ALL));
        cities.addAll(Board.HEXES);
        ParamType<Integer> soldiers = number("soldiers", 1, MOST_SOLDIERS);
        ParamType<Integer> amount = number("amount", 0, MOST_UNITS);
        ParamType<Seat> realm = Types.seat("realm").refusing(unknown("E_UNKNOWN_REALM", "H1", "realm"));
        ParamType<Resource> resource = Types.choice("resource", Resource.ALL, Resource::id, "resource")
                .refusing(unknown("E_UNKNOWN_RESOURCE", "H5", "resource"));
        return new Values(
                hex,
                hexes("city", cities, names),
                soldiers,
                number("rounds", 0, MOST_ROUNDS),
                realm,
                resource,
                new BundleType(amount, resource));
    }

    private static ParamType<Integer> hexes(String name, List<Integer> hexes, PlaceNames names) {
        return Types.named(name, hexes, Values::id, hex -> ways(hex, names), HEX)
                .refusing(unknown("E_UNKNOWN_HEX", "H3", "hex"));
    }

    private static List<String> ways(int hex, PlaceNames names) {
        return hex == Income.ALL ? List.of(EVERY_CITY) : List.of(Board.name(hex), names.of(hex));
    }

    private static String id(int hex) {
        return hex == Income.ALL ? EVERY_CITY : Board.name(hex);
    }

    private static WholeType number(String name, int least, int most) {
        return Types.whole(name, least, most)
                .refusingWords(typed ->
                        Refusal.of("E_QTY", "R49", "typed", new PlayerText(typed), "least", least, "most", most));
    }

    private static Function<String, Refusal> unknown(String code, String rule, String argument) {
        return typed -> Refusal.of(code, rule, argument, new PlayerText(typed));
    }
}
