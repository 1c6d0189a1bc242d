package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.FailureReporter;
import heraldo.bot.ShippedGames;
import heraldo.bot.Waiting;
import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.mill.Mill;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.HostPolicy;
import heraldo.bot.campaign.model.Limits;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.port.Reach;
import heraldo.bot.campaign.post.PostOffice;
import heraldo.bot.campaign.post.RestoreGap;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.discord.door.Doorkeeper;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Emblems;
import heraldo.bot.discord.front.Gallery;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.CommandAccess;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.discord.gate.Guard;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.discord.gate.Parts;
import heraldo.bot.discord.room.Lookout;
import heraldo.bot.render.Studio;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.PortTakenException;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.TurnedAwayException;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Interactions;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.schedule.CronCalendar;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.schedule.Ticker;
import heraldo.bot.store.Cellar;
import heraldo.bot.store.OpenLedger;
import heraldo.bot.store.SqliteLedger;
import heraldo.bot.witness.openapi.OpenApiWitness;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** The whole bot on the stand-in: real database file, real JDA, a clock that can be set ahead, people who type commands. */
final class Stage implements AutoCloseable {

    private static final ConfigRoots ROOTS = ConfigRoots.standard(trial());
    private static final RulesetCatalog CATALOG = ShippedGames.and(trial());
    private static final List<HostedRuleset<?>> PROJECTS = ShippedGames.CATALOG.all();
    private static final Studio STUDIO = new PlateCache(ROOTS);
    private static final Dictionary DICTIONARY = new Dictionary(CATALOG.languages());

    /** How long a campaign waits for a server that the bot was turned out of. */
    static final Duration EXILE = Duration.ofDays(30);

    private static final String BOOKS = "heraldo.db";

    private static final Duration DISCORDS_PATIENCE = Duration.ofSeconds(3);

    /** Other dice for whoever wants to see the same evening come out differently. */
    private static final long DICE = Long.getLong("heraldo.dice", 1);
    /** Shows the morning of a Monday at first: what a test sees does not hang on the hour at which it runs. */
    private static final InstantSource MACHINE = InstantSource.offset(InstantSource.system(), untilMonday());

    private final Path folder;
    private final Sandbox sandbox;
    private final OpenApiWitness witness = new OpenApiWitness();
    private final Random secrets = new Random(DICE);
    private final AtomicInteger drawn = new AtomicInteger();
    private final HostClock clock;
    private final List<Person> people = new ArrayList<>();
    private final Logs logs = Logs.watch();
    private final AtomicInteger entries = new AtomicInteger();
    private final AtomicLong waited = new AtomicLong();
    private volatile boolean witnessed = true;
    private volatile Limits limits = new Limits(100, 100);
    private volatile UnaryOperator<Guard> door = UnaryOperator.identity();
    private final Gossip gossip;
    private final Cellar cellar;
    private final RulesetCatalog played;
    private volatile UnaryOperator<DiscordSettings> manner = UnaryOperator.identity();
    private Program program;

    /**
     * What a stage was like at some moment, to open others like it.
     *
     * @param discord the stand-in
     * @param books the database file
     * @param ahead how far the clock was ahead of the machine's
     * @param drawn how many secrets had been drawn
     */
    record Kept(Sandbox.Snapshot discord, byte[] books, Duration ahead, int drawn) {}

    private Stage(Path folder, Sandbox sandbox, HostClock clock, int drawn, Gossip gossip) {
        this.folder = folder;
        this.clock = clock;
        this.cellar = Cellar.at(folder.resolve(BOOKS), Optional.empty());
        this.gossip = gossip;
        this.played = RulesetCatalog.of(
                CATALOG.languages(),
                CATALOG.all().stream().<HostedRuleset<?>>map(gossip::rules).toList());
        this.sandbox = sandbox;
        IntStream.range(0, drawn).forEach(each -> draw());
        sandbox.world().interactions().patience(Waiting.PATIENCE);
        FailureReporter.show(sandbox);
        sandbox.traffic().watch(this::see);
        this.program = new Program();
    }

    private void see(Exchange each) {
        if (witnessed) {
            witness.see(
                    each.method(),
                    each.path(),
                    each.answer().status(),
                    each.body(),
                    each.answer().body());
        }
    }

    /** What is sent from now on is held against nothing: that takes longer than the bot. */
    void unwitnessed() {
        witnessed = false;
    }

    static Stage open(Path folder) {
        return open(folder, Cast.ofSix());
    }

    static Stage open(Path folder, Cast cast) {
        return open(folder, cast, Gossip.NONE);
    }

