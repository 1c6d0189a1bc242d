package heraldo.bot.campaign;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.FailureReporter;
import heraldo.bot.ShippedGames;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HostPolicy;
import heraldo.bot.campaign.model.Limits;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.port.Reach;
import heraldo.bot.campaign.post.Backoff;
import heraldo.bot.campaign.post.PostOffice;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.schedule.CronCalendar;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.store.BackupShelf;
import heraldo.bot.store.Cellar;
import heraldo.bot.store.OpenLedger;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.Seat;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** A whole program without Discord: a real database, a clock that is set by hand, a courier that remembers. */
public final class Tavern implements AutoCloseable {
    public static final long GUILD = 7;
    /** Another server, in which hardly anybody plays. */
    public static final long ABROAD = 8;

    public static final long GM = 100;
    public static final long ANA = 101;
    public static final long BEN = 102;
    public static final long EVE = 103;
    public static final Locale SPANISH = Locale.of("es");
    /** A Friday, 12:00 in Madrid. */
    public static final Instant NOON = Instant.parse("2026-11-20T11:00:00Z");

    /** The mill and its kin, and the games of the project. */
    private static final RulesetCatalog CATALOG = ShippedGames.and(roots());

    /** How long a campaign waits for a server that the bot was turned out of. */
    public static final Duration EXILE = Duration.ofDays(30);

    /** When a post that failed is tried again. */
    public static final Backoff RETRIES = new Backoff(Duration.ofSeconds(2), Duration.ofMinutes(10));

    /** So many of the newest are printed if a test fails. */
    private static final int DISPATCHES_SHOWN = 15;

    private final Cellar cellar;
    private final UnaryOperator<Ledger> around;
    private final Duration patience;
    private final TurnTimes times;
    /** What has been posted, by the dispatch's id, as it was written: as on Discord, the same post twice is one post. */
    public final Map<Long, Dispatch> posted = new TreeMap<>();

    public final List<Dispatch> attempts = new ArrayList<>();
    /** How people stand to the bot. */
    public Reach.Contact contact = Reach.Contact.OPEN;
    /** And how those of the other server do. */
    public Reach.Contact abroad = Reach.Contact.OPEN;

    private Instant time = NOON;
    /** What a clock that nobody can set has counted. */
    private Duration steady = Duration.ZERO;

    private long acts = 1;
    private int salt;
    public OpenLedger database;
    public HostClock clock;
    public CampaignOffice office;
    public PostOffice post;

    public Tavern(Path folder) {
        this(folder, ledger -> ledger);
    }

    /** A program whose ledger is wrapped in something else. */
    public Tavern(Path folder, UnaryOperator<Ledger> around) {
        this(folder, around, Optional.empty(), Duration.ZERO, TurnTimes.USUAL);
    }

    /** A program in which steps wait for the posts of their seals. */
    public Tavern(Path folder, Duration patience) {
        this(folder, ledger -> ledger, Optional.empty(), patience, TurnTimes.USUAL);
    }

    /** A program whose host keeps deadlines in another way. */
    public Tavern(Path folder, TurnTimes times) {
        this(folder, ledger -> ledger, Optional.empty(), Duration.ZERO, times);
    }

    /** A program that makes backups. */
    public Tavern(Path folder, BackupShelf shelf) {
        this(folder, ledger -> ledger, Optional.of(shelf), Duration.ZERO, TurnTimes.USUAL);
    }

    /** Another program on the same books, which a server keeps; with a clock that shows the same now. */
    public Tavern(Tavern other) {
        this.cellar = other.cellar;
        this.around = other.around;
        this.patience = other.patience;
        this.times = other.times;
        this.time = other.time;
        // Its secrets are others.
        this.salt = 1 << 16;
        open();
    }

    private Tavern(
            Path folder,
            UnaryOperator<Ledger> around,
            Optional<BackupShelf> shelf,
            Duration patience,
            TurnTimes times) {
        this.cellar = Cellar.at(folder.resolve("heraldo.db"), shelf);
        this.around = around;
        this.patience = patience;
        this.times = times;
        FailureReporter.show("dispatches posted in the tavern", this::lastPosted);
        open();
    }

