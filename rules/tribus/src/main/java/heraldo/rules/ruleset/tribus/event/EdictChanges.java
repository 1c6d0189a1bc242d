package heraldo.rules.ruleset.tribus.event;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** What the game master's acts change: all of it lies open. */
public record EdictChanges(Say say, Compared<World> compared) {

    /** What an act has changed. */
    public static List<Change> of(Chart chart, World before, World after, Order order) {
        return new EdictChanges(new Say(chart), new Compared<>(before, after))
                .told(before, (Edict) order)
                .changes();
    }

    private Compared<World> told(World before, Edict edict) {
        return switch (edict) {
            case Edict.Reassign reassign -> days(before);
            case Edict.Award(Hex tile, Seat tribe) -> owner(tile);
            case Edict.Free(Hex tile) -> {
                owner(tile);
                yield soldiers(tile);
            }
            case Edict.Station(int soldiers, Hex tile) -> soldiers(tile);
            case Edict.Launch(Hex tile, Seat tribe, int crew) -> ship(tile);
            case Edict.Sink(Hex tile) -> ship(tile);
            case Edict.Fill(Hex city, int amount) ->
                compared.with(place("change.pool", city), world -> pool(world, city))
                        .of(world -> holder(world, city));
            case Edict.Relieve(Hex city) ->
                compared.with(
                                place("change.siege", city),
                                world -> Message.of(world.board().tile(city).besieged() ? "change.yes" : "change.no"))
                        .of(world -> holder(world, city));
        };
    }

    private Message place(String key, Hex tile) {
        return Message.of(key, "tile", say.tile(tile));
    }

    private Compared<World> days(World before) {
        before.tribes()
                .keySet()
                .forEach(tribe -> compared.with(
                        Message.of("change.day", "tribe", Say.tribe(tribe)),
                        world -> Say.day(world.tribe(tribe).day())));
        return compared;
    }

    private Compared<World> owner(Hex tile) {
        return compared.with(place("change.owner", tile), world -> holder(world, tile));
    }

    private static Object holder(World world, Hex tile) {
        return Say.tribe(world.board().tile(tile).owner());
    }

    private Compared<World> soldiers(Hex tile) {
        return compared.with(
                        place("change.soldiers", tile),
                        world -> world.board().tile(tile).soldiers())
                .of(world -> holder(world, tile));
    }

    private Compared<World> ship(Hex tile) {
        return compared.with(
                place("change.ship", tile),
                world -> world.board()
                        .ship(tile)
                        .map(EdictChanges::manned)
                        .orElseGet(() -> Message.of("change.no-ship")));
    }

    private static Message manned(Ship ship) {
        return Message.of("change.crew", "tribe", Say.tribe(ship.owner()), "n", ship.crew());
    }

    private static int pool(World world, Hex city) {
        return world.purse(world.board().tile(city).owner(), city);
    }
}
