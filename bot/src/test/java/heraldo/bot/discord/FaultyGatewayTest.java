package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.discord.gate.Guard;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.gateway.Gateway;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.kernel.Seat;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the bot is told late, twice, in disorder or not at all. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultyGatewayTest {

    @TempDir
    static Path folder;

    private static final String HELD = "Nadie podía hablar con Heraldo cuando terminó el plazo";

    private static Table table;
    private static Weather weather;
    private static Gateway gateway;

    @BeforeAll
    static void begin() {
        table = Table.running(folder, "Los Reinos");
        weather = new Weather(table);
        gateway = table.stage.sandbox().gateway();
    }

    @AfterAll
    static void end() {
        table.close();
    }

    @Test
    void anOrderGivenWhileTheGatewayIsDroppedIsTakenOnce() {
        int before = table.stage.revisions();
        gateway.drop(4000);
        String receipt = table.alba
                .in("alborada")
                .use("kaixiflan explorar", "hex1", "E4")
                .text();
        assertTrue(receipt.contains("Explorar la casilla E4"), receipt);
        assertEquals(before + 1, table.stage.revisions());
    }

    @Tag("long")
    @Test
    void aSessionThatCannotBeResumedBeginsAnew() {
        gateway.forget();
        Waiting.until(
                "an answer in a new session",
                () -> table.stage.answers(() -> table.alba.in("alborada").use("órdenes ver")));
    }

    @Test
    void aPostWithoutASessionIsKept() {
        gateway.forget();
        assertFalse(table.stage.answers(() -> table.alba.in("alborada").use("órdenes ver")));
        table.endTurn();
        weather.standsOnce("El turno " + table.number() + " admite órdenes");
    }

    @Test
    void deadlinesWhileTheGatewayIsClosedWaitAndTheTurnIsMovedOnce() {
        int turn = table.number();
        Instant due = table.due();
        gateway.close();
        weather.awaitContact(weather.guild(), Contact.CUT);
        for (int day = 0; day < 3; day++) {
            table.stage.clockAt(due.plus(Duration.ofDays(day)).plusSeconds(4));
            table.stage.workNow();
            assertEquals(turn, table.number());
            assertEquals(due, table.due(), "nothing is locked, held or moved");
        }
        gateway.open();
        weather.standsOnce(HELD);
        assertEquals(turn, table.number());
        assertEquals(due.plus(Duration.ofDays(3)), table.due());
        table.alba.in("alborada").use("kaixiflan explorar", "hex1", "E4");
        table.endTurn();
    }

    @Test
    void anOrderGivenBeforeADeadlineAndToldAfterItWhenTheGatewayIsBackCounts() {
        TurnKey turn = table.turn();
        Instant due = table.due();
        int before = alborada(turn);
        gateway.close();
        weather.awaitContact(weather.guild(), Contact.CUT);
        table.stage.clockAt(due.minus(Waiting.PATIENCE));
        assertFalse(table.stage.answers(() -> table.alba.in("alborada").use("kaixiflan explorar", "hex1", "E4")));
        assertTrue(table.stage.now().isBefore(due), "it was given in time");
        table.stage.clockAt(due.plusSeconds(5));
        table.stage.workNow();
        assertEquals(turn, table.turn());
        assertEquals(before, alborada(turn));
        gateway.open();
        Table.await(table.gm, "crónica", "El turno " + (turn.number() + 1) + " admite órdenes");
        assertEquals(before + 1, alborada(turn));
    }

    @Tag("long")
    @Test
    void aTurnDoesNotEndWhileTheGatewayHasFallenSilent() {
        TurnKey turn = table.turn();
        Instant due = table.due();
        gateway.hush();
        assertFalse(table.stage.answers(() -> table.alba.in("alborada").use("órdenes ver")));
        table.stage.nothingHeardFor(Pace.USUAL.silence());
        table.stage.clockAt(due.plusSeconds(10));
        table.stage.workNow();
        assertEquals(Contact.CUT, table.stage.contact(weather.guild()));
        assertEquals(turn, table.turn());
        gateway.speakUp();
        Table.await(table.gm, "crónica", "El turno " + (turn.number() + 1) + " admite órdenes");
    }

    private static int alborada(TurnKey turn) {
        return table.stage.read(books ->
                books.sheets().latest(turn, new Seat(1)).map(Revision::number).orElse(0));
    }

    @Test
    void anOrderThatIsToldFiveTimesIsTakenOnce() {
        table.alba.in("alborada").use("órdenes vaciar");
        int before = table.stage.revisions();
        gateway.repeatInteraction(4);
        String receipt = table.alba
                .in("alborada")
                .use("kaixiflan recolectar", "hex", "G5")
                .text();
        assertTrue(receipt.contains("Recolectar en la capital de Alborada (G5)"), receipt);
        table.alba.use("órdenes ver");
        assertEquals(before + 1, table.stage.revisions());
    }

    @Test
    void anAnnouncementThatIsToldFiveTimesIsPostedOnce() {
        gateway.repeatInteraction(4);
        weather.announce("Nieve");
        weather.standsOnce("Nieve");
    }

    @Test
    void ordersToldInDisorderAreAllTaken() throws ExecutionException, InterruptedException {
        Person frank = table.frank.in("cimera");
        try (Person again = Person.at(table.stage.sandbox().url(), "p6");
                ExecutorService both = Executors.newVirtualThreadPerTaskExecutor()) {
            again.in("cimera");
            int before = table.stage.revisions();
            gateway.turnInteractionsAround(2);
            Future<Reply> first = both.submit(() -> frank.use("kaixiflan collect", "hex", "N9"));
            Future<Reply> second = both.submit(() -> again.use("kaixiflan explore", "hex1", "O11"));
            first.get();
            second.get();
            String sheet = frank.use("orders show").text();
            assertTrue(
                    sheet.contains("Collect at the capital of Cimera (N9)") && sheet.contains("Explore hex O11"),
                    sheet);
            assertEquals(before + 2, table.stage.revisions());
        }
    }

    @Tag("long")
    @Test
    void aroundADeadlineEveryOrderCountsByItsOwnTime() throws ExecutionException, InterruptedException {
        Person alba = table.alba.in("alborada");
        Person bruno = table.bruno.in("brumaria");
        alba.use("órdenes vaciar");
        int before = table.stage.revisions();
        table.stage.clockAt(table.due().minusSeconds(60));
        gateway.repeatInteraction(4);
        Crush crush = new Crush();
        table.stage.guardedBy(crush::holding);
        try (ExecutorService both = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Reply> inTime = both.submit(() -> alba.use("kaixiflan recolectar", "hex", "G5"));
            crush.arrived.join();
            table.stage.clockAt(table.due().plusSeconds(1));
            Table.refused(bruno.use("kaixiflan pasar"), "El plazo acabó");
            crush.over.complete(null);
            assertTrue(
                    inTime.get().text().contains("Recolectar en la capital de Alborada (G5)"),
                    inTime.get().text());
        } finally {
            table.stage.guardedBy(UnaryOperator.identity());
        }
        alba.use("órdenes ver");
        assertEquals(before + 1, table.stage.revisions());
        table.endTurn();
        Said post = Table.result(alba, 1);
        String everything = alba.press(post, "Todo lo ocurrido").text();
        assertTrue(everything.contains("`recolectar G5`"), everything);
    }

    /** So much to do that whoever comes first, and has been told that an answer will come, waits for it. */
    private static final class Crush {
        private final CompletableFuture<Void> arrived = new CompletableFuture<>();
        private final CompletableFuture<Void> over = new CompletableFuture<>();

        private Guard holding(Guard keeper) {
            return (call, errand) -> {
                if (arrived.complete(null)) {
                    over.join();
                }
                return keeper.admit(call, errand);
            };
        }
    }
}
