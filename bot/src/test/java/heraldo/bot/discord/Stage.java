package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.Alarm;
import heraldo.bot.campaign.Books;
import heraldo.bot.campaign.Bureau;
import heraldo.bot.campaign.CampaignId;
import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.HoldReason;
import heraldo.bot.campaign.Lapse;
import heraldo.bot.campaign.Library;
import heraldo.bot.campaign.PostOffice;
import heraldo.bot.campaign.Revision;
import heraldo.bot.campaign.TurnKey;
import heraldo.bot.campaign.TurnStatus;
import heraldo.bot.campaign.mill.Mill;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.render.Studio;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.openapi.OpenApiWitness;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.schedule.CronCalendar;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.schedule.Ticker;
import heraldo.bot.store.SqliteLedger;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.RulesetCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** The whole bot on the stand-in: real database file, real JDA, a clock that can be set ahead, people who type commands. */
final class Stage implements AutoCloseable {

    private static final ConfigRoots ROOTS = ConfigRoots.of(List.of(config(), trial()));
    private static final RulesetCatalog CATALOG = RulesetCatalog.scan(ROOTS);

    private final Path folder;
    private final Sandbox sandbox;
    private final OpenApiWitness witness;
    private final HostClock clock = new HostClock(InstantSource.system());
    private final List<Person> people = new ArrayList<>();
    private final Logs logs = Logs.watch();
    private Program program;

    private Stage(Path folder, Cast cast) {
        this.folder = folder;
        this.sandbox = Sandbox.open(SandboxOptions.standard().with(cast));
        this.witness = OpenApiWitness.of(sandbox);
        this.program = new Program();
    }

    static Stage open(Path folder) {
        return open(folder, Cast.ofSix());
    }

    static Stage open(Path folder, Cast cast) {
        return new Stage(folder, cast);
    }

    private static Path config() {
        return Path.of(System.getProperty("heraldo.root", "..")).resolve("config");
    }

    /** The small rulesets of the tests, beside those that come with the program. */
    private static Path trial() {
        try {
            return Path.of(Mill.class.getResource("/heraldo/bot/campaign").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The rulesets that are played here. */
    static RulesetCatalog catalog() {
        return CATALOG;
    }

    Sandbox sandbox() {
        return sandbox;
    }

    CampaignOffice office() {
        return program.office;
    }

    /** The only campaign there is. */
    CampaignId campaign() {
        return program.ledger
                .read(books -> books.campaigns().of(sandboxUser("gm")))
                .get(0)
                .id();
    }

    private long sandboxUser(String username) {
        return Long.parseLong(person(username).id());
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

    /** How often a sheet of the open turn has been revised, over all seats. */
    int revisions() {
        TurnKey turn =
                office().campaigns().roster(campaign()).turn().orElseThrow().key();
        return program.ledger.read(books -> books.chairs().of(turn.campaign()).stream()
                .mapToInt(chair -> books.sheets()
                        .latest(turn, chair.seat())
                        .map(Revision::number)
                        .orElse(0))
                .sum());
    }

    /** Makes the state that the open turn is to be played on unreadable. */
    void spoil() {
        TurnKey key =
                office().campaigns().roster(campaign()).turn().orElseThrow().key();
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("heraldo.db"));
                PreparedStatement spoil = database.prepareStatement("update turn set state = '{' where number = ?")) {
            spoil.setInt(1, key.number());
            assertEquals(1, spoil.executeUpdate());
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
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

    /** From now on nothing comes of what is written, and nobody works but those who answer. */
    Rehearsal rehearse() {
        program.clerks.close();
        program.posts.close();
        return program.rehearsal.begin();
    }

    /** Writes in the books behind everybody's back, also during a rehearsal. */
    void write(Consumer<Books> deed) {
        program.ledger.record(deed);
    }

    /** Sets the row of the open turn. */
    void turn(TurnStatus status, HoldReason hold) {
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("heraldo.db"));
                PreparedStatement change = database.prepareStatement("update turn set status = ?, hold = ?")) {
            change.setString(1, status.name());
            change.setString(2, hold.name());
            assertEquals(1, change.executeUpdate());
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Ends the program and starts it again on the same files. */
    void restart() {
        restart(database -> {});
    }

    /** Ends the program, lets the host do something to the database, and starts it again. */
    void restart(Consumer<Path> host) {
        program.close();
        host.accept(folder.resolve("heraldo.db"));
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

        private final SqliteLedger ledger = SqliteLedger.open(folder.resolve("heraldo.db"));
        private final Rehearsal rehearsal = new Rehearsal(ledger);
        private final List<Alarm> alarms = new ArrayList<>();
        private final Random secrets = new Random(1);
        private final CampaignOffice office = CampaignOffice.of(new Bureau(
                rehearsal,
                new Library(CATALOG),
                new CronCalendar(Duration.ofHours(1)),
                clock,
                this::draw,
                at -> List.copyOf(alarms).forEach(alarm -> alarm.ring(at))));
        private final DiscordBot bot = DiscordBot.open(
                DiscordSettings.at(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl()),
                office,
                CATALOG,
                new Studio(ROOTS),
                clock);
        private final PostOffice post = new PostOffice(ledger, bot.courier(), clock);
        private final Ticker clerks = new Ticker("clerk", office.clerk()::work, office.clerk()::nextAlarm, clock);
        private final Ticker posts = new Ticker("post", post::work, post::nextAlarm, clock);

        Program() {
            new Lapse(ledger, clock).check(bot.posted());
            alarms.addAll(List.of(clerks, posts));
            ring();
        }

        private byte[] draw() {
            byte[] bytes = new byte[32];
            secrets.nextBytes(bytes);
            return bytes;
        }

        private void ring() {
            alarms.forEach(alarm -> alarm.ring(clock.instant()));
        }

        @Override
        public void close() {
            clerks.close();
            posts.close();
            bot.close();
            ledger.close();
        }
    }
}
