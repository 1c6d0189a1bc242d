package heraldo.rules.ruleset.cathay.suggest;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Which hexes a corner or an edge lies at, what stands there, and where a soldier is. */
public final class Glosses {

    private final Position position;
    private final Seat seat;

    public Glosses(Position position, Seat seat) {
        this.position = position;
        this.seat = seat;
    }

    /** What stands behind values, by value. */
    public SortedMap<String, Message> of(ParamQuery query, List<String> values) {
        SortedMap<String, Message> glosses = new TreeMap<>();
        values.forEach(value -> gloss(query.kind(), value).ifPresent(said -> glosses.put(value, said)));
        return glosses;
    }

    private Optional<Message> gloss(String type, String value) {
        return switch (type) {
            case "corner" -> Optional.of(corner(Integer.parseInt(value)));
            case "edge" -> Optional.of(edge(Net.edge(value).orElseThrow()));
            case "soldier" ->
                position.side(seat).troop().soldiers().stream()
                        .filter(soldier -> soldier.id().equals(SoldierId.of(value)))
                        .findFirst()
                        .map(this::soldier);
            default -> Optional.empty();
        };
    }

    private Message corner(int corner) {
        List<Message> around = hexes(Arrays.stream(Net.hexesAt(corner)));
        int builder = position.builder(corner);
        if (builder > 0) {
            String kind = position.side(builder).buildings().cities().has(corner) ? "city" : "settlement";
            return Message.of("gloss." + kind, "owner", new Seat(builder), "around", around);
        }
        return position.ruins().has(corner)
                ? Message.of("gloss.ruin", "around", around)
                : Message.of("gloss.bare", "what", around);
    }

    /** An edge lies between two hexes, or beside one at the coast. */
    private Message edge(int edge) {
        List<Integer> far = Arrays.stream(Net.hexesAt(Net.high(edge))).boxed().toList();
        List<Message> sides = hexes(Arrays.stream(Net.hexesAt(Net.low(edge))).filter(far::contains));
        return Message.of("gloss.edge", "sides", sides, "n", sides.size());
    }

    private Message soldier(Soldier soldier) {
        return Message.of(
                "gloss.soldier",
                "kind",
                Say.soldier(soldier.id().kind()),
                "corner",
                Integer.toString(soldier.corner()),
                "around",
                hexes(Arrays.stream(Net.hexesAt(soldier.corner()))));
    }

    private List<Message> hexes(IntStream hexes) {
        return hexes.mapToObj(hex -> hex(position.board().tile(hex))).toList();
    }

    private static Message hex(Tile tile) {
        return tile.resource()
                .map(resource -> Message.of("gloss.hex", "resource", Say.resource(resource), "number", tile.number()))
                .orElseGet(() -> Message.of("gloss.desert"));
    }
}
