package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;

/** Every order a player may give, declared once, in the order in which help lists them (§3). */
public final class PlayerOrders {

    private PlayerOrders() {}

    public static List<OrderType<?>> all(Values values) {
        Param city = Param.one("city", values.tile());
        Param amount = Param.one("number", values.amount());
        Param from = Param.one("from", values.tile());
        Param to = Param.one("to", values.tile());
        Param ship = Param.one("ship", values.tile());
        Param via = Param.optional("via", values.tile());
        Param pact = Param.one("pact", values.pact());
        return List.of(
                OrderType.of("recruit", Recruit.class, Param.one("number", values.number()), city),
                OrderType.of("ship", Shipbuilding.class, city),
                OrderType.of("move", Move.class, amount, from, to),
                OrderType.of("embark", Embark.class, amount, from, ship),
                OrderType.of("sail", Sail.class, ship, to),
                OrderType.of("disembark", Landing.class, ship, via, Param.one("parties", values.parties())),
                OrderType.of("assault", Assault.class, ship, via, city, Param.optional("occupy", values.number())),
                OrderType.of(
                        "board",
                        Boarding.class,
                        ship,
                        via,
                        Param.one("target", values.tile()),
                        Param.optional("crew", values.number())),
                OrderType.of("transfer", Transfer.class, amount, from, to),
                OrderType.of(
                        "pact",
                        Proposal.class,
                        Param.one("with", values.tribe()),
                        Param.one("give", values.assets()),
                        Param.one("get", values.assets()),
                        Param.optional("note", values.note())),
                OrderType.of("accept", Accept.class, pact),
                OrderType.of("reject", Reject.class, pact),
                OrderType.of("withdraw", Withdraw.class, pact),
                OrderType.of("pick", Pick.class, city));
    }
}
