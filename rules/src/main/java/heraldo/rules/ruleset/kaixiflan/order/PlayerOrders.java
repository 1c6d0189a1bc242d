package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;

/** Every order a player may give, declared once, in the order in which help lists them (§3.2). */
public final class PlayerOrders {

    private static final int MOST_GROUPS = 12;
    private static final int MOST_POINTS = 4;
    private static final int NEIGHBOURS = 6;

    private PlayerOrders() {}

    public static List<OrderType<?>> all(Values values) {
        Param hex = Param.one("hex", values.hex());
        Param province = Param.one("province", values.province());
        Param name = Param.optional("name", values.name());
        return List.of(
                marching("move", Move.class, values),
                OrderType.of("guide", Guide.class, Param.one("destination", values.hex())),
                gathering("collect", Collect.class, values),
                OrderType.of("explore", Explore.class, Param.many("hexes", values.hex(), 1, MOST_POINTS)),
                enlisting("recruit", Recruit.class, values),
                OrderType.of("build", Build.class, Param.one("building", values.building())),
                OrderType.of("village", Village.class, hex, name),
                OrderType.of("fort", Fort.class, hex, name),
                OrderType.of("city", City.class, hex, name),
                OrderType.of("progress", Progressing.class, name),
                OrderType.of(
                        "trade",
                        Exchange.class,
                        Param.one("give", values.resource()),
                        Param.one("quantity", values.number()),
                        Param.one("get", values.resource())),
                OrderType.of("agreement", Agreement.class, province),
                OrderType.of("banquet", Banquet.class, hex),
                OrderType.of("fight", Fight.class, hex, Param.optional("against", values.owner())),
                marching("ind-move", IndMove.class, values),
                gathering("ind-collect", IndCollect.class, values),
                enlisting("ind-recruit", IndRecruit.class, values),
                OrderType.of("pass", Pass.class),
                OrderType.of(
                        "vote",
                        Vote.class,
                        Param.optional("favourite", values.province()),
                        Param.optional("governor", values.province()),
                        Param.optional("trade", values.province())),
                OrderType.of("import", Import.class, Param.one("resource", values.resource())),
                OrderType.of("ballad", Ballad.class, province),
                OrderType.of("tribute", Tribute.class, Param.one("mission", values.mission())),
                OrderType.of("name", Name.class, hex, Param.one("name", values.name())),
                OrderType.of("story", Story.class, Param.one("text", values.story())));
    }

    private static <O extends Record & Order> OrderType<O> marching(String key, Class<O> record, Values values) {
        return OrderType.of(
                key,
                record,
                Param.one("origin", values.hex()),
                Param.group(
                        "legs",
                        Leg.class,
                        MOST_GROUPS,
                        Param.one("destination", values.hex()),
                        Param.optional("colonists", values.number()),
                        Param.optional("armies", values.number())));
    }

    private static <O extends Record & Order> OrderType<O> gathering(String key, Class<O> record, Values values) {
        return OrderType.of(
                key,
                record,
                Param.one("hex", values.hex()),
                Param.many("sources", values.hex(), 0, NEIGHBOURS),
                Param.flag("colonists"));
    }

    private static <O extends Record & Order> OrderType<O> enlisting(String key, Class<O> record, Values values) {
        return OrderType.of(
                key,
                record,
                Param.one("settlement", values.hex()),
                Param.group(
                        "levies",
                        Levy.class,
                        MOST_GROUPS,
                        Param.optional("deploy", values.hex()),
                        Param.optional("colonists", values.number()),
                        Param.optional("armies", values.number())));
    }
}
