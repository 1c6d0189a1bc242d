package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.order.Landing.Party;
import heraldo.rules.ruleset.tribus.order.Values;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Glosses on values: a tile and its occupants as one's own sheet would leave them, and the content of a pact. */
public record Glosses(Chart chart, Values values, World world, Board board) {

    public static Glosses of(Game game, World world, ParamQuery query) {
        Board board = game.examiner().after(world, query.seat(), query.sheet()).board();
        return new Glosses(game.book().chart(), game.values(), world, board);
    }

    /** Returns the glosses on stored values, by value. */
    public SortedMap<String, Message> of(ParamQuery query, List<String> stored) {
        SortedMap<String, Message> glosses = new TreeMap<>();
        stored.forEach(value -> gloss(query, value).ifPresent(said -> glosses.put(value, said)));
        return glosses;
    }

    private Optional<Message> gloss(ParamQuery query, String value) {
        return switch (query.kind()) {
            case "tile" -> Optional.of(place(values.tile().decode(value)));
            case "pact" -> pact(Integer.parseInt(value));
            case "tribe" -> Optional.of(tribe(Seat.of(value).number()));
            case "number" ->
                query.type().key().equals("recruit") ? Optional.of(price(Integer.parseInt(value))) : Optional.empty();
            case "parties" ->
                values.parties().decode(value).stream()
                        .findFirst()
                        .map(Party::to)
                        .map(this::place);
            case "assets" -> values.assets().decode(value).stream().findFirst().map(asset -> place(asset.place()));
            default -> Optional.empty();
        };
    }

    private Message tribe(int tribe) {
        Holding holding = Holding.of(chart, world.settings(), board, tribe);
        return Message.of(
                "gloss.tribe", "cities", holding.cities(), "lands", holding.lands(), "soldiers", holding.soldiers());
    }

    private Message price(int soldiers) {
        return Message.of("gloss.price", "n", soldiers * world.settings().troopCost());
    }

    private Message place(Hex hex) {
        return chart.city(hex)
                ? Message.of("gloss.named", "name", chart.cityName(hex), "what", what(hex))
                : Message.of("gloss.bare", "what", what(hex));
    }

    private Message what(Hex hex) {
        if (chart.sea(hex)) {
            return board.ship(hex).map(Glosses::ship).orElseGet(() -> Message.of("gloss.sea"));
        }
        Tile tile = board.tile(hex);
        String kind = chart.city(hex) ? chart.port(hex) ? "port" : "city" : "land";
        boolean drafting = world.stage() == Stage.PICK;
        if (drafting && chart.city(hex) && tile.owner() == Tribe.NOBODY) {
            return Message.of("gloss.free-" + kind);
        }
        // The soldiers of a city that is picked come with the last pick (T2).
        int soldiers = drafting && chart.city(hex) ? world.settings().startTroops() : tile.soldiers();
        return Message.of("gloss." + kind, "owner", Say.tribe(tile.owner()), "soldiers", soldiers);
    }

    private static Message ship(Ship ship) {
        return Message.of("gloss.ship", "owner", Say.tribe(ship.owner()), "crew", ship.crew());
    }

    private Optional<Message> pact(int id) {
        return world.pacts().stream()
                .filter(pact -> pact.id() == id)
                .findFirst()
                .map(pact -> new Say(chart).pact("gloss.pact", pact));
    }
}
