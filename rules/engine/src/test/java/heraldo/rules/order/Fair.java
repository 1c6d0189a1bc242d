package heraldo.rules.order;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Orders of every shape that a line can have, in two languages. */
final class Fair {

    record Stake(String hex, int count) {}

    record Attack(String target, List<Stake> origins) implements Order {}

    record Landing(Object count, String hex) {}

    record Land(String ship, Optional<String> via, List<Landing> landings) implements Order {}

    record Ally(String hex, List<Seat> members, Seat winner, Optional<Seat> lord, List<Seat> victims)
            implements Order {}

    record Raid(String hex, Optional<Integer> times, Optional<String> from) implements Order {}

    record Guard(String sector) implements Order {}

    record Ware(int count, String good) {}

    record Barter(Seat with, List<Ware> give, List<Ware> get) implements Order {}

    record Income(Optional<String> hex, String good) implements Order {}

    record Discard(List<String> goods) implements Order {}

    private static final ParamType<String> HEX = Types.coded("hex", "[A-Z][0-9]{1,2}", hex -> hex, hex -> hex)
            .refusing(hex -> hex.startsWith("Z") ? Optional.of(Refusal.of("E_HEX", "", "hex", hex)) : Optional.empty());
    private static final ParamType<String> GOOD =
            Types.choice("good", List.of("wood", "metal", "stone"), id -> id, "good");
    private static final ParamType<String> SECTOR =
            Types.choice("sector", List.of("eye", "rim"), id -> id, "sector").abbreviated(3);
    private static final ParamType<Integer> COUNT = Types.whole("whole", 1, 99);
    private static final ParamType<Object> ALL_OR_COUNT =
            Types.either("amount", COUNT, Types.choice("all", List.of("all"), id -> id, "amount"));
    private static final ParamType<Seat> SEAT = Types.seat("seat");

    static final List<OrderType<?>> TYPES = List.of(
            OrderType.of(
                    "attack",
                    Attack.class,
                    Param.one("target", HEX),
                    Param.group("origins", Stake.class, 6, Param.one("hex", HEX), Param.one("count", COUNT))),
            OrderType.of(
                    "land",
                    Land.class,
                    Param.one("ship", HEX),
                    Param.optional("via", HEX),
                    Param.group("landings", Landing.class, 4, Param.one("count", ALL_OR_COUNT), Param.one("hex", HEX))),
            OrderType.of(
                    "ally",
                    Ally.class,
                    Param.one("hex", HEX),
                    Param.many("members", SEAT, 1, 9),
                    Param.one("winner", SEAT),
                    Param.optional("lord", SEAT),
                    Param.many("victims", SEAT, 0, 9)),
            OrderType.of(
                    "raid",
                    Raid.class,
                    Param.one("hex", HEX),
                    Param.optional("times", COUNT),
                    Param.optional("from", HEX)),
            OrderType.of("guard", Guard.class, Param.one("sector", SECTOR)),
            OrderType.of("barter", Barter.class, Param.one("with", SEAT), wares("give"), wares("get")),
            OrderType.of("income", Income.class, Param.optional("hex", HEX), Param.one("good", GOOD)),
            OrderType.of("discard", Discard.class, Param.many("goods", GOOD, 5, 5)));

    private static final String SPANISH = """
            good: {wood: [madera, M], metal: [metal, T], stone: [piedra, P]}
            sector: {eye: [El Ojo, ojo], rim: [el borde, borde]}
            amount: {all: [todo, all]}
            seat: {"1": [Rojo, R1], "2": [Azul Marino, R2], "3": [Verde, R3]}
            line: {comment: ["#"], separator: [";"]}
            orders:
              attack: {line: "atacar {target} desde {origins, }", origins: "{hex}:{count}"}
              land: {line: "desembarcar {ship} [via {via}] : {landings, }", landings: "{count} > {hex}"}
              ally: {line: "alianza {hex} con {members,} para {winner} [señor {lord}] [mata {victims,}]"}
              raid: {line: "invadir {hex} [x|×|{times}] [desde {from}]"}
              guard: {line: "defender sector {sector}"}
              barter: {line: "comercio {with} doy {give, } recibo {get, }", give: "{count} {good}", get: "{count} {good}"}
              income: {line: ["recibir {hex} {good}", "recibir * {good}"]}
              discard: {line: "descarte {goods}"}
            """;

    private static final String ENGLISH = """
            good: {wood: [wood, W], metal: [metal, T], stone: [stone, S]}
            sector: {eye: [The Eye, eye], rim: [the rim, rim]}
            amount: {all: [all, todo]}
            seat: {"1": [Red, R1], "2": [Navy Blue, R2], "3": [Green, R3]}
            line: {comment: ["#"], separator: [";"]}
            orders:
              attack: {line: "attack {target} from {origins, }", origins: "{hex}:{count}"}
              land: {line: "disembark {ship} [via {via}] : {landings, }", landings: "{count} > {hex}"}
              ally: {line: "ally {hex} with {members,} for {winner} [warlord {lord}] [kills {victims,}]"}
              raid: {line: "invade {hex} [x|×|{times}] [from {from}]"}
              guard: {line: "defend sector {sector}"}
              barter: {line: "trade {with} give {give, } get {get, }", give: "{count} {good}", get: "{count} {good}"}
              income: {line: ["income {hex} {good}", "income * {good}"]}
              discard: {line: "discard {goods}"}
            """;

    static final OrderBook BOOK = new OrderBook(
            TYPES,
            List.of(
                    Bundle.read(Languages.SPANISH, "words.es.yaml", SPANISH),
                    Bundle.read(Languages.ENGLISH, "words.en.yaml", ENGLISH)),
            "E_SYNTAX");

    static final Lexicon ES = BOOK.lexicon(Languages.SPANISH, roster());
    static final Lexicon EN = BOOK.lexicon(Languages.ENGLISH, roster());

    private Fair() {}

    private static Param wares(String name) {
        return Param.group(name, Ware.class, 3, Param.one("count", COUNT), Param.one("good", GOOD));
    }

    private static Roster roster() {
        return new Roster(List.of(new Seat(1), new Seat(2), new Seat(3)), new TreeMap<>());
    }

    /** What a line says, in canonical Spanish; of a refused line its code and the word it stumbles over. */
    static String hear(String line, Lexicon lexicon) {
        LineReading reading = BOOK.read(line, lexicon);
        return reading.order()
                .map(order -> BOOK.write(order, ES))
                .orElseGet(() -> said(reading.refusal().orElseThrow()));
    }

    private static String said(Refusal refusal) {
        Object why = refusal.message().arguments().get("why");
        return refusal.code() + (why == null ? "" : " " + why);
    }
}
