package heraldo.rules.ruleset.cathay.say;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Names of things, as arguments of messages. */
public final class Say {

    private static final List<Message> RESOURCES = Resource.ALL.stream()
            .map(resource -> Message.of("resource." + resource.id()))
            .toList();

    private static final Message NOTHING = Message.of("nothing");

    /** Of a seat in the midst of the game. */
    private static final String PLAYING = "waiting";

    private Say() {}

    public static Message resource(Resource resource) {
        return RESOURCES.get(resource.place());
    }

    public static Message soldier(SoldierKind kind) {
        return Message.of("soldier." + kind.id());
    }

    public static Message honour(Honour honour) {
        return Message.of("honour." + honour.name().toLowerCase(Locale.ROOT));
    }

    public static String hex(int hex) {
        return Net.hexName(hex);
    }

    public static String edge(int edge) {
        return Net.edgeName(edge);
    }

    /** The cards of each resource that are there; {@code nothing} if there are none. */
    public static Object goods(Goods goods) {
        if (goods.isNone()) {
            return NOTHING;
        }
        List<Message> amounts = new ArrayList<>();
        for (Resource resource : Resource.ALL) {
            int n = goods.get(resource);
            if (n > 0) {
                amounts.add(Message.of("amount", "n", n, "resource", resource(resource)));
            }
        }
        return amounts;
    }

    /** Some corners by their numbers; {@code none} if there are none. */
    public static Object corners(Corners corners) {
        return corners.isNone()
                ? Message.of("none")
                : corners.stream().mapToObj(Integer::toString).toList();
    }

    /** The point cards a seat holds; {@code none} if it holds none. */
    public static Object honours(Position position, Seat seat) {
        List<Message> held = Arrays.stream(Honour.values())
                .filter(honour -> position.honours().holder(honour) == seat.number())
                .map(Say::honour)
                .toList();
        return held.isEmpty() ? Message.of("none") : held;
    }

    /** Returns the status of a seat: playing, absent, out or gone; {@code status.active} for the seat on turn. */
    public static Message status(Position position, Seat seat) {
        String condition = condition(position, seat);
        boolean active = condition.equals(PLAYING)
                && !position.over()
                && position.active().equals(seat);
        return Message.of("status." + (active ? "active" : condition));
    }

    /** The same for a table that may outlive the turn: whose turn it is does not stand in it. */
    public static Message standing(Position position, Seat seat) {
        return Message.of("status." + condition(position, seat));
    }

    private static String condition(Position position, Seat seat) {
        if (position.side(seat).player().resigned()) {
            return "resigned";
        }
        if (position.eliminated(seat)) {
            return "eliminated";
        }
        if (position.side(seat).player().absent()) {
            return "absent";
        }
        return PLAYING;
    }

    /** The round, the place in it, and the seat whose turn it is or was last. */
    public static Message turn(String key, Position position) {
        return Message.of(
                key,
                "round",
                position.round().number(),
                "place",
                position.round().place() + 1,
                "seat",
                position.active());
    }

    /** Some seats; {@code nobody} if there are none. */
    public static Object seats(Collection<Seat> seats) {
        return seats.isEmpty() ? Message.of("nobody") : List.copyOf(seats);
    }

    /** The seat with a number; {@code nobody} for 0. */
    public static Object seat(int number) {
        return number == 0 ? Message.of("nobody") : new Seat(number);
    }
}
