package heraldo.rules.ruleset.tribus.event;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
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

/** A position on its map, as corrections see it: what they have in common to refuse, to change and to compare. */
public record EdictContext(Chart chart, World world) {

    Say say() {
        return new Say(chart);
    }

    /** Refuses every correction once the game is over (Q42). */
    public Optional<Refusal> over() {
        return unless(world.ending().isEmpty(), Refusal.of("E_CLOSED", "Q42", "why", Message.of("closed.over")));
    }

    private static Optional<Refusal> unless(boolean holds, Refusal refusal) {
        return holds ? Optional.empty() : Optional.of(refusal);
    }

    /** Refuses something about a tile, by its name, unless a condition holds. */
    Optional<Refusal> unless(boolean holds, String code, String rule, Hex tile) {
        return unless(holds, Refusal.of(code, rule, "tile", chart.name(tile)));
    }

    /** Refuses a change of days as soon as the first of them is played (Q46). */
    Optional<Refusal> begun() {
        boolean waiting = world.week() == 1 && world.calendar().ticks() == 0 && world.stage() == world.dawn();
        return unless(world.week() == 0 || (waiting && !world.effort().begun()), Refusal.of("GM_BEGUN", "Q46"));
    }

    /** Refuses changes of the board before the first week (T1). */
    Optional<Refusal> drafting() {
        return unless(world.week() > 0, Refusal.of("GM_DRAFTING", "T1"));
    }

    /** Refuses a tribe that is out of the game (T3). */
    Optional<Refusal> out(Seat tribe) {
        return unless(world.in(tribe.number()), Refusal.of("E_TRIBE_OUT", "T3", "tribe", Say.tribe(tribe.number())));
    }

    /** Refuses a tile of the other kind (T16). */
    Optional<Refusal> terrain(Hex tile, boolean land) {
        Message wanted = Message.of(land ? "terrain.land" : "terrain.sea");
        return unless(
                chart.land(tile) == land, Refusal.of("E_TILE_TYPE", "T16", "tile", chart.name(tile), "wanted", wanted));
    }

    /** Refuses more soldiers than a tile or a ship can hold (T8). */
    Optional<Refusal> many(int soldiers) {
        int most = world.settings().stackMax();
        return unless(soldiers <= most, Refusal.of("GM_SOLDIERS", "T8", "most", most));
    }

    /** Refuses soldiers of nobody outside cities (Q3). */
    Optional<Refusal> nobody(Hex tile, int soldiers) {
        boolean fits = soldiers == 0 || chart.city(tile) || owner(tile) != Tribe.NOBODY;
        return unless(fits, "GM_NOBODY", "Q3", tile);
    }

    int owner(Hex tile) {
        return owner(world, tile);
    }

    static int owner(World world, Hex tile) {
        return world.board().tile(tile).owner();
    }

    World board(UnaryOperator<Board> change) {
        return world.withBoard(change.apply(world.board()));
    }

    World tile(Hex hex, UnaryOperator<Tile> change) {
        return board(board -> board.with(hex, change.apply(board.tile(hex))));
    }

    World filled(Hex city, int amount) {
        int owner = owner(city);
        return world.withPools(world.pools().stream()
                .map(pool -> pool.serves(owner, city) ? new Pool(owner, pool.cities(), amount) : pool)
                .toList());
    }

    World reassigned(int tribe, Weekday day) {
        SortedMap<Integer, Tribe> tribes = new TreeMap<>(world.tribes());
        Tribe moved = world.tribe(tribe);
        tribes.replaceAll((number, each) -> each.day() == day ? new Tribe(moved.day(), each.exit()) : each);
        tribes.put(tribe, new Tribe(day, moved.exit()));
        World changed = world.withRoster(world.roster().withTribes(tribes));
        return world.week() == 0 ? changed : changed.dawning();
    }

    Message place(String key, Hex tile) {
        return Message.of(key, "tile", say().tile(tile));
    }

    void owner(Compared<World> compared, Hex tile) {
        compared.with(place("change.owner", tile), now -> holder(now, tile));
    }

    static Object holder(World world, Hex tile) {
        return Say.tribe(owner(world, tile));
    }

    void soldiers(Compared<World> compared, Hex tile) {
        compared.with(
                        place("change.soldiers", tile),
                        now -> now.board().tile(tile).soldiers())
                .of(now -> holder(now, tile));
    }

    void ship(Compared<World> compared, Hex tile) {
        compared.with(
                place("change.ship", tile),
                now -> now.board().ship(tile).map(EdictContext::manned).orElseGet(() -> Message.of("change.no-ship")));
    }

    private static Message manned(Ship ship) {
        return Message.of("change.crew", "tribe", Say.tribe(ship.owner()), "n", ship.crew());
    }
}
