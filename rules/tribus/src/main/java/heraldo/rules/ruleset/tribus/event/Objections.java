package heraldo.rules.ruleset.tribus.event;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;

/** Why an act of the game master cannot be done. */
record Objections(Chart chart, World world) {

    Optional<Refusal> to(Edict edict) {
        return over().or(() -> switch (edict) {
            case Edict.Reassign reassign -> out(reassign.tribe()).or(this::begun);
            case Edict.Award(Hex tile, Seat tribe) ->
                drafting().or(() -> out(tribe)).or(() -> terrain(tile, true));
            case Edict.Free(Hex tile) -> drafting().or(() -> terrain(tile, true));
            case Edict.Station(int soldiers, Hex tile) ->
                drafting()
                        .or(() -> terrain(tile, true))
                        .or(() -> many(soldiers))
                        .or(() -> nobody(tile, soldiers));
            case Edict.Launch(Hex tile, Seat tribe, int crew) ->
                drafting().or(() -> out(tribe)).or(() -> terrain(tile, false)).or(() -> many(crew));
            case Edict.Sink(Hex tile) ->
                unless(world.board().ship(tile).isPresent(), Refusal.of("GM_NO_SHIP", "", "tile", chart.name(tile)));
            case Edict.Fill fill ->
                unless(funded(fill.city()), Refusal.of("GM_NO_POOL", "Q21", "tile", chart.name(fill.city())));
            case Edict.Relieve(Hex city) ->
                unless(
                        world.board().tile(city).besieged(),
                        Refusal.of("GM_NOT_BESIEGED", "Q36", "tile", chart.name(city)));
        });
    }

    private static Optional<Refusal> unless(boolean holds, Refusal refusal) {
        return holds ? Optional.empty() : Optional.of(refusal);
    }

    private Optional<Refusal> over() {
        return unless(world.ending().isEmpty(), Refusal.of("E_CLOSED", "Q42", "why", Message.of("closed.over")));
    }

    /** Days are fixed as soon as the first of them is played. */
    private Optional<Refusal> begun() {
        boolean waiting = world.week() == 1 && world.calendar().ticks() == 0 && world.stage() == world.dawn();
        return unless(world.week() == 0 || (waiting && !world.effort().begun()), Refusal.of("GM_BEGUN", "Q46"));
    }

    private Optional<Refusal> drafting() {
        return unless(world.week() > 0, Refusal.of("GM_DRAFTING", "T1"));
    }

    private Optional<Refusal> out(Seat tribe) {
        return unless(world.in(tribe.number()), Refusal.of("E_TRIBE_OUT", "T3", "tribe", Say.tribe(tribe.number())));
    }

    private Optional<Refusal> terrain(Hex tile, boolean land) {
        Message wanted = Message.of(land ? "terrain.land" : "terrain.sea");
        return unless(
                chart.land(tile) == land, Refusal.of("E_TILE_TYPE", "T16", "tile", chart.name(tile), "wanted", wanted));
    }

    private Optional<Refusal> many(int soldiers) {
        int most = world.settings().stackMax();
        return unless(soldiers <= most, Refusal.of("GM_SOLDIERS", "T8", "most", most));
    }

    /** Soldiers of nobody stand only in cities. */
    private Optional<Refusal> nobody(Hex tile, int soldiers) {
        Tile now = world.board().tile(tile);
        boolean fits = soldiers == 0 || chart.city(tile) || now.owner() != Tribe.NOBODY;
        return unless(fits, Refusal.of("GM_NOBODY", "Q3", "tile", chart.name(tile)));
    }

    private boolean funded(Hex city) {
        int owner = world.board().tile(city).owner();
        return world.pools().stream().anyMatch(pool -> pool.serves(owner, city));
    }
}
