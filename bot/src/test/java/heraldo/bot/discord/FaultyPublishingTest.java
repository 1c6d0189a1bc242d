package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.rest.Limits;
import heraldo.bot.sandbox.rest.Limits.Rule;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Results of turns that are to be published, and cannot be, or not yet. Whatever happens, they are published once, and nobody waits
 * for it. Every test is a row of {@code docs/faults.md}.
 */
@Tag("slow")
class FaultyPublishingTest {

    private static final Duration HOUR = Duration.ofHours(1);
    /** One result an hour. */
    private static final Limits ONE = new Limits(
            Limits.NONE.global(),
            Limits.NONE.posts(),
            Limits.NONE.edits(),
            Limits.NONE.others(),
            Limits.NONE.renames(),
            Limits.NONE.oldEdits(),
            new Rule(1, HOUR),
            Limits.NONE.invalid());

    @TempDir
    Path folder;

    private Table table;
    private Followers followers;
    private Weather weather;

    @BeforeEach
    void open() {
        table = Table.on(Stage.open(folder, FaultyPublishingTest::counted));
        followers = new Followers(table);
        weather = new Weather(table);
        table.open("Los Reinos", "publicar", "true");
        table.start();
        followers.turnChronicleInto(Channel.ANNOUNCEMENTS);
    }

    /** Hours pass for Discord as they pass for the campaign. */
    private static SandboxOptions counted(SandboxOptions options) {
        return options.withStopwatch(options.clock()).speaking(List.of("es", "en"));
    }

    @AfterEach
    void close() {
        table.close();
    }

    private void disturb(Fault fault) {
        table.stage.sandbox().faults().recur(1, "POST", Followers.PUBLICATIONS, fault);
    }

    private void calm() {
        table.stage.sandbox().faults().clear();
    }

    private void awaitTries(int tries) {
        Waiting.until("another try", () -> followers.requests() >= tries, followers::requests);
    }

    @Test
    void aReplyThatIsLostPublishesNothingTwice() {
        table.stage.sandbox().faults().plan(1, "POST", Followers.PUBLICATIONS, new Fault.Lost(502));
        followers.resolve();
        followers.await(1);
        followers.awaitAll();
        table.stage.restart();
        followers.awaitAll();
        assertEquals(List.of(502), followers.answers(), "the message itself says that it has been done");
    }

    @Tag("long")
    @Test
    void aProgramThatEndsBeforeItPublishesDoesSoWhenItRunsAgain() {
        disturb(new Fault.Broken(503));
        followers.resolve();
        awaitTries(1);
        table.stage.restart();
        calm();
        followers.awaitAll();
        followers.await(1);
        int requests = followers.requests();
        table.stage.restart();
        followers.awaitAll();
        assertEquals(requests, followers.requests());
    }

    @Tag("long")
    @Test
    void whatSomebodyHasPublishedAlreadyIsDone() {
        disturb(new Fault.Refused(400, 40033));
        Table.Letterbox letters = table.letters();
        followers.resolve();
        awaitTries(1);
        Waiting.until("nothing to wait for", table.stage::postedAll);
        assertEquals(1, followers.requests());
        assertEquals(0, letters.count("No puedo publicar"));
    }

    @Tag("long")
    @Test
    void whatIsTooMuchForAnHourIsPublishedLaterAndHoldsNothingUp() {
        table.stage.sandbox().limits().set(ONE);
        Table.Letterbox letters = table.letters();
        followers.resolve();
        followers.await(1);
        followers.resolve();
        awaitTries(2);
        followers.resolve();
        weather.announce("Niebla");
        weather.standsOnce("Niebla");
        table.stage.at(table.stage.now().plus(HOUR.dividedBy(2)));
        Waiting.until("the end of all posts", table.stage::postedWhatIsDue);
        followers.await(1);
        assertEquals(2, followers.requests(), "Discord has said when to come again");
        table.stage.at(table.stage.now().plus(HOUR.dividedBy(2)));
        followers.await(2);
        table.stage.restart();
        table.stage.at(table.stage.now().plus(HOUR));
        followers.await(3);
        assertEquals(followers.results(), followers.published());
        assertEquals(0, letters.count("No puedo publicar"));
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {50013, 50001})
    void aPublicationThatIsNotAllowedIsToldOnceAndMadeLater(int code) {
        disturb(new Fault.Refused(403, code));
        Table.Letterbox letters = table.letters();
        followers.resolve();
        letters.await("No puedo publicar los turnos en los servidores que siguen #crónica");
        int tries = followers.requests();
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        awaitTries(tries + 1);
        followers.resolve();
        weather.announce("Niebla");
        weather.standsOnce("Niebla");
        assertEquals(1, letters.count("No puedo publicar"));
        assertEquals(List.of("publishing"), hindrances());
        calm();
        followers.awaitAll();
        followers.await(2);
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    @Tag("long")
    @Test
    void aChronicleThatIsNoAnnouncementChannelAnyMoreIsLeft() {
        Table.Letterbox letters = table.letters();
        table.stage.sandbox().faults().plan(1, "POST", Followers.PUBLICATIONS, new Fault.Refused(400, 50024));
        followers.resolve();
        awaitTries(1);
        Waiting.until("nothing to wait for", table.stage::postedAll);
        followers.turnChronicleInto(Channel.TEXT);
        followers.resolve();
        Waiting.until("nothing to wait for", table.stage::postedAll);
        assertEquals(1, followers.requests());
        assertEquals(0, letters.count("No puedo publicar"));
        assertTrue(followers.published().isEmpty());
    }

    @Tag("long")
    @Test
    void aResultThatIsDeletedBeforeItIsPublishedIsLeft() {
        disturb(new Fault.Broken(503));
        followers.resolve();
        awaitTries(1);
        World world = table.stage.sandbox().world();
        world.exclusively(() -> world.messages().delete(followers.results().getFirst()));
        calm();
        followers.awaitAll();
        assertTrue(followers.published().isEmpty());
        disturb(new Fault.Refused(404, 10008));
        int tries = followers.requests();
        Table.resolve(table.gm.in("diplomacia"));
        awaitTries(tries + 1);
        Waiting.until("nothing to wait for", table.stage::postedAll);
        assertEquals(tries + 1, followers.requests());
    }

    private List<String> hindrances() {
        return table.stage.read(books -> books.hindrances().of(table.stage.campaign())).stream()
                .map(Hindrance::subject)
                .toList();
    }
}
