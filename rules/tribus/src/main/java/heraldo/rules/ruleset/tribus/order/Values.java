package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexName;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Link;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.order.Landing.Party;
import heraldo.rules.ruleset.tribus.state.Asset;
import java.util.List;
import java.util.Optional;

/**
 * The kinds of values the orders of this game are made of (§3).
 *
 * @param tile any tile by its id, and a city by its name too
 * @param number a whole number; whether it is not too great is for the checks to say
 * @param amount a whole number, or all
 * @param pact the number of a pact
 * @param parties groups that land
 * @param assets what passes by a pact, or nothing
 */
public record Values(
        ParamType<Hex> tile,
        ParamType<Integer> number,
        ParamType<Amount> amount,
        ParamType<Integer> pact,
        ParamType<Seat> tribe,
        ParamType<List<Party>> parties,
        ParamType<List<Asset>> assets,
        ParamType<String> note) {

    /** The most characters of a note. */
    public static final int LONGEST_NOTE = 200;

    private static final int MOST = 99;
    private static final int MOST_PACTS = 99_999;
    private static final int NEIGHBOURS = 6;
    private static final int MOST_ASSETS = 12;
    private static final String NOTHING = "nothing";

    /** Values on a map. */
    public static Values of(Chart chart) {
        ParamType<Hex> tile = tile(chart);
        ParamType<Amount> amount = counted();
        return new Values(
                tile,
                Types.whole("number", 0, MOST).refusing(Values::wrong),
                amount,
                Types.whole("pact", 1, MOST_PACTS),
                Types.seat("tribe"),
                Types.list("parties", party(amount, tile), 1, NEIGHBOURS),
                assets(tile),
                Types.text("note", LONGEST_NOTE));
    }

    /** A parameter that is a tile. */
    public Param tile(String name) {
        return Param.one(name, tile);
    }

    Param amount(String name) {
        return Param.one(name, amount);
    }

    /** Returns an optional parameter for a number of soldiers. */
    Param count(String name) {
        return Param.optional(name, number);
    }

    /** Returns an optional parameter for the tile to which a ship sails before it acts. */
    Param via() {
        return Param.optional("via", tile);
    }

    private static ParamType<Hex> tile(Chart chart) {
        ParamType<Hex> id = Types.coded("tile", HexName.WRITTEN, chart::hex, chart::name)
                .refusing(name -> chart.find(name).isPresent()
                        ? Optional.empty()
                        : Optional.of(Refusal.of("E_UNKNOWN_TILE", "", "tile", name)));
        return Types.either("tile", id, Types.choice("city", chart.cities(), chart::cityName, "place"));
    }

    private static ParamType<Amount> counted() {
        ParamType<Amount> number = Types.mapped(
                Types.whole("amount", 0, MOST).refusing(Values::wrong),
                Amount::new,
                amount -> Optional.of(amount.number()).filter(count -> count >= 0));
        return Types.either("amount", number, Types.choice("amount", List.of(Amount.ALL), all -> "all", "amount"));
    }

    private static Refusal wrong(String typed) {
        return Refusal.of("E_QTY", "T8", "n", new PlayerText(typed));
    }

    private static ParamType<Party> party(ParamType<Amount> amount, ParamType<Hex> tile) {
        return Types.pair("parties", amount, Link.sign(">"), tile, Party::new, Party::number, Party::to);
    }

    private static ParamType<List<Asset>> assets(ParamType<Hex> tile) {
        ParamType<Asset.Kind> kind = Types.choice("asset", List.of(Asset.Kind.values()), Asset.Kind::id, "asset");
        ParamType<Asset> asset = Types.pair("assets", kind, Link.NONE, tile, Asset::new, Asset::kind, Asset::place);
        ParamType<List<Asset>> none = Types.mapped(
                Types.choice("assets", List.of(NOTHING), id -> id, "asset"),
                nothing -> List.of(),
                list -> Optional.of(NOTHING).filter(nothing -> list.isEmpty()));
        return Types.either("assets", none, Types.list("assets", asset, 1, MOST_ASSETS));
    }
}
