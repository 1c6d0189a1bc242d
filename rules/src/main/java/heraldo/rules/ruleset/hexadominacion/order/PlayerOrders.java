package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.List;

/** Every order a player may give, declared once, in the order of the phases (§3). */
public final class PlayerOrders {

    private static final int MOST_ORIGINS = 12;

    private PlayerOrders() {}

    public static List<OrderType<?>> all(Values values) {
        Param hex = Param.one("hex", values.hex());
        Param soldiers = Param.one("soldiers", values.soldiers());
        Param to = Param.one("to", values.realm());
        Param price = Param.one("price", values.bundle());
        return List.of(
                OrderType.of(
                        "trade",
                        Trade.class,
                        Param.one("realm", values.realm()),
                        Param.one("gives", values.bundle()),
                        Param.one("gets", values.bundle())),
                OrderType.of("build", Build.class, hex),
                OrderType.of("recruit", Recruit.class, soldiers, hex),
                OrderType.of("dismiss", Dismiss.class, soldiers, hex),
                OrderType.of(
                        "move", Move.class, soldiers, Param.one("from", values.hex()), Param.one("to", values.hex())),
                OrderType.of("capital", MoveCapital.class, hex),
                OrderType.of(
                        "attack",
                        Attack.class,
                        Param.one("target", values.hex()),
                        Param.many("origins", values.origin(), 1, MOST_ORIGINS)),
                OrderType.of(
                        "income",
                        Income.class,
                        Param.one("city", values.city()),
                        Param.one("resource", values.resource())),
                OrderType.of("cede", Cede.class, hex, to),
                OrderType.of("sell", Sell.class, hex, to, price),
                OrderType.of("buy", Buy.class, hex, Param.one("from", values.realm()), price),
                OrderType.of("surrender", Surrender.class, Param.many("grants", values.grant(), 0, Board.SIZE)),
                OrderType.of("extend", Extend.class, Param.one("rounds", values.rounds())));
    }
}
