package heraldo.bot.tenancy;

import heraldo.bot.campaign.post.PostOffice;
import heraldo.bot.campaign.post.RestoreGap;
import heraldo.bot.discord.DiscordBot;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks every second whether there is a part of the bot's servers that nobody serves, and takes it over: first its place on
 * Discord, then its turns and posts. One at a time, so that programs which start together share what there is.
 */
public final class Growth implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Growth.class);
    private static final Duration PAUSE = Duration.ofSeconds(1);
    /** After so many looks the clerks are woken: another program may have written something for a campaign of this one. */
    private static final int WAKES = 5;

    private final Tenancy tenancy;
    private final DiscordBot bot;
    private final PostOffice post;
    private final Runnable alarm;
    private final InstantSource clock;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            task -> Thread.ofPlatform().name("growth").daemon().unstarted(task));
    private int looks;

    private Growth(Tenancy tenancy, DiscordBot bot, PostOffice post, Runnable alarm, InstantSource clock) {
        this.tenancy = tenancy;
        this.bot = bot;
        this.post = post;
        this.alarm = alarm;
        this.clock = clock;
    }

    /**
     * Waits until there is something to serve.
     *
     * @throws CancellationException if whoever waits is interrupted
     */
    public static void awaitFirst(Tenancy tenancy) {
        boolean told = false;
        while (tenancy.parts().own().isEmpty() && tenancy.next().isEmpty()) {
            if (!told) {
                LOG.info("Other programs serve all servers; this one stands by.");
                told = true;
            }
            if (tenancy.isLost()) {
                throw new CancellationException("the leases were lost before anything was served");
            }
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancellationException("Heraldo was told to end while it stood by.");
            }
        }
    }

    /** A bot is on Discord for some parts: compares what is posted there with the books, before anything else is done. */
    public static void check(Tenancy tenancy, Collection<Integer> parts, DiscordBot bot, InstantSource clock) {
        new RestoreGap(tenancy.ledger(), clock).check(bot.posted(), tenancy.running(parts));
    }

    /**
     * Looks from now on.
     *
     * @param alarm wakes the clerks
     */
    public static Growth begin(Tenancy tenancy, DiscordBot bot, PostOffice post, Runnable alarm, InstantSource clock) {
        Growth growth = new Growth(tenancy, bot, post, alarm, clock);
        ScheduledFuture<?> unused = growth.thread.scheduleWithFixedDelay(
                growth::look, PAUSE.toMillis(), PAUSE.toMillis(), TimeUnit.MILLISECONDS);
        return growth;
    }

    private void look() {
        try {
            OptionalInt part = tenancy.next();
            if (part.isPresent()) {
                takeOver(part.getAsInt());
            }
            if (++looks % WAKES == 0) {
                alarm.run();
            }
        } catch (CancellationException e) {
            LOG.debug("told to end");
        } catch (RuntimeException e) {
            LOG.warn(
                    "A part of the servers could not be taken over: {}",
                    e.getClass().getName());
        }
    }

    private void takeOver(int part) {
        if (!bot.serves(part)) {
            bot.enter(part);
        }
        List<Integer> parts = List.of(part);
        check(tenancy, parts, bot, clock);
        post.inherit();
        tenancy.serve(parts);
        LOG.info("Part {} of the servers is served by this program from now on.", part);
        alarm.run();
        bot.board().refreshAll();
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
