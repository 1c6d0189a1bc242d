package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.traffic.Fault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests of the bot that go wrong, in a campaign that runs. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultyRequestsTest {

    @TempDir
    static Path folder;

    private static Table table;
    private static Weather weather;

    @BeforeAll
    static void begin() {
        table = Table.running(folder, "Los Reinos");
        weather = new Weather(table);
    }

    @AfterAll
    static void end() {
        table.close();
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {500, 502, 503})
    void aServerErrorDelaysAPost(int status) {
        weather.befallPost(new Fault.Broken(status));
        weather.announce("Niebla " + status);
        weather.awaitFaults();
        weather.standsOnce("Niebla " + status);
    }

    @ParameterizedTest
    @ValueSource(ints = {500, 502, 503})
    void aReplyLostAfterStoringMakesNoSecondPost(int status) {
        weather.befallPost(new Fault.Lost(status));
        weather.announce("Granizo " + status);
        weather.awaitFaults();
        weather.standsOnce("Granizo " + status);
    }

    @Test
    void aPostIsFoundAgainAfterItsNonceIsForgotten() {
        weather.befallPost(new Fault.Lost(500));
        weather.announce("Escarcha");
        weather.awaitFaults();
        weather.forgetNonces();
        weather.standsOnce("Escarcha");
    }

    @Test
    void aPostThatWasDeletedBeforeItWasKnownIsPostedAgain() {
        weather.befallPost(new Fault.Lost(500));
        weather.announce("Rocío");
        weather.awaitFaults();
        weather.deleteLatest("crónica");
        weather.standsOnce("Rocío");
    }

    @ParameterizedTest
    @EnumSource(Fault.Scope.class)
    void aRateLimitIsWaitedFor(Fault.Scope scope) {
        List<Exchange> posts = new CopyOnWriteArrayList<>();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.method().equals("POST") && exchange.path().matches("/channels/\\d+/messages")) {
                posts.add(exchange);
            }
        });
        weather.befallPost(new Fault.TooMany(1, scope));
        weather.announce("Calor " + scope);
        weather.standsOnce("Calor " + scope);
        assertEquals(429, posts.getFirst().answer().status());
        Duration waited = Duration.between(posts.get(0).at(), posts.get(1).at());
        assertTrue(waited.compareTo(Duration.ofMillis(950)) > 0, waited.toString());
    }

    @Tag("long")
    @Test
    void aReplyThatNeverComesMakesNoSecondPost() {
        Fault.Hanging hanging = new Fault.Hanging(true);
        weather.befallPost(hanging);
        weather.announce("Calma");
        weather.awaitFaults();
        weather.standsOnce("Calma");
        hanging.letGo();
    }

    @Test
    void halfAReplyMakesNoSecondPost() {
        weather.befallPost(new Fault.Truncated());
        weather.announce("Viento");
        weather.awaitFaults();
        weather.standsOnce("Viento");
    }

    @Test
    void anOrderWhoseAcknowledgementFailsIsKept() {
        table.stage.sandbox().faults().plan(1, "POST", "/callback$", new Fault.Broken(500));
        assertFalse(table.stage.answers(() -> table.alba.in("alborada").use("kaixiflan explorar", "hex1", "E4")));
        String sheet = table.alba.use("órdenes ver").text();
        assertTrue(sheet.contains("Explorar la casilla E4"), sheet);
    }

    @Test
    void anOrderWhoseAcknowledgementIsDoneGetsItsReceipt() {
        table.stage.sandbox().faults().plan(1, "POST", "/callback$", new Fault.Lost(500));
        String receipt =
                table.frank.in("cimera").use("kaixiflan explore", "hex1", "O11").text();
        assertTrue(receipt.contains("Explore hex O11"), receipt);
    }
}
