package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Values for the fields of the game master's acts: every hex and every realm, with notes from public knowledge. */
public record EdictFields(Game game, World world) implements EdictValues {

    @Override
    public List<String> of(OrderType<?> type, Param param) {
        return switch (kind(param)) {
            case "hex" -> Board.HEXES.stream().map(Board::name).toList();
            case "realm" -> world.everybody().map(Seat::toString).toList();
            default -> EdictValues.usual(param);
        };
    }

    private static String kind(Param param) {
        return param.type().map(ParamType::name).orElse("");
    }

    @Override
    public Optional<Message> gloss(OrderType<?> type, Param param, String value) {
        if (!kind(param).equals("hex") && !kind(param).equals("realm")) {
            return Optional.empty();
        }
        ParamQuery query = new ParamQuery(new Seat(1), OrderSheet.EMPTY, type, param.name(), new TreeMap<>());
        return Optional.ofNullable(
                Glosses.of(game, world, query, List.of(value)).get(value));
    }
}
