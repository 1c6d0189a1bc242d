package heraldo.rules.ruleset.cathay.suggest;

import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The candidate values for the fields of corrections: corners, edges, hexes and seats, from public knowledge. */
public record EdictFields(Game game, Position position, Viewer viewer) implements EdictValues {

    private static final String HAND = "gm-hold";

    @Override
    public List<String> of(OrderType<?> type, Param param) {
        return switch (kind(param)) {
            case "corner" ->
                IntStream.rangeClosed(0, Net.CORNERS)
                        .filter(Net::isCorner)
                        .mapToObj(String::valueOf)
                        .toList();
            case "edge" -> IntStream.range(0, Net.EDGES).mapToObj(Net::edgeName).toList();
            case "hex" -> IntStream.range(0, Net.HEXES).mapToObj(Net::hexName).toList();
            case "seat" ->
                position.seats().stream().map(seat -> "seat-" + seat.number()).toList();
            default -> EdictValues.usual(param);
        };
    }

    private static String kind(Param param) {
        return param.type().map(ParamType::name).orElse("");
    }

    @Override
    public Optional<Message> gloss(OrderType<?> type, Param param, String value) {
        return switch (kind(param)) {
            case "corner", "edge" -> glossed(type, param, value);
            case "hex" -> Net.hex(value).map(hex -> Message.of("gloss.bare", "what", Glosses.hex(position, hex)));
            default -> Optional.empty();
        };
    }

    private Optional<Message> glossed(OrderType<?> type, Param param, String value) {
        ParamQuery query =
                new ParamQuery(position.seats().get(0), OrderSheet.EMPTY, type, param.name(), new TreeMap<>());
        return Optional.ofNullable(
                new Glosses(game, position, query).of(List.of(value)).get(value));
    }

    /** Returns whether the values betray no secret: the number of cards that fit a hand depends on the cards of others. */
    @Override
    public boolean tellsNothing(OrderType<?> type) {
        return viewer.director() || !type.key().equals(HAND);
    }
}
