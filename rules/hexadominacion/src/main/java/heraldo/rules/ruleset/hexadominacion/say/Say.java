package heraldo.rules.ruleset.hexadominacion.say;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Status;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Names of things, as arguments of messages. */
public final class Say {

    private static final Message NOTHING = Message.of("nothing");

    /** In the order of the resources. */
    private static final List<Message> RESOURCES = Resource.ALL.stream()
            .map(resource -> Message.of("resource." + resource.id()))
            .toList();

    private Say() {}

    /** The owner of a hex: a realm by the name it has in its campaign, or nobody. */
    public static Object owner(int owner) {
        return owner == Tile.NOBODY ? Message.of("neutral") : new Seat(owner);
    }

    public static String hex(int hex) {
        return Board.name(hex);
    }

    /** Some hexes; {@code none} if there are none. */
    public static Object hexes(Collection<Integer> hexes) {
        return hexes.isEmpty()
                ? Message.of("none")
                : hexes.stream().map(Board::name).toList();
    }

    public static Message resource(Resource resource) {
        return RESOURCES.get(Resource.ALL.indexOf(resource));
    }

    public static Message industry(Industry industry) {
        return Message.of("industry." + industry.id());
    }

    public static Message status(Status status) {
        return Message.of("status." + status.id());
    }

    /** The amounts of a stock that are not zero; {@code nothing} if all are. */
    public static Object stock(Stock stock) {
        if (stock.isNone()) {
            return NOTHING;
        }
        List<Message> amounts = new ArrayList<>(Resource.ALL.size());
        for (Resource resource : Resource.ALL) {
            int amount = stock.get(resource);
            if (amount != 0) {
                amounts.add(Message.of("amount", "n", amount, "resource", resource(resource)));
            }
        }
        return List.copyOf(amounts);
    }

    /** Whole sentences one after another, without the commas of an enumeration; {@code nothing} if there are none. */
    public static Message joined(List<Message> sentences) {
        return Message.inTurn("sentences", sentences).orElseGet(() -> Message.of("nothing"));
    }
}
