package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;

/** Every order a player may give, declared once, in the order of the table (§5). */
public final class PlayerOrders {

    private static final Param CORNER = Param.one("corner", Values.CORNER);
    private static final Param EDGE = Param.one("edge", Values.EDGE);
    private static final Param SOLDIER = Param.one("soldier", Values.SOLDIER);

    /** All orders. */
    public static final List<OrderType<?>> ALL = List.of(
            OrderType.of("start", Start.class, CORNER, EDGE),
            OrderType.of("road", Road.class, EDGE),
            OrderType.of("settle", Settle.class, CORNER),
            OrderType.of("city", City.class, CORNER),
            OrderType.of("recruit", Recruit.class, Param.one("kind", Values.KIND), CORNER),
            OrderType.of(
                    "trade",
                    Trade.class,
                    Param.one("give", Values.RESOURCE),
                    Param.one("receive", Values.RESOURCE),
                    Param.optional("times", Values.TIMES)),
            OrderType.of("move", Move.class, SOLDIER, CORNER),
            OrderType.of("attack", Attack.class, SOLDIER, CORNER),
            OrderType.of("claim", Claim.class, CORNER),
            OrderType.of("rise", Rise.class, CORNER),
            OrderType.of("end", End.class),
            OrderType.of("discard", Discard.class, Param.one("preference", Values.PREFERENCE)),
            OrderType.of("resign", Resign.class, Param.one("confirm", Values.SURE)));

    private PlayerOrders() {}
}
