package heraldo.rules.trial;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import java.util.List;

final class CairnOrders {

    private static final ParamType<Pile> PILE = Types.choice("pile", List.of(Pile.values()), Pile::id, "pile");
    private static final ParamType<Integer> COUNT =
            Types.whole("whole", 1, 9).refusing(typed -> Refusal.of("E_COUNT", "", "n", typed));

    static final List<OrderType<?>> PLAYERS = List.of(
            OrderType.of("put", Put.class, Param.one("count", COUNT), Param.one("pile", PILE)),
            OrderType.of(
                    "carry",
                    Carry.class,
                    Param.one("from", PILE),
                    Param.group("loads", Carry.Load.class, 3, Param.one("to", PILE), Param.optional("count", COUNT)),
                    Param.flag("slowly")),
            OrderType.of(
                    "watch", Watch.class, Param.many("piles", PILE, 0, 3), Param.optional("seat", Types.seat("seat"))),
            OrderType.of("whisper", Whisper.class, Param.one("text", Types.text("text", 40))),
            OrderType.of("tale", Tale.class, Param.one("text", Types.story("text", 400))),
            OrderType.of("stop", Stop.class));

    static final List<OrderType<?>> DIRECTOR = List.of(OrderType.of("flood", Flood.class, Param.one("pile", PILE)));

    private CairnOrders() {}
}
