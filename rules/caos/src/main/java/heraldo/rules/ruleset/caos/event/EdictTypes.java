package heraldo.rules.ruleset.caos.event;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.caos.order.Values;
import java.util.List;

/** Every act of the game master, declared once. */
public final class EdictTypes {

    private static final int MOST_INHABITANTS = 9;
    private static final int MOST_POINTS = 9999;
    private static final int MOST_ACTIONS = 20;

    private EdictTypes() {}

    public static List<OrderType<?>> all(Values values) {
        Param planet = Param.one("planet", values.planet());
        Param player = Param.one("player", Values.PLAYER);
        return List.of(
                OrderType.of("now-owner", Edict.Award.class, planet, player),
                OrderType.of("now-empty", Edict.Clear.class, planet),
                OrderType.of(
                        "now-inhabitants",
                        Edict.Settle.class,
                        planet,
                        Param.one("inhabitants", Types.whole("number", 0, MOST_INHABITANTS))),
                OrderType.of("now-holy", Edict.Hallow.class, planet, Param.one("god", Values.FAITH)),
                OrderType.of("now-unholy", Edict.Profane.class, planet),
                OrderType.of(
                        "now-score",
                        Edict.Score.class,
                        player,
                        Param.one("points", Types.whole("number", 0, MOST_POINTS))),
                OrderType.of(
                        "now-permanent",
                        Edict.Strengthen.class,
                        player,
                        Param.one("actions", Types.whole("number", 0, MOST_ACTIONS))));
    }
}
