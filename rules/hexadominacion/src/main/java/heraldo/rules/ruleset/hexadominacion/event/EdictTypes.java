package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.List;
import java.util.stream.Stream;

/** Every act of the game master on the game, declared once. */
public final class EdictTypes {

    private static final int LAST_ROUND = 9999;
    private static final int MOST = 99_999;
    private static final int LONGEST_NAME = 12;

    private EdictTypes() {}

    public static List<OrderType<?>> all(Values values) {
        return Stream.concat(course(values).stream(), corrections(values).stream())
                .toList();
    }

    /** What concerns the course of the game. */
    private static List<OrderType<?>> course(Values values) {
        Param realm = Param.one("realm", values.realm());
        return List.of(
                OrderType.of(
                        "sanction",
                        Edict.Sanction.class,
                        realm,
                        Param.one("until", Types.whole("whole", 1, LAST_ROUND))),
                OrderType.of("pardon", Edict.Pardon.class, realm),
                OrderType.of(
                        "rename",
                        Edict.Rename.class,
                        Param.one("hex", values.hex()),
                        Param.one("name", Types.text("text", LONGEST_NAME))),
                OrderType.of("agree", Edict.Agree.class),
                OrderType.of("decline", Edict.Decline.class),
                OrderType.of("close", Edict.Close.class));
    }

    /** What sets the position right between rounds. */
    private static List<OrderType<?>> corrections(Values values) {
        Param realm = Param.one("realm", values.realm());
        Param hex = Param.one("hex", values.hex());
        return List.of(
                OrderType.of("now-owner", Edict.Award.class, hex, realm),
                OrderType.of("now-neutral", Edict.Free.class, hex),
                OrderType.of(
                        "now-soldiers",
                        Edict.Station.class,
                        Param.one("soldiers", Types.whole("whole", 0, Values.MOST_SOLDIERS)),
                        hex),
                OrderType.of(
                        "now-level", Edict.Raise.class, hex, Param.one("level", Types.whole("whole", 1, Tile.TOP))),
                OrderType.of(
                        "now-stock",
                        Edict.Hold.class,
                        realm,
                        Param.one("amount", Types.whole("whole", 0, MOST)),
                        Param.one("resource", values.resource())),
                OrderType.of(
                        "now-culture",
                        Edict.Cultivate.class,
                        realm,
                        Param.one("points", Types.whole("whole", 0, MOST))),
                OrderType.of("now-capital", Edict.Crown.class, realm, hex));
    }
}
