package heraldo.rules.ruleset.tribus.event;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.order.Values;
import java.util.List;
import java.util.Locale;

/** Every act of the game master, declared once. */
public final class EdictTypes {

    private static final int MOST_SOLDIERS = 99;
    private static final int MOST_RESOURCES = 9999;

    private EdictTypes() {}

    public static List<OrderType<?>> all(Values values) {
        Param tile = values.tile("tile");
        Param city = values.tile("city");
        Param tribe = Param.one("tribe", values.tribe());
        ParamType<Weekday> day = Types.choice(
                "weekday", List.of(Weekday.values()), each -> each.name().toLowerCase(Locale.ROOT), "weekday");
        Param soldiers = Param.one("soldiers", Types.whole("number", 0, MOST_SOLDIERS));
        return List.of(
                OrderType.of("now-day", Edict.Reassign.class, tribe, Param.one("day", day)),
                OrderType.of("now-owner", Edict.Award.class, tile, tribe),
                OrderType.of("now-free", Edict.Free.class, tile),
                OrderType.of("now-soldiers", Edict.Station.class, soldiers, tile),
                OrderType.of(
                        "now-ship",
                        Edict.Launch.class,
                        tile,
                        tribe,
                        Param.one("crew", Types.whole("number", 0, MOST_SOLDIERS))),
                OrderType.of("now-no-ship", Edict.Sink.class, tile),
                OrderType.of(
                        "now-pool",
                        Edict.Fill.class,
                        city,
                        Param.one("amount", Types.whole("number", 0, MOST_RESOURCES))),
                OrderType.of("now-relieved", Edict.Relieve.class, city));
    }
}
