package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Candidates for the fields of edicts: tiles, cities and tribes, glossed by public knowledge alone. */
public record EdictFields(Game game, World world) implements EdictValues {

    @Override
    public List<String> of(OrderType<?> type, Param param) {
        return switch (kind(param)) {
            case "tile" ->
                tiles(param.name()).stream()
                        .map(tile -> game.values().tile().encode(tile))
                        .toList();
            case "tribe" ->
                world.roster().order().stream()
                        .sorted()
                        .map(tribe -> "seat-" + tribe)
                        .toList();
            default -> EdictValues.usual(param);
        };
    }

    private List<Hex> tiles(String name) {
        Chart chart = game.book().chart();
        return name.equals("city") ? chart.cities() : chart.tiles();
    }

    private static String kind(Param param) {
        return param.type().map(ParamType::name).orElse("");
    }

    @Override
    public Optional<Message> gloss(OrderType<?> type, Param param, String value) {
        if (!kind(param).equals("tile") && !kind(param).equals("tribe")) {
            return Optional.empty();
        }
        ParamQuery query = new ParamQuery(
                new Seat(world.roster().order().get(0)), OrderSheet.EMPTY, type, param.name(), new TreeMap<>());
        return Optional.ofNullable(
                Glosses.of(game, world, query).of(query, List.of(value)).get(value));
    }
}
