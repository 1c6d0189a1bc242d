package heraldo.bot.app;

import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.post.Backoff;
import heraldo.bot.campaign.post.PostOffice;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.discord.DiscordBot;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.discord.post.ChannelReconciler;
import heraldo.bot.discord.post.StatusBoard;
import heraldo.bot.discord.room.Lookout;
import heraldo.bot.gauge.Census;
import heraldo.bot.gauge.Gauges;
import heraldo.bot.gauge.Window;
import heraldo.bot.render.Studio;
import heraldo.bot.schedule.Ticker;
import heraldo.bot.store.SqliteLedger;
import heraldo.bot.tenancy.Growth;
import heraldo.bot.tenancy.SoleTenancy;
import heraldo.bot.tenancy.Tenancy;
import heraldo.rules.kernel.Reason;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** The whole bot: the books, the desks, its place on Discord, and the clerks with their alarms. */
final class RunningBot implements AutoCloseable {

    private static final int SECRET = 32;

    private final AlarmGroup bells = new AlarmGroup();
    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    /** The tasks of a full pass, in the order in which they run. */
    private final List<Runnable> work = new ArrayList<>();

    private final Tenancy tenancy;
    private final CampaignClock clock;
    private final CampaignOffice office;
    private String invitation = "";
    private final Lookout lookout;
    private CompletableFuture<String> refused = new CompletableFuture<>();
    /** Done when it has left Discord because its tenancy was lost. */
    private CompletableFuture<Void> left = new CompletableFuture<>();

    private Optional<String> figures = Optional.empty();

    private RunningBot(Installation here, Settings settings, Tenancy tenancy, CampaignClock clock) {
        this.tenancy = tenancy;
        this.clock = clock;
        this.lookout = new Lookout(
                tenancy.parts(),
                clock,
                System::nanoTime,
                bells,
                settings.pace().silence(),
                settings.times().grace());
        this.office = CampaignOffice.of(new Bureau(
                tenancy.ledger(),
                new Library(here.catalog()),
                settings.almanac().calendar(),
                clock,
                RunningBot::secret,
                bells,
                lookout,
                settings.policy()));
    }

    /**
     * Opens the books, enters Discord, for as long as that takes, and sets the clerks to work. Whoever waits may be interrupted.
     *
     * @throws heraldo.bot.store.UnusableDatabaseException if the database cannot be used
     * @throws heraldo.bot.discord.gate.Connection.NoEntryException if Discord does not let the bot in
     */
    static RunningBot open(
            Installation here, Settings settings, Path database, DiscordSettings discord, CampaignClock clock) {
        return open(
                here,
                settings,
                SqliteLedger.open(database, settings.storage().backups().of(database)),
                discord,
                clock);
    }

    /** The same with books that are open already, which nobody else can open; they are closed with the rest. */
    @SuppressWarnings("try") // Whatever closes it may wait for others.
    static <L extends Ledger & AutoCloseable> RunningBot open(
            Installation here, Settings settings, L ledger, DiscordSettings discord, CampaignClock clock) {
        return open(here, settings, new SoleTenancy<>(ledger, discord.parts()), discord, clock);
    }

    /** The same for what this program may serve; it is given back with the rest. Waits until there is something to serve. */
    @SuppressWarnings("try") // Whatever closes it may wait for others.
    static RunningBot open(
            Installation here, Settings settings, Tenancy tenancy, DiscordSettings discord, CampaignClock clock) {
        RunningBot running = new RunningBot(here, settings, tenancy, clock);
        running.open.push(tenancy);
        try {
            Optional<Gauges> gauges = settings.metrics()
                    .map(metrics -> running.show(
                            metrics, tenancy.ledger(), clock, settings.times().punctual()));
            Growth.awaitFirst(tenancy);
            DiscordBot bot = DiscordBot.open(
                    gauges.map(discord::countedBy).orElse(discord).split(tenancy.parts()),
                    running.office,
                    here.catalog(),
                    new Studio(here.roots()),
                    clock,
                    running.lookout);
            running.open.push(bot);
            running.enter(bot);
            Backoff retries = settings.pace().posts();
            PostOffice post = new PostOffice(tenancy.ledger(), bot.courier(), clock, retries);
            gauges.ifPresent(counter -> post.whenDone(counter::done));
            running.staff(post, bot);
            if (tenancy.shared()) {
                running.open.push(Growth.begin(tenancy, bot, post, running::wake, clock));
            }
            return running;
        } catch (RuntimeException e) {
            running.close();
            throw e;
        }
    }

