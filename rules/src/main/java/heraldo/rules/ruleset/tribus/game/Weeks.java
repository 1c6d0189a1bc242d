package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Grant;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Tally;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.List;
import java.util.Optional;

/** What happens when a week ends: a grant, and a new week (T6, Q20). */
record Weeks(Rulebook book) {

    /** The end of a week. */
    World ended(World world, Journal journal) {
        Tally tally = new Tally(new Ranking(book, world).totals(), world.ending());
        return granted(world.withTally(tally).withCalendar(world.calendar().withWeek(world.week() + 1)), journal);
    }

    /** New pools for all; what is left of the old ones is lost. */
    World granted(World world, Journal journal) {
        Grant grant = new Grant(book.chart(), world.settings());
        List<Pool> pools = world.living().stream()
                .flatMap(tribe -> grant.pools(world.board(), tribe).stream())
                .toList();
        journal.happened(new Deed.Granted(world.week(), pools));
        journal.section(
                Message.of("chronicle.grant", "week", world.week()),
                Optional.empty(),
                pools.stream().map(this::told).toList());
        return world.withPools(pools);
    }

    private Message told(Pool pool) {
        Say say = new Say(book.chart());
        return Message.of("event.grant", "tribe", Say.tribe(pool.tribe()))
                .with("n", pool.amount())
                .with("cities", say.tiles(Chart.reading(pool.cities())));
    }
}
