package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Grant;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Tally;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** End of a week: a grant, and a new week (T6, Q20). */
record Weeks(Rulebook book) {

    /** The end of a week. */
    World ended(World world, Journal journal) {
        Tally tally = new Tally(new Ranking(book, world).totals(), world.ending());
        return granted(world.withTally(tally).withCalendar(world.calendar().withWeek(world.week() + 1)), journal);
    }

    /** The first grant: those who play late in the week may have more of it ({@code lateGrant}). */
    World first(World world, Journal journal) {
        int each = world.settings().lateGrant();
        return granted(world, pools(world, tribe -> each * before(world, tribe)), journal);
    }

    /** Counts the tribes that play before a tribe in the week. */
    private static int before(World world, int tribe) {
        int day = dayOfWeek(world, tribe);
        return (int) world.living().stream()
                .filter(other -> dayOfWeek(world, other) < day)
                .count();
    }

    private static int dayOfWeek(World world, int tribe) {
        int days = Weekday.values().length;
        int end = world.settings().weekEnd().number();
        return (world.tribe(tribe).day().number() - end - 1 + days) % days;
    }

    /** New pools for all; what is left of the old ones is lost. */
    World granted(World world, Journal journal) {
        return granted(world, pools(world, tribe -> 0), journal);
    }

    /** Returns the pools that the map yields, with the extra of each tribe in the first of its pools. */
    private List<Pool> pools(World world, IntUnaryOperator more) {
        Grant grant = new Grant(book.chart(), world.settings());
        List<Pool> pools = new ArrayList<>();
        for (int tribe : world.living()) {
            int extra = more.applyAsInt(tribe);
            for (Pool pool : grant.pools(world.board(), tribe)) {
                pools.add(pool.less(-extra));
                extra = 0;
            }
        }
        return pools;
    }

    private World granted(World world, List<Pool> pools, Journal journal) {
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