    /** The bot is on Discord: what it has taken until now is served from now on. */
    private void enter(DiscordBot bot) {
        invitation = bot.invitation();
        refused = bot.refused();
        left = tenancy.lost().thenRun(bot::cut);
        SortedSet<Integer> taken = tenancy.parts().own();
        Growth.check(tenancy, taken, bot, clock);
        tenancy.serve(taken);
    }

    /** Shows figures from now on, also while Discord is not reached yet. */
    private Gauges show(Settings.Metrics metrics, Ledger ledger, CampaignClock clock, Duration tolerance) {
        Gauges gauges = new Gauges(new Census(ledger, clock, System::nanoTime, lookout, tolerance), lookout);
        open.push(gauges);
        try {
            Window window = Window.open(metrics.port(), gauges);
            open.push(window);
            figures = Optional.of(window.url());
            return gauges;
        } catch (IOException e) {
            throw new Complaint("The port " + metrics.port() + " for metrics cannot be had (" + Reason.of(e)
                    + "); another program may listen there: name another in " + Settings.FILE + ".");
        }
    }

    /** Returns the address at which programs on this machine read the metrics; empty if there is none. */
    Optional<String> figures() {
        return figures;
    }

    /** The address at which the bot is let into a server. */
    String invitation() {
        return invitation;
    }

    CampaignOffice office() {
        return office;
    }

    /** Done when this program may not serve anything any more, and has left Discord. */
    CompletableFuture<Void> lost() {
        return left;
    }

    /** Returns a future that completes when Discord no longer lets the bot in, with the reason as a sentence. */
    CompletableFuture<String> refused() {
        return refused;
    }

    /**
     * One clerk ends turns, one has things posted, one keeps the status messages up to date, one the channels, one has the books
     * copied, one has governors think beforehand.
     */
    private void staff(PostOffice post, DiscordBot bot) {
        StatusBoard board = bot.board();
        ChannelReconciler channels = bot.channels();
        Ticker turns = new Ticker("clerk", office.clerk()::work, office.clerk()::nextAlarm, clock);
        Ticker posts = Ticker.breathing("post", post::begin, post::nextAlarm, clock);
        Ticker copies = new Ticker("copy", office.clerk()::copyBooks, Optional::empty, clock);
        Ticker thoughts = Ticker.breathing("thought", office.clerk()::think, office.clerk()::nextThought, clock);
        Ticker boards = Ticker.breathing("board", board::begin, board::nextAlarm, clock);
        Ticker rooms = new Ticker("channels", channels::begin, channels::nextAlarm, clock);
        post.wokenBy(posts);
        board.wokenBy(boards);
        channels.wokenBy(rooms);
        post.whenDone(office.clerk()::posted);
        post.whenDone(board::posted);
        bells.add(turns);
        bells.add(posts);
        bells.add(thoughts);
        open.push(post);
        List.of(copies, thoughts, boards, rooms, posts, turns).forEach(open::push);
        work.addAll(List.of(() -> end(turns), post::work, board::work, () -> end(copies)));
        bells.ring(clock.instant());
        copies.ring(clock.instant());
    }

    /** Runs what is due on the clerk's own thread, and waits for it. */
    private static void end(Ticker clerk) {
        try {
            clerk.now().get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Has the clerks look whether anything is due. */
    void wake() {
        bells.ring(clock.instant());
    }

    /** Lets the clerks do all that is due now, before returning. */
    void workNow() {
        work.forEach(Runnable::run);
    }

    /** Lets the clerks end what they are at, leaves Discord and closes the books. */
    @Override
    public void close() {
        while (!open.isEmpty()) {
            try {
                open.pop().close();
                CrashPoint.PART_CLOSED.reached();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static byte[] secret() {
        byte[] bytes = new byte[SECRET];
        new SecureRandom().nextBytes(bytes);
        return bytes;
    }
}
