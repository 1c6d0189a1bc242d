package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexName;
import heraldo.rules.board.OddQ;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * The kinds of values the orders of this game are made of (§3.1).
 *
 * @param hex any hex of the map
 * @param number 0 to 99
 * @param province a province, by its name or number
 * @param owner a province or the independents
 */
public record Values(
        ParamType<Hex> hex,
        ParamType<Integer> number,
        ParamType<Good> resource,
        ParamType<Owner> province,
        ParamType<Owner> owner,
        ParamType<String> building,
        ParamType<String> mission) {

    private static final int MOST = 99;

    /** The longest name of a place or Wonder, in characters (R98). */
    public static final int LONGEST_NAME = 30;

    /** The longest story, in characters (R100). */
    public static final int LONGEST_STORY = 3500;

    /** Values on a map and of a rulebook. */
    public static Values of(SortedSet<Hex> map, Rulebook book) {
        ParamType<Owner> province = Types.mapped(Types.seat("seat"), Owner::of, Owner::seat);
        return new Values(
                hex(map),
                Types.whole("number", 0, MOST),
                Types.choice("resource", Good.ALL, Good::id, "resource"),
                province,
                Types.either(
                        "owner", province, Types.choice("owner", List.of(Owner.IND), owner -> "independents", "owner")),
                Types.choice(
                        "building", book.buildings().stream().map(Building::id).toList(), id -> id, "building"),
                Types.coded("mission", "[A-Z]{2}[0-9]{1,3}", id -> id, id -> id));
    }

    /** The name of a place or Wonder. */
    public ParamType<String> name() {
        return Types.text("text", LONGEST_NAME);
    }

    /** Declares the story of a turn. */
    public ParamType<String> story() {
        return Types.story("text", LONGEST_STORY);
    }

    private static ParamType<Hex> hex(SortedSet<Hex> map) {
        return Types.coded("hex", HexName.WRITTEN, OddQ::hex, OddQ::name)
                .refusing(name -> map.contains(OddQ.hex(name))
                        ? Optional.empty()
                        : Optional.of(Refusal.of("E-HEX", "R14", "hex", name)));
    }
}
