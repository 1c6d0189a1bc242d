package heraldo.bot.gauge;

import heraldo.bot.campaign.book.Outbox;
import heraldo.bot.campaign.book.ReadingRoom;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.UnderWay;
import heraldo.bot.campaign.port.Reach;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Counts in the books what is under way, but not more often than every few seconds, however often it is asked. */
public final class Census {

    private static final Logger LOG = LoggerFactory.getLogger(Census.class);
    private static final Duration FRESH = Duration.ofSeconds(5);

    private final ReadingRoom books;
    private final InstantSource clock;
    private final Reach reach;
    private final LongSupplier stopwatch;
    private final Duration tolerance;

    private OptionalLong counted = OptionalLong.empty();
    private Optional<Tally> last = Optional.empty();

    /**
     * Nothing is counted yet.
     *
     * @param clock that of the campaigns
     * @param stopwatch nanoseconds that only ever grow, whatever the clock says
     * @param tolerance a turn whose deadline is further past than this is late
     */
    public Census(ReadingRoom books, InstantSource clock, LongSupplier stopwatch, Reach reach, Duration tolerance) {
        this.books = books;
        this.clock = clock;
        this.stopwatch = stopwatch;
        this.reach = reach;
        this.tolerance = tolerance;
    }

    /**
     * The result of a count.
     *
     * @param turns numbers of the newest turns of campaigns under way, by state
     * @param overdue longest delay past a deadline, among those turns whose people can reach the bot
     * @param posts number of waiting posts
     * @param age waiting time of the oldest of them
     */
    record Tally(Map<Standing, Integer> turns, Duration overdue, int posts, Duration age) {

        int turns(Standing standing) {
            return turns.getOrDefault(standing, 0);
        }
    }

    /** The last count, if it is fresh, or a new one; empty if the books cannot be read. */
    synchronized Optional<Tally> tally() {
        if (counted.isEmpty() || stopwatch.getAsLong() - counted.getAsLong() >= FRESH.toNanos()) {
            last = count();
            counted = OptionalLong.of(stopwatch.getAsLong());
        }
        return last;
    }

    private Optional<Tally> count() {
        try {
            return Optional.of(books.read(
                    open -> tally(open.turns().underWay(), open.outbox().waiting(), clock.instant())));
        } catch (RuntimeException e) {
            // The clerks and the store say what is wrong; here it is only a figure that is missing.
            LOG.debug("the books cannot be read: {}", e.getClass().getName());
            return Optional.empty();
        }
    }

    private Tally tally(List<UnderWay> turns, Outbox.Waiting waiting, Instant now) {
        Map<Standing, Integer> standings = new EnumMap<>(Standing.class);
        Duration overdue = Duration.ZERO;
        for (UnderWay turn : turns) {
            Duration over = since(turn.ends(), now);
            Standing standing = Standing.of(turn, over, tolerance, reach);
            standings.merge(standing, 1, Integer::sum);
            if (standing == Standing.DUE || standing == Standing.LATE) {
                overdue = longer(overdue, over);
            }
        }
        return new Tally(standings, overdue, waiting.posts(), since(waiting.since(), now));
    }

    /** Zero if it is still to come. */
    private static Duration since(Optional<Instant> moment, Instant now) {
        return moment.map(at -> longer(Duration.between(at, now), Duration.ZERO))
                .orElse(Duration.ZERO);
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    /** Returns the time between the deadline of a turn and the post of its result, just now; empty for all other dispatches. */
    Optional<Duration> lateness(Dispatch dispatch) {
        if (dispatch.kind() != Dispatch.Kind.RESULT) {
            return Optional.empty();
        }
        try {
            return books.read(open -> dispatch.turn()
                            .filter(turn -> open.outbox().posted(dispatch.id()).isPresent())
                            .flatMap(open.turns()::find)
                            .flatMap(CampaignTurn::ends))
                    .map(ends -> Duration.between(ends, clock.instant()))
                    .filter(late -> !late.isNegative());
        } catch (RuntimeException e) {
            // A figure keeps no post back.
            LOG.debug("the books cannot be read: {}", e.getClass().getName());
            return Optional.empty();
        }
    }
}
