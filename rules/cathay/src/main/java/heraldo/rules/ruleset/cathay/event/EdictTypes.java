package heraldo.rules.ruleset.cathay.event;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.order.Values;
import java.util.List;
import java.util.Locale;

/** Every correction, declared once. */
public final class EdictTypes {

    private static final int MOST = 99;
    private static final ParamType<Integer> HEX =
            Types.coded("hex", "[A-S]", name -> Net.hex(name).orElseThrow(), Net::hexName);
    private static final ParamType<Edict.Mark.Presence> PRESENCE = Types.choice(
            "presence",
            List.of(Edict.Mark.Presence.values()),
            presence -> presence.name().toLowerCase(Locale.ROOT),
            "presence");
    private static final Param SEAT = Param.one("seat", Types.seat("seat"));

    /** All corrections. */
    public static final List<OrderType<?>> ALL = List.of(
            OrderType.of(
                    "gm-hold",
                    Edict.Hold.class,
                    SEAT,
                    Param.one("resource", Values.RESOURCE),
                    Param.one("count", Types.whole("whole", 0, MOST))),
            OrderType.of("gm-place", Edict.Place.class, SEAT, Values.CORNER),
            OrderType.of("gm-raise", Edict.Raise.class, Values.CORNER),
            OrderType.of("gm-raze", Edict.Raze.class, Values.CORNER),
            OrderType.of("gm-pave", Edict.Pave.class, Values.EDGE, Param.optional("seat", Types.seat("seat"))),
            OrderType.of("gm-post", Edict.Post.class, SEAT, Values.KIND, Values.CORNER),
            OrderType.of("gm-dismiss", Edict.Dismiss.class, SEAT, Values.CORNER),
            OrderType.of("gm-rob", Edict.Rob.class, Param.one("hex", HEX)),
            OrderType.of("gm-mark", Edict.Mark.class, SEAT, Param.one("presence", PRESENCE)));

    private EdictTypes() {}
}