    private synchronized List<String> lastPosted() {
        return posted.values().stream()
                .skip(Math.max(0, posted.size() - DISPATCHES_SHOWN))
                .map(Dispatch::toString)
                .toList();
    }

    public void open() {
        database = cellar.open();
        clock = new HostClock(() -> time, () -> steady.toNanos());
        Ledger ledger = around.apply(database);
        office = CampaignOffice.of(new Bureau(
                ledger,
                new Library(CATALOG),
                new CronCalendar(Duration.ofHours(1), ZoneId.of("Europe/Madrid")),
                clock,
                this::entropy,
                at -> {},
                server -> server == ABROAD ? abroad : contact,
                new HostPolicy(new Limits(100, 100), times, EXILE, patience)));
        post = new PostOffice(ledger, this::deliver, clock, RETRIES);
        post.whenDone(office.clerk()::posted);
    }

    /** Kills the program and starts it again on the same file. */
    public void restart() {
        close();
        open();
    }

    /** Ends the program, changes what its file says and takes the checksum off that would tell, and starts it again. */
    public void spoil(String statement, CampaignId id) {
        alter(connection -> {
            try (PreparedStatement change = connection.prepareStatement(statement)) {
                change.setString(1, id.text());
                change.executeUpdate();
            }
        });
    }

    /** Somebody writes into the file what no engine can read as a state, in a campaign's turns in one of some statuses. */
    public void spoilState(CampaignId id, String... statuses) {
        alter(connection -> {
            try (PreparedStatement change =
                    connection.prepareStatement("UPDATE turn SET state = ? WHERE campaign = ? AND status IN ('"
                            + String.join("', '", statuses) + "')")) {
                change.setBytes(1, "{spoilt".getBytes(StandardCharsets.UTF_8));
                change.setString(2, id.text());
                change.executeUpdate();
            }
        });
    }

    /** A hand in the file. */
    @FunctionalInterface
    public interface Alteration {
        void on(Connection connection) throws SQLException;
    }