    /** The same with a mistake built in that tells a secret. */
    static Stage open(Path folder, Cast cast, Gossip gossip) {
        Sandbox sandbox = Sandbox.open(usual().with(cast));
        return new Stage(folder, sandbox, new HostClock(MACHINE), 0, gossip);
    }

    private static SandboxOptions usual() {
        return SandboxOptions.standard().withClock(MACHINE).speaking(List.of("es", "en"));
    }

    /** Opens a stage that is as another one was; none if something else listens at the address of that one's stand-in. */
    static Optional<Stage> open(Path folder, Kept kept) {
        HostClock clock = new HostClock(MACHINE);
        clock.jumpTo(MACHINE.instant().plus(kept.ahead()));
        try {
            Files.write(folder.resolve(BOOKS), kept.books());
            Sandbox sandbox = Sandbox.open(usual(), kept.discord());
            return Optional.of(new Stage(folder, sandbox, clock, kept.drawn(), Gossip.NONE));
        } catch (PortTakenException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Keeps what this is like, as soon as nothing is left to be posted. */
    Kept keep() {
        Waiting.until("all is posted", this::postedAll);
        Path copy = folder.resolve("kept.db");
        try (Connection database = cellar.connect();
                Statement statement = database.createStatement()) {
            statement.execute("vacuum into '" + copy + "'");
            Duration ahead = Duration.between(MACHINE.instant(), clock.instant());
            return new Kept(sandbox.snapshot(), Files.readAllBytes(copy), ahead, drawn.get());
        } catch (SQLException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** On a stand-in of another kind, whose clock is set ahead with that of the campaigns. */
    static Stage open(Path folder, UnaryOperator<SandboxOptions> options) {
        HostClock clock = new HostClock(MACHINE);
        Sandbox sandbox = Sandbox.open(options.apply(SandboxOptions.standard().withClock(clock)));
        return new Stage(folder, sandbox, clock, 0, Gossip.NONE);
    }

    /** The small rulesets of the tests, beside those that come with the program. */
    private static Path trial() {
        try {
            return Path.of(Mill.class.getResource("/heraldo/bot/campaign").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The rulesets that are played here, without any mistake. */
    static RulesetCatalog catalog() {
        return CATALOG;
    }

    /** The rulesets that come with the program. */
    static List<HostedRuleset<?>> projects() {
        return PROJECTS;
    }

    /** What the pages of the program are made with, for whoever wants to know what they may say. */
    BotContext context() {
        List<Game> games = CATALOG.all().stream().<Game>map(Game::of).toList();
        return new BotContext(office(), games, DICTIONARY, new Gallery(STUDIO), new Emblems(STUDIO, clock));
    }

    Sandbox sandbox() {
        return sandbox;
    }

    CampaignOffice office() {
        return program.office;
    }

    /** The only campaign there is. */
    CampaignId campaign() {
        return campaigns().get(0);
    }

    /** Every campaign that the game master directs. */
    List<CampaignId> campaigns() {
        long gm = user("gm").id().value();
        return program.ledger.read(books -> books.campaigns().of(gm)).stream()
                .map(Campaign::id)
                .toList();
    }

    /** Somebody of the cast, without letting them in. */
    User user(String username) {
        return sandbox.world()
                .exclusively(() -> sandbox.world().users().values().stream()
                        .filter(user -> user.username().equals(username))
                        .findFirst()
                        .orElseThrow());
    }

    /** Holds all that was sent so far, and all answers, against Discord's own description. */
    OpenApiWitness witness() {
        return witness;
    }

    Logs logs() {
        return logs;
    }

    Instant now() {
        return clock.instant();
    }

    Person person(String username) {
        Person person = Person.at(sandbox.url(), username);
        people.add(person);
        return person;
    }

    /** What the database has been asked for since the program started. */
    SqliteLedger.Effort effort() {
        return ((SqliteLedger) program.ledger).effort();
    }

    /** How often a sheet of the open turn has been revised, over all seats. */
    int revisions() {
        TurnKey turn =
                office().campaigns().roster(campaign()).turn().orElseThrow().key();
        return program.ledger.read(books -> books.occupancies().of(turn.campaign()).stream()
                .mapToInt(occupancy -> books.sheets()
                        .latest(turn, occupancy.seat())
                        .map(Revision::number)
                        .orElse(0))
                .sum());
    }

    /** Whether nothing waits to be posted, and every status message is as it should be. */
    boolean shownAll() {
        program.bot.board().work();
        return postedAll() && program.bot.board().nextAlarm().isEmpty();
    }

    /** Whether nothing waits to be posted, and regents have offered and answered all that they mean to. */
    boolean postedAll() {
        office().clerk().think();
        return office().clerk().nextThought().isEmpty()
                && program.post.nextAlarm().isEmpty();
    }

    /** Whether nothing waits that may be posted by now. */
    boolean postedWhatIsDue() {
        return program.post.nextAlarm().filter(at -> !at.isAfter(now())).isEmpty();
    }

    /**
     * Makes the state that the open turn is to be played on unreadable.
     *
     * @return makes it whole again
     */
    Runnable spoil() {
        TurnKey key =
                office().campaigns().roster(campaign()).turn().orElseThrow().key();
        String whole = office().archive()
                .turn(key.campaign(), key.number())
                .orElseThrow()
                .state();
        state(key, "{");
        return () -> state(key, whole);
    }

    /** Lets the open turn be played on another state. */
    void state(String state) {
        state(office().campaigns().roster(campaign()).turn().orElseThrow().key(), state);
    }

    private void state(TurnKey key, String state) {
        String change = "update turn set state = ?, version = version + 1 where number = ? and step = ?";
        try (Connection database = cellar.connect();
                PreparedStatement other = database.prepareStatement(change)) {
            other.setBytes(1, state.getBytes(StandardCharsets.UTF_8));
            other.setInt(2, key.number());
            other.setInt(3, key.step());
            assertEquals(1, other.executeUpdate());
            ((SqliteLedger) program.ledger).forget();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Duration untilMonday() {
        Instant now = Instant.now();
        ZonedDateTime monday = now.atZone(ZoneOffset.UTC)
                .with(TemporalAdjusters.next(DayOfWeek.MONDAY))
                .with(LocalTime.of(10, 0));
        return Duration.between(now, monday);
    }

    private byte[] draw() {
        byte[] bytes = new byte[32];
        secrets.nextBytes(bytes);
        drawn.incrementAndGet();
        return bytes;
    }

    /** Sets the clock to an instant while the clerks are busy elsewhere. */
    void clockAt(Instant instant) {
        clock.jumpTo(instant);
    }

    /** Sets the clock to an instant and lets the clerks work. */
    void at(Instant instant) {
        clock.jumpTo(instant);
        program.ring();
    }

    /** Lets the clerks do all that is due now, before returning. */
    void workNow() {
        program.staff.forEach(Stage::workNow);
    }

    private static void workNow(Ticker clerk) {
        try {
            clerk.now().get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Nothing has come from the gateway for so much longer. */
    void nothingHeardFor(Duration time) {
        waited.addAndGet(time.toNanos());
    }

    /** How the people of a server stand to the bot. */
    Reach.Contact contact(Guild server) {
        return program.lookout.with(server.id().value());
    }

    /** From the next start on, the program has less patience. */
    void waiting(Duration forServers, Duration afterFailure) {
        manner = settings -> settings.waiting(forServers, afterFailure);
    }

    /** From the next start on, the commands of game masters are offered to others. */
    void offering(CommandAccess access) {
        manner = settings -> settings.offering(access);
    }

    /** From the next start on, Discord splits the program's servers into so many parts. */
    void split(int parts) {
        manner = settings -> settings.split(Parts.all(parts));
    }

    /** From now on nothing comes of what is written, and nobody works but those who answer. */
    Rehearsal rehearse() {
        program.dismiss();
        return program.rehearsal.begin();
    }

    /** Everything that is written counts again, and the clerks work again. */
    void perform() {
        program.rehearsal.end();
        program.employ();
    }

    /** Starts the program again with other limits of the host. */
    void limit(Limits others) {
        limits = others;
        restart();
    }

    /** Makes and reads the ids of buttons as the program does. */
    ComponentIds componentIds() {
        return new ComponentIds(office().lodge().vault().secret(ComponentIds.PURPOSE), sandbox.token());
    }

    /**
     * Whether the bot answers somebody within three seconds; otherwise they give up, as Discord's clients do. Everybody else waits
     * for as long as a busy machine may take.
     */
    boolean answers(Runnable deed) {
        Interactions interactions = sandbox.world().interactions();
        interactions.patience(DISCORDS_PATIENCE);
        try {
            deed.run();
            return true;
        } catch (TurnedAwayException e) {
            assertEquals(0, e.code(), "silence, and nothing else");
            return false;
        } finally {
            interactions.patience(Waiting.PATIENCE);
        }
    }

    /** How often somebody was let in, since the last time this was asked. */
    int entries() {
        return entries.getAndSet(0);
    }

    /** Puts somebody else at the door, made of the real doorkeeper; whoever stood there before. */
    UnaryOperator<Guard> guardedBy(UnaryOperator<Guard> guard) {
        UnaryOperator<Guard> before = door;
        door = guard;
        return before;
    }

    /** Counts what answers cost. */
    Tally tally() {
        return program.tally;
    }

    /** Writes in the books behind everybody's back, also during a rehearsal. */
    void write(Consumer<Books> deed) {
        program.ledger.record(deed);
    }

    /** Reads in the books. */
    <T> T read(Function<Books, T> look) {
        return program.ledger.read(look);
    }

    /** Ends the program and starts it again on the same files. */
    void restart() {
        restart(database -> {});
    }

    /** Ends the program, lets the host do something to the database, and starts it again. */
    void restart(Consumer<Path> host) {
        program.close();
        host.accept(folder.resolve(BOOKS));
        program = new Program();
    }

    @Override
    public void close() {
        people.forEach(Person::close);
        program.close();
        sandbox.close();
        logs.close();
    }

    /** One run of the program. */
    private final class Program implements AutoCloseable {

        private final AtomicBoolean ended = new AtomicBoolean();
        private final OpenLedger ledger = cellar.open();
        private final Rehearsal rehearsal = new Rehearsal(ledger);
        private final Tally tally = new Tally(rehearsal);
        private final List<Ticker> staff = new CopyOnWriteArrayList<>();
        private final DiscordSettings settings =
                manner.apply(DiscordSettings.official(sandbox.token()).at(address()));
        private final Lookout lookout = new Lookout(
                settings.parts(),
                clock,
                () -> System.nanoTime() + waited.get(),
                at -> staff.forEach(alarm -> alarm.ring(at)),
                Pace.USUAL.silence(),
                TurnTimes.USUAL.grace());
        private final CampaignOffice office = CampaignOffice.of(new Bureau(
                tally,
                new Library(played),
                new CronCalendar(Duration.ofHours(1), ZoneId.of("Europe/Madrid")),
                clock,
                Stage.this::draw,
                at -> staff.forEach(alarm -> alarm.ring(at)),
                lookout,
                new HostPolicy(limits, TurnTimes.USUAL, EXILE, Duration.ofSeconds(5))));
        private final DiscordBot bot = DiscordBot.open(
                settings,
                office,
                played,
                DICTIONARY,
                STUDIO,
                clock,
                lookout,
                (context, rights) -> guarded(new Doorkeeper(context, rights)));
        private final PostOffice post =
                new PostOffice(ledger, gossip.courier(bot.courier(), Stage.this), clock, Pace.USUAL.posts());

        Program() {
            new RestoreGap(ledger, clock).check(bot.posted());
            post.whenDone(office.clerk()::posted);
            post.whenDone(dispatch -> bot.board().refreshSoon(dispatch.campaign()));
            employ();
        }

        private Guard guarded(Guard keeper) {
            return (call, errand) -> {
                Admitted admitted = door.apply(keeper).admit(call, errand);
                entries.incrementAndGet();
                return admitted;
            };
        }

        private void employ() {
            staff.add(new Ticker("clerk", office.clerk()::work, office.clerk()::nextAlarm, clock));
            Ticker posts = new Ticker("post", post::begin, post::nextAlarm, clock);
            post.wokenBy(posts);
            staff.add(posts);
            Ticker boards = new Ticker("board", bot.board()::begin, bot.board()::nextAlarm, clock);
            bot.board().wokenBy(boards);
            staff.add(boards);
            Ticker rooms = new Ticker("channels", bot.channels()::begin, bot.channels()::nextAlarm, clock);
            bot.channels().wokenBy(rooms);
            staff.add(rooms);
            staff.add(new Ticker("thought", office.clerk()::think, office.clerk()::nextThought, clock));
            ring();
        }

        private void dismiss() {
            staff.forEach(Ticker::close);
            staff.clear();
            post.work();
            bot.board().work();
        }

        /** The gateway speaks in one zlib stream, as Discord's own does to the bot. */
        private DiscordSettings.Address address() {
            return new DiscordSettings.Address(sandbox.restUrl(), sandbox.gatewayUrl(), true);
        }

        private void ring() {
            staff.forEach(alarm -> alarm.ring(clock.instant()));
        }

        /** It has ended already where it could not be started again. */
        @Override
        public void close() {
            if (!ended.getAndSet(true)) {
                dismiss();
                post.close();
                bot.close();
                ledger.close();
            }
        }
    }
}
