package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Effort;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** Invariants of every state. */
public record Invariants(Chart chart, World world, List<String> wrong) {

    /** Everything that is wrong with a state. */
    public static List<String> violations(Rulebook book, World world) {
        Invariants invariants = new Invariants(book.chart(), world, new ArrayList<>());
        world.board().tiles().forEach(invariants::tile);
        world.board().ships().forEach(invariants::ship);
        world.pools().forEach(invariants::pool);
        invariants.days();
        invariants.stage();
        invariants.pacts();
        return invariants.wrong;
    }

    private void demand(boolean holds, String problem) {
        if (!holds) {
            wrong.add(problem);
        }
    }

    /** Returns whether an owner is valid: nobody, or a tribe that is not out (Q41). */
    private boolean owner(int tribe) {
        return tribe == Tribe.NOBODY || world.in(tribe);
    }

    private void tile(Hex hex, Tile tile) {
        boolean room = tile.soldiers() <= Math.max(most(), garrison());
        boolean marked = !tile.besieged() || (chart.city(hex) && tile.owner() != Tribe.NOBODY);
        boolean manned = !tile.manned() || tile.owner() != Tribe.NOBODY || chart.city(hex);
        demand(chart.land(hex) && room && marked && manned && owner(tile.owner()), chart.name(hex) + " is " + tile);
    }

    private int most() {
        return world.settings().stackMax();
    }

    /** Soldiers that an option puts on a tile at the start, whatever another says of the most. */
    private int garrison() {
        return Math.max(world.settings().startTroops(), world.settings().neutralGarrison());
    }

    private void ship(Hex hex, Ship ship) {
        boolean manned = !ship.manned() || ship.owner() != Tribe.NOBODY;
        demand(
                chart.sea(hex) && ship.crew() <= most() && manned && owner(ship.owner()),
                chart.name(hex) + " bears " + ship);
    }

    private void pool(Pool pool) {
        boolean cities = !pool.cities().isEmpty() && pool.cities().stream().allMatch(chart::city);
        boolean shared = world.pools().stream()
                        .filter(other -> other.tribe() == pool.tribe())
                        .filter(other -> !Collections.disjoint(other.cities(), pool.cities()))
                        .count()
                > 1;
        demand(cities && !shared && world.in(pool.tribe()), "there is " + pool);
    }

    /** Every tribe has a day of its own (T4). */
    private void days() {
        List<Tribe> tribes = List.copyOf(world.tribes().values());
        int days = new TreeSet<>(tribes.stream().map(Tribe::day).toList()).size();
        demand(days == tribes.size(), "tribes share a day: " + tribes);
        demand(
                new TreeSet<>(world.roster().order())
                        .equals(new TreeSet<>(world.tribes().keySet())),
                "not everybody was drawn: " + world.roster().order());
    }

    /** Cities are picked only before the first week, only tribes in the game prepare orders, and they act only in turns. */
    private void stage() {
        boolean picking = world.stage() == Stage.PICK;
        demand(
                picking == (world.week() == 0)
                        && picking != world.roster().picks().isEmpty(),
                world.stage() + " in week " + world.week() + " with "
                        + world.roster().picks());
        demand(
                world.turns().drafts().keySet().stream().allMatch(world::in),
                "drafts of " + world.turns().drafts().keySet());
        demand(world.stage() == Stage.TURN || world.effort().equals(Effort.NONE), "there is " + world.effort());
    }

    private void pacts() {
        long ids = world.pacts().stream().map(Pact::id).distinct().count();
        demand(ids == world.pacts().size(), "two pacts have a number: " + world.pacts());
        world.pacts().forEach(pact -> {
            boolean parties = pact.giver() != pact.receiver() && world.in(pact.giver()) && world.in(pact.receiver());
            demand(parties && pact.id() < world.bargains().nextPact(), "there is " + pact);
        });
    }
}
