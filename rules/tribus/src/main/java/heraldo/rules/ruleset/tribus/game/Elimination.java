package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.law.Property;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Tribes without any city leave the game (T3, Q41). */
record Elimination(Rulebook book) {

    /** Tick, step c. */
    World eliminate(World world, Journal journal) {
        List<Integer> gone = world.living().stream()
                .filter(tribe -> new Property(book.chart()).cities(world.board(), tribe) == 0)
                .toList();
        if (!gone.isEmpty()) {
            journal.section(
                    Message.of("chronicle.out"),
                    Optional.empty(),
                    gone.stream()
                            .map(tribe -> Message.of("event.out", "tribe", Say.tribe(tribe)))
                            .toList());
        }
        World now = world;
        for (int tribe : gone) {
            journal.happened(new Deed.Left(tribe));
            now = without(now, tribe);
        }
        return now;
    }

    private static World without(World world, int tribe) {
        Tribe out = new Tribe(world.tribe(tribe).day(), world.calendar().ticks());
        SortedMap<Integer, List<Order>> drafts = new TreeMap<>(world.turns().drafts());
        drafts.remove(tribe);
        List<Pact> pacts =
                world.pacts().stream().filter(pact -> !pact.between(tribe)).toList();
        return world.withRoster(world.roster().withTribes(Frozen.with(world.tribes(), tribe, out)))
                .withBoard(cleared(world.board(), tribe))
                .withPools(world.pools().stream()
                        .filter(pool -> pool.tribe() != tribe)
                        .toList())
                .withBargains(world.bargains().withPacts(pacts))
                .withTurns(world.turns().withDrafts(drafts));
    }

    /** Its soldiers vanish, its lands are neutral, its ships drift under no label. */
    private static Board cleared(Board board, int tribe) {
        Board cleared = board;
        for (var entry : board.tiles().entrySet()) {
            if (entry.getValue().owner() == tribe) {
                cleared = cleared.with(entry.getKey(), Tile.FREE);
            }
        }
        for (var entry : board.ships().entrySet()) {
            if (entry.getValue().owner() == tribe) {
                cleared = cleared.with(entry.getKey(), new Ship(Tribe.NOBODY, 0));
            }
        }
        return cleared;
    }
}