    /** Ends the program, has somebody change its file and the checksum taken off that would tell, and starts it again. */
    public void alter(Alteration alteration) {
        close();
        try (Connection connection = cellar.connect()) {
            alteration.on(connection);
            cellar.blur();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        open();
    }

    @Override
    public void close() {
        post.close();
        database.close();
    }

    /** Posts of several channels come at once. */
    private synchronized String deliver(Dispatch dispatch) {
        attempts.add(dispatch);
        posted.putIfAbsent(dispatch.id(), dispatch);
        return "message-" + dispatch.id();
    }

    /** Never the same twice, however long a test is, nor for turns that end at once. */
    private synchronized byte[] entropy() {
        byte[] bytes = new byte[32];
        Arrays.fill(bytes, (byte) salt);
        bytes[0] ^= (byte) (salt >> 8);
        bytes[1] ^= (byte) (salt++ >> 16);
        return bytes;
    }

    /** Lets time pass and does what has come due. */
    public void pass(Duration duration) {
        sleep(duration);
        work();
    }

    /** Lets time pass while the program is down. */
    public void sleep(Duration duration) {
        time = time.plus(duration);
        steady = steady.plus(duration);
    }

    /** Somebody sets the machine's clock, forwards or backwards; no time passes. */
    public void setClock(Duration by) {
        time = time.plus(by);
    }

    public void toTheDeadline() {
        pass(Duration.between(time, office.clerk().nextDeadline().orElseThrow()));
    }

    /** Lets deadlines come until the newest turn of a campaign has ended. */
    public void endTurn(CampaignId id) {
        int number = newest(id).key().number();
        while (newest(id).key().number() == number) {
            toTheDeadline();
            work();
        }
    }

    public void work() {
        office.clerk().work();
        post.work();
        office.clerk().copyBooks();
    }

    /** Somebody acts somewhere in the server, outside all channels of campaigns. */
    public Act by(long user) {
        return by(user, new Place(GUILD, 0, 1));
    }

    public Act by(long user, Place place) {
        return by(user, place, clock.instant());
    }

    /** Somebody acted at an instant, and it comes only now. */
    public Act by(long user, Instant at) {
        return by(user, new Place(GUILD, 0, 1), at);
    }

    private Act by(long user, Place place, Instant at) {
        return new Act("act-" + acts++, user, "user" + user, place, at, SPANISH, Optional.empty());
    }

    public static NewCampaign wish(String name, String... options) {
        return wish("mill", name, options);
    }

    private static NewCampaign wish(String ruleset, String name, String... options) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < options.length; i += 2) {
            chosen.put(options[i], options[i + 1]);
        }
        return new NewCampaign(
                name, ruleset, 2, SPANISH, chosen, ending("0 20 * * *", "Europe/Madrid"), Terms.USUAL.waiting(0));
    }

    /** Turns end by a cadence. */
    public static SortedMap<Term, String> ending(String cron, String zone) {
        return new TreeMap<>(Map.of(Term.CRON, cron, Term.ZONE, zone));
    }

    /** A campaign of two millers, Ana and Ben, with its first turn open; due today at 20:00. */
    public CampaignId running(String... options) {
        return running(wish("Molino", options));
    }

    /** The same with a day of the week for each: people count fewer turns than the program. */
    public CampaignId market(String... options) {
        return running(wish("market", "Mercado", options));
    }

    public CampaignId running(NewCampaign wish) {
        CampaignId id = office.campaigns().open(by(GM), wish).campaign().id();
        join(id, ANA, 1);
        join(id, BEN, 2);
        office.campaigns().start(by(GM));
        post.work();
        return id;
    }

    /** A campaign with as few seats as there may be, which nobody has joined: governors play all of them. */
    public CampaignId governed(String name, HostedRuleset<?> hosted) {
        NewCampaign wish = new NewCampaign(
                name,
                hosted.id(),
                hosted.manifest().seats().least(),
                SPANISH,
                new TreeMap<>(),
                ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0));
        CampaignId id = office.campaigns().open(by(GM), wish).campaign().id();
        office.campaigns().start(by(GM).in(id));
        return id;
    }

    /** Lets a campaign go on until the turn of this number has ended. */
    public void playOn(CampaignId id, int turns) {
        for (int i = 0;
                i < 10 * turns && office.memory().registrar().lastEnded(id).orElse(0) < turns;
                i++) {
            pass(Duration.ofSeconds(1));
            toTheDeadline();
        }
        assertTrue(office.memory().registrar().lastEnded(id).orElse(0) >= turns, "few turns have ended");
    }

    public void join(CampaignId id, long user, int seat) {
        Act act = by(user);
        office.campaigns()
                .join(
                        new Act(act.id(), user, act.userName(), act.place(), act.at(), SPANISH, Optional.of(id)),
                        Optional.of(new Seat(seat)),
                        Optional.empty());
    }

    public CampaignTurn turn(CampaignId id, int number) {
        return office.archive().turn(id, number).orElseThrow();
    }

    public CampaignTurn newest(CampaignId id) {
        return office.archive().newest(id).orElseThrow();
    }

    /** How many sacks each seat has ground. */
    public List<Integer> ground(CampaignId id) {
        return office.archive().position(id).standings().rows().stream()
                .map(row -> row.total())
                .toList();
    }

    public List<Dispatch.Kind> kinds() {
        return posted.values().stream().map(Dispatch::kind).toList();
    }

    public List<Dispatch> posts(Dispatch.Kind kind) {
        return posted.values().stream().filter(each -> each.kind() == kind).toList();
    }

    /** What is refused, by its code. */
    public static String refusal(Runnable act) {
        try {
            act.run();
        } catch (RefusedException e) {
            return e.refusal().code();
        }
        return "not refused";
    }

    private static Path roots() {
        try {
            return Path.of(Tavern.class.getResource("rulesets").toURI()).getParent();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
