package heraldo.rules.ruleset.tribus.event;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Carries out the acts of the game master, at once. */
public record EdictDesk(Chart chart, World world) {

    /**
     * An act on the open position.
     *
     * @throws IllegalArgumentException if the order is no act of the game master
     */
    public static Amendment<World> amend(Chart chart, World world, Order order) {
        if (!(order instanceof Edict edict)) {
            throw new IllegalArgumentException("no edict of this game: " + order.getClass());
        }
        Optional<Refusal> objection = new Objections(chart, world).to(edict);
        EdictDesk desk = new EdictDesk(chart, world);
        return objection
                .map(refusal -> Amendment.refused(world, refusal))
                .orElseGet(() -> Amendment.made(desk.carriedOut(edict), desk.notice(edict)));
    }

    private World carriedOut(Edict edict) {
        return switch (edict) {
            case Edict.Reassign(Seat tribe, Weekday day) -> reassigned(tribe.number(), day);
            case Edict.Award(Hex tile, Seat tribe) -> tile(tile, now -> now.passedTo(tribe.number()));
            case Edict.Free(Hex tile) -> tile(tile, now -> Tile.FREE);
            case Edict.Station(int soldiers, Hex tile) -> tile(tile, now -> now.withSoldiers(soldiers));
            case Edict.Launch(Hex tile, Seat tribe, int crew) ->
                board(board -> board.with(tile, new Ship(tribe.number(), crew)));
            case Edict.Sink(Hex tile) -> board(board -> board.withoutShip(tile));
            case Edict.Fill(Hex city, int amount) -> filled(city, amount);
            case Edict.Relieve(Hex city) -> tile(city, now -> now.withBesieged(false));
        };
    }

    private World board(UnaryOperator<Board> change) {
        return world.withBoard(change.apply(world.board()));
    }

    private World tile(Hex hex, UnaryOperator<Tile> change) {
        return board(board -> board.with(hex, change.apply(board.tile(hex))));
    }

    private World filled(Hex city, int amount) {
        int owner = world.board().tile(city).owner();
        return world.withPools(world.pools().stream()
                .map(pool -> pool.serves(owner, city) ? new Pool(owner, pool.cities(), amount) : pool)
                .toList());
    }

    private World reassigned(int tribe, Weekday day) {
        SortedMap<Integer, Tribe> tribes = new TreeMap<>(world.tribes());
        Tribe moved = world.tribe(tribe);
        tribes.replaceAll((number, each) -> each.day() == day ? new Tribe(moved.day(), each.exit()) : each);
        tribes.put(tribe, new Tribe(day, moved.exit()));
        World changed = world.withRoster(world.roster().withTribes(tribes));
        return world.week() == 0 ? changed : changed.dawning();
    }

    private Message notice(Edict edict) {
        Say say = new Say(chart);
        return switch (edict) {
            case Edict.Reassign(Seat tribe, Weekday day) ->
                Message.of("edict.day", "tribe", tribe, "day", Say.day(day));
            case Edict.Award(Hex tile, Seat tribe) -> Message.of("edict.owner", "tile", say.tile(tile), "tribe", tribe);
            case Edict.Free(Hex tile) -> Message.of("edict.free", "tile", say.tile(tile));
            case Edict.Station(int soldiers, Hex tile) ->
                Message.of("edict.soldiers", "n", soldiers, "tile", say.tile(tile));
            case Edict.Launch(Hex tile, Seat tribe, int crew) ->
                Message.of("edict.ship", "tile", say.tile(tile), "tribe", tribe, "n", crew);
            case Edict.Sink(Hex tile) -> Message.of("edict.no-ship", "tile", say.tile(tile));
            case Edict.Fill(Hex city, int amount) -> Message.of("edict.pool", "city", say.tile(city), "n", amount);
            case Edict.Relieve(Hex city) -> Message.of("edict.relieved", "city", say.tile(city));
        };
    }
}
