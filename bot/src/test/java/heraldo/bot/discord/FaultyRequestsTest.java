package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.TurnedAwayException;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.traffic.Fault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests of the bot that go wrong, in a campaign that runs. Every test is a row of {@code docs/faults.md}. */
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

    @ParameterizedTest
    @ValueSource(ints = {500, 502, 503})
    void a_server_error_delays_a_post(int status) {
        weather.befallPost(new Fault.Broken(status));
        weather.announce("Niebla " + status);
        weather.awaitFaults();
        weather.standsOnce("Niebla " + status);
    }

    @ParameterizedTest
    @ValueSource(ints = {500, 502, 503})
    void a_reply_lost_after_storing_makes_no_second_post(int status) {
        weather.befallPost(new Fault.Lost(status));
        weather.announce("Granizo " + status);
        weather.awaitFaults();
        weather.standsOnce("Granizo " + status);
    }

    @Test
    void a_post_is_found_again_after_its_nonce_is_forgotten() {
        weather.befallPost(new Fault.Lost(500));
        weather.announce("Escarcha");
        weather.awaitFaults();
        weather.forgetNonces();
        weather.standsOnce("Escarcha");
    }

    @ParameterizedTest
    @EnumSource(Fault.Scope.class)
    void a_rate_limit_is_waited_for(Fault.Scope scope) {
        List<Exchange> posts = new CopyOnWriteArrayList<>();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.method().equals("POST") && exchange.path().matches("/channels/\\d+/messages")) {
                posts.add(exchange);
            }
        });
        weather.befallPost(new Fault.TooMany(1, scope));
        weather.announce("Calor " + scope);
        weather.standsOnce("Calor " + scope);
        assertEquals(429, posts.getFirst().status());
        Duration waited = Duration.between(posts.get(0).at(), posts.get(1).at());
        assertTrue(waited.compareTo(Duration.ofMillis(950)) > 0, waited.toString());
    }

    @Test
    void a_reply_that_never_comes_makes_no_second_post() {
        Fault.Hanging hanging = new Fault.Hanging(true);
        weather.befallPost(hanging);
        weather.announce("Calma");
        weather.awaitFaults();
        weather.standsOnce("Calma");
        hanging.letGo();
    }

    @Test
    void half_a_reply_makes_no_second_post() {
        weather.befallPost(new Fault.Truncated());
        weather.announce("Viento");
        weather.awaitFaults();
        weather.standsOnce("Viento");
    }

    @Test
    void an_order_whose_acknowledgement_fails_is_kept() {
        table.stage.sandbox().faults().plan(1, "POST", "/callback$", new Fault.Broken(500));
        assertThrows(
                TurnedAwayException.class, () -> table.alba.in("alborada").use("kaixiflan explorar", "hex1", "E4"));
        String sheet = table.alba.use("órdenes ver").text();
        assertTrue(sheet.contains("explorar E4"), sheet);
    }

    @Test
    void an_order_whose_acknowledgement_is_done_gets_its_receipt() {
        table.stage.sandbox().faults().plan(1, "POST", "/callback$", new Fault.Lost(500));
        String receipt =
                table.frank.in("cimera").use("kaixiflan explore", "hex1", "O11").text();
        assertTrue(receipt.contains("explore O11"), receipt);
    }
}
