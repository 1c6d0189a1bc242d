package heraldo.rules.ruleset.caos.order;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;

/** Every order a player may give, declared once, in the order of the rules (§5.1). */
public final class PlayerOrders {

    private static final int MOST_PLANETS = 12;
    private static final int MOST_SEATS = 10;

    private PlayerOrders() {}

    public static List<OrderType<?>> all(Values values) {
        Param planet = Param.one("planet", values.planet());
        Param times = Param.optional("times", values.count());
        Param player = Param.one("player", values.player());
        return List.of(
                OrderType.of("invade", Invade.class, planet, times, Param.optional("from", values.subsector())),
                OrderType.of("defend", Defend.class, planet, times),
                OrderType.of("defend-sector", DefendSector.class, Param.one("sector", values.sector()), times),
                OrderType.of("cede", Cede.class, planet, player),
                OrderType.of(
                        "swap",
                        Swap.class,
                        Param.many("give", values.planet(), 1, MOST_PLANETS),
                        Param.many("get", values.planet(), 1, MOST_PLANETS),
                        player),
                OrderType.of(
                        "ally",
                        Ally.class,
                        planet,
                        Param.many("members", values.player(), 1, MOST_SEATS),
                        Param.one("receiver", values.player()),
                        Param.optional("warlord", values.player()),
                        Param.many("kills", values.player(), 0, MOST_SEATS)),
                OrderType.of(
                        "deed",
                        Claim.class,
                        Param.one("code", values.deed()),
                        Param.many("planets", values.planet(), 0, MOST_PLANETS),
                        Param.optional("god", values.god())),
                OrderType.of("pass", Pass.class),
                OrderType.of(
                        "lieutenants",
                        Lieutenants.class,
                        Param.one("first", values.player()),
                        Param.one("second", values.player())),
                OrderType.of("resign", Resign.class, Param.one("band", values.band())));
    }

    /** What a player fills in when he joins. */
    public static OrderType<Enrol> enrolment(Values values) {
        return OrderType.of(
                "enrol",
                Enrol.class,
                Param.one("band", values.band()),
                Param.optional("article", values.article()),
                Param.optional("faith", values.faith()));
    }
}
