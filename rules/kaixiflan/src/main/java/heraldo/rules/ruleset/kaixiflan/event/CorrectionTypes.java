package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import java.util.List;
import java.util.stream.Stream;

/** Every correction of the open position, declared once (§8.2). */
final class CorrectionTypes {

    private static final int MOST = 99;
    private static final int LAST_ERA = 6;

    private CorrectionTypes() {}

    static List<OrderType<?>> all(Values values) {
        return Stream.of(things(values), court(values)).flatMap(List::stream).toList();
    }

    /** What provinces have. */
    private static List<OrderType<?>> things(Values values) {
        Param province = Param.one("province", values.province());
        Param owner = Param.one("owner", values.owner());
        Param hex = Param.one("hex", values.hex());
        List<TownKind> kinds = List.of(TownKind.VILLAGE, TownKind.FORT, TownKind.CITY);
        return List.of(
                OrderType.of(
                        "now-stock",
                        Correction.Hold.class,
                        province,
                        Param.one("amount", Types.whole("number", 0, MOST)),
                        Param.one("resource", values.resource())),
                OrderType.of(
                        "now-units",
                        Correction.Station.class,
                        hex,
                        owner,
                        Param.optional("colonists", values.number()),
                        Param.optional("armies", values.number())),
                OrderType.of(
                        "now-settlement",
                        Correction.Settlement.class,
                        hex,
                        owner,
                        Param.one("kind", Types.choice("settlement", kinds, TownKind::id, "settlement"))),
                OrderType.of(
                        "now-era",
                        Correction.Age.class,
                        province,
                        Param.one("era", Types.whole("number", 1, LAST_ERA))),
                OrderType.of(
                        "now-building", Correction.Grant.class, province, Param.one("building", values.building())));
    }

    /** Offices, the import, agreements and banquets. */
    private static List<OrderType<?>> court(Values values) {
        Param office = Param.one("office", Types.choice("office", Office.ALL, Office::id, "office"));
        return List.of(
                OrderType.of("now-office", Correction.Appoint.class, office, Param.one("province", values.province())),
                OrderType.of("now-vacant", Correction.Dismiss.class, office),
                OrderType.of("now-import", Correction.Abound.class, Param.one("resource", values.resource())),
                OrderType.of("now-unchosen", Correction.Unchosen.class),
                OrderType.of(
                        "now-agreement",
                        Correction.Ally.class,
                        Param.one("one", values.province()),
                        Param.one("other", values.province())),
                OrderType.of(
                        "now-half",
                        Correction.Offer.class,
                        Param.one("from", values.province()),
                        Param.one("to", values.province())),
                OrderType.of("now-banquet", Correction.Feasted.class, Param.one("hex", values.hex())));
    }
}
