package heraldo.rules.ruleset.cathay.say;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Honour;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Names of things, as arguments of messages. */
public final class Say {

    private Say() {}

    public static Message resource(Resource resource) {
        return Message.of("resource." + resource.id());
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
        return goods.isNone()
                ? Message.of("nothing")
                : Resource.ALL.stream()
                        .filter(resource -> goods.get(resource) > 0)
                        .map(resource -> Message.of("amount", "n", goods.get(resource), "resource", resource(resource)))
                        .toList();
    }

    /** Some seats; {@code nobody} if there are none. */
    public static Object seats(Collection<Seat> seats) {
        return seats.isEmpty() ? Message.of("nobody") : List.copyOf(seats);
    }

    /** Whoever has a number; {@code nobody} for 0. */
    public static Object seat(int number) {
        return number == 0 ? Message.of("nobody") : new Seat(number);
    }
}
