package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.gateway.Gateway;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Guild;
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

/** What goes wrong while the bot starts. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultyStartTest {

    private static final int REFUSED = 3;
    private static final String COMMANDS = "/applications/\\d+/commands$";
    private static final String UNREACHED = "Discord cannot be reached: ";

    @TempDir
    Path folder;

    private Table table;
    private Weather weather;
    private Gateway gateway;

    @BeforeEach
    void begin() {
        table = Table.bare(folder, Cast.ofSix());
        weather = new Weather(table);
        gateway = table.stage.sandbox().gateway();
        table.stage.waiting(Duration.ofSeconds(2), Duration.ofMillis(100));
    }

    @AfterEach
    void end() {
        gateway.open();
        table.close();
    }

    @Test
    void aServerThatDoesNotComeIsGoneOnWithoutAndOneThatComesLateIsWelcome() {
        Guild neighbours = table.stage.sandbox().found(new Cast("Vecinos", List.of(), Cast.INVITED, Cast.USUAL));
        gateway.outage(neighbours);
        table.stage.restart();
        assertEquals(Contact.CUT, table.stage.contact(neighbours));
        assertTrue(table.ask("Los Reinos").text().contains("¿Abrir esta campaña?"), "the others are served");
        assertEquals(1, count("Not all servers have come within 2 seconds"));
        gateway.recovery(neighbours);
        weather.awaitContact(neighbours, Contact.OPEN);
    }

    @Tag("long")
    @Test
    void aDiscordThatIsBrokenAtTheStartIsTriedAgain() {
        // The library tries each request four times.
        table.stage.sandbox().faults().plan(8, "GET", "/users/@me$", new Fault.Broken(503));
        table.stage.restart();
        assertEquals(2, count(UNREACHED + "it answers with error 503. It is tried again in "));
        assertTrue(table.ask("Los Reinos").text().contains("¿Abrir esta campaña?"));
    }

    @Tag("long")
    @Test
    void aGatewayThatIsClosedAtTheStartIsTriedAgain() throws InterruptedException {
        gateway.close();
        Thread start = Thread.startVirtualThread(table.stage::restart);
        Waiting.until("two failures", () -> count(UNREACHED) >= 2);
        gateway.open();
        start.join();
        assertTrue(table.ask("Los Reinos").text().contains("¿Abrir esta campaña?"));
    }

    /** One after the other. Where the server is to blame the library tries four times by itself, after a 408 twice. */
    @Tag("long")
    @Test
    void commandsThatCannotBeRegisteredAtOnceAreRegisteredLater() {
        World world = table.stage.sandbox().world();
        world.exclusively(() -> world.commands().replaceAll(null, List.of()));
        refuseCommands(4, new Fault.Broken(502));
        refuseCommands(1, new Fault.Broken(400));
        refuseCommands(1, new Fault.Broken(403));
        refuseCommands(1, new Fault.Broken(408));
        refuseCommands(1, new Fault.Refused(400, 30034));
        table.stage.restart();
        assertEquals(1, count(UNREACHED + "it answers with error 502"));
        assertEquals(2, count(UNREACHED + "it answers with error 400"));
        assertEquals(1, count(UNREACHED + "it answers with error 403"));
        assertEquals(1, count(UNREACHED + "it answers with error 408"));
        assertTrue(table.ask("Los Reinos").text().contains("¿Abrir esta campaña?"));
    }

    @Test
    void commandsOfWhichHalfAListComesAreAskedForAgain() {
        table.stage.sandbox().faults().plan(1, "GET", COMMANDS, new Fault.Truncated());
        table.stage.restart();
        assertEquals(1, count(UNREACHED + "what answers is not Discord"));
        assertTrue(table.ask("Los Reinos").text().contains("¿Abrir esta campaña?"));
    }

    private void refuseCommands(int times, Fault fault) {
        table.stage.sandbox().faults().plan(times, "PUT", COMMANDS, fault);
    }

    @Tag("long")
    @Test
    void commandsThatDiscordFindsWrongEndTheBot() throws Exception {
        table.stage.sandbox().faults().plan(1, "PUT", COMMANDS, new Fault.Refused(400, 50035));
        try (StartedBot bot = StartedBot.at(table.stage.sandbox(), folder)) {
            assertTrue(bot.hears("50035"));
            assertEquals(1, bot.code());
        }
    }

    @Test
    void aBotWhoseTokenIsWrongEndsWithACodeOfItsOwn() throws Exception {
        try (StartedBot bot = StartedBot.at(table.stage.sandbox(), "wrong", folder)) {
            assertTrue(bot.hears("Discord refuses this bot: it does not know the token"));
            assertEquals(REFUSED, bot.code());
        }
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {4004, 4014})
    void aBotThatTheGatewayRefusesEndsWithACodeOfItsOwn(int code) throws Exception {
        gateway.turnAway(code);
        try (StartedBot bot = StartedBot.at(table.stage.sandbox(), folder)) {
            assertTrue(bot.hears("Discord refuses this bot: "));
            assertEquals(REFUSED, bot.code());
        }
    }

    @Tag("long")
    @Test
    void aBotThatIsRefusedWhileItRunsEndsWithACodeOfItsOwn() throws Exception {
        try (StartedBot bot = StartedBot.at(table.stage.sandbox(), folder)) {
            assertTrue(bot.hears("next"), "it runs");
            gateway.drop(4004);
            assertTrue(bot.hears("Discord refuses this bot: "));
            assertEquals(REFUSED, bot.code());
        }
    }

    @Tag("long")
    @Test
    void aBotWithoutANetworkSaysSoAndCanBeEndedAtOnce() throws Exception {
        try (StartedBot bot = StartedBot.nowhere(folder)) {
            assertTrue(bot.hears(UNREACHED + "nobody answers at its address"));
            assertTrue(bot.asked(Waiting.PATIENCE), "it ends when it is asked to");
            assertFalse(bot.hears(UNREACHED), "it tries no more before that");
        }
    }

    private long count(String words) {
        return table.stage.logs().complaints().stream()
                .filter(line -> line.contains(words))
                .count();
    }
}
