package heraldo.rules.ruleset.cathay.suggest;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The glosses on values, after the lines already written: the hexes and pieces at a corner or an edge, the corner of a soldier,
 * the stock of a resource, the price of a soldier.
 */
public final class Glosses {

    private final Game game;
    private final Position position;
    private final ParamQuery query;
    private final Seat seat;

    public Glosses(Game game, Position position, ParamQuery query) {
        this.game = game;
        this.query = query;
        this.seat = query.seat();
        this.position = seat.number() <= position.sides().size() ? written(game, position, query) : position;
    }

    private static Position written(Game game, Position position, ParamQuery query) {
        Trial trial = game.rehearsal(position, query.seat());
        Game.commands(query.sheet()).forEach(trial::next);
        return trial.position();
    }

    /** Returns the glosses by value. */
    public SortedMap<String, Message> of(List<String> values) {
        SortedMap<String, Message> glosses = new TreeMap<>();
        values.forEach(value -> gloss(value).ifPresent(said -> glosses.put(value, said)));
        return glosses;
    }

    private Optional<Message> gloss(String value) {
        return switch (query.kind()) {
            case "corner" -> Optional.of(corner(Integer.parseInt(value)));
            case "edge" -> Optional.of(edge(Net.edge(value).orElseThrow()));
            case "soldier" ->
                position.side(seat).troop().soldiers().stream()
                        .filter(soldier -> soldier.id().equals(SoldierId.of(value)))
                        .findFirst()
                        .map(this::soldier);
            case "soldier-kind" -> Optional.of(kind(SoldierKind.valueOf(value.toUpperCase(Locale.ROOT))));
            case "resource" -> Optional.of(stock(Resource.of(value.charAt(0))));
            case "times" -> Optional.of(times(Integer.parseInt(value)));
            default -> Optional.empty();
        };
    }

    private Message corner(int corner) {
        Message place = place(corner);
        List<Message> soldiers = position.seats().stream()
                .flatMap(owner -> position.side(owner).troop().soldiers().stream()
                        .filter(soldier -> soldier.corner() == corner)
                        .map(soldier -> Message.of(
                                "label.stands", "kind", Say.soldier(soldier.id().kind()), "owner", owner)))
                .toList();
        return soldiers.isEmpty() ? place : Message.of("label.held", "place", place, "soldiers", soldiers);
    }

    private Message place(int corner) {
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
        return Message.of("gloss.soldier", "kind", Say.soldier(soldier.id().kind()))
                .with("corner", Integer.toString(soldier.corner()))
                .with("around", hexes(Arrays.stream(Net.hexesAt(soldier.corner()))));
    }

    private Message kind(SoldierKind kind) {
        return Message.of("label.price", "goods", Say.goods(game.prices().of(kind)));
    }

    /** Tells the stock of a resource: the bank's for a resource to receive, one's own for any other. */
    private Message stock(Resource resource) {
        return query.param().equals("receive")
                ? Message.of("label.bank", "n", position.tabletop().bank().get(resource))
                : Message.of("label.stock", "n", position.side(seat).hand().get(resource));
    }

    private static Message times(int times) {
        return Message.of("label.times", "give", times * Prices.RATE, "receive", times);
    }

    private List<Message> hexes(IntStream hexes) {
        return hexes.mapToObj(hex -> hex(position.board().tile(hex))).toList();
    }

    /** A hex by what it yields. */
    static Message hex(Position position, int hex) {
        return hex(position.board().tile(hex));
    }

    private static Message hex(Tile tile) {
        return tile.resource()
                .map(resource -> Message.of("gloss.hex", "resource", Say.resource(resource), "number", tile.number()))
                .orElseGet(() -> Message.of("gloss.desert"));
    }
}
