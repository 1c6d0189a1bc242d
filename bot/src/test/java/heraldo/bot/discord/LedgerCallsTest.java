package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.gate.Guard;
import heraldo.bot.sandbox.person.Reply;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What an answer costs: what a caller needs is looked for once, at the door. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LedgerCallsTest {

    private final List<Tally.Count> counts = new CopyOnWriteArrayList<>();
    private Table table;

    @BeforeAll
    void running(@TempDir Path folder) {
        table = Table.running(folder, "La cuenta");
        table.stage.guardedBy(this::counted);
    }

    @AfterAll
    void over() {
        table.close();
    }

    @BeforeEach
    void theSheetIsEmpty() {
        table.alba.use("órdenes vaciar");
    }

    private Guard counted(Guard keeper) {
        return (call, errand) -> {
            counts.add(table.stage.tally().begin());
            return keeper.admit(call, errand);
        };
    }

    @Test
    void anOrderOpensTheBooksFourTimesAndFindsItsCampaignOnce() {
        Tally.Count order = cost("kaixiflan recolectar", "hex", "G5");
        assertTrue(order.calls() <= 4, order.toString());
        assertEquals(1, order.writes(), order.toString());
        assertEquals(1, order.found(), order.toString());
        assertEquals(1, order.checked(), order.toString());
    }

    @Test
    void anOrderAsksTheDatabaseForEightThingsAtMostHoweverOftenTheSheetWasRevised() {
        long first = asked();
        revise(40);
        long last = asked();
        assertTrue(first <= 8 && last <= first, first + " statements at first, then " + last);
    }

    @Tag("long")
    @Test
    void whatWasAskedOnceIsCompiledNoMore() {
        revise(20);
        long before = table.stage.effort().compiled();
        revise(4);
        assertEquals(before, table.stage.effort().compiled());
    }

    private void revise(int times) {
        for (int i = 0; i < times; i++) {
            table.alba.use("kaixiflan recolectar", "hex", "G5");
            table.alba.use("órdenes vaciar");
        }
    }

    /** How much the database is asked for by one order, to the end of it. */
    private long asked() {
        revise(1);
        table.alba.use("órdenes ver");
        long before = table.stage.effort().run();
        table.alba.use("kaixiflan recolectar", "hex", "G5");
        table.alba.use("órdenes ver");
        long both = table.stage.effort().run() - before;
        before = table.stage.effort().run();
        table.alba.use("órdenes ver");
        return both - (table.stage.effort().run() - before);
    }

    @Test
    void aSheetThatIsShownIsReadWhereItIsFound() {
        Tally.Count shown = cost("órdenes ver");
        assertTrue(shown.calls() <= 3, shown.toString());
        assertEquals(0, shown.writes(), shown.toString());
    }

    @Test
    void whoeverIsTypingIsHelpedAfterTwoLooks() {
        counts.clear();
        assertEquals(List.of("G5"), table.alba.complete("kaixiflan recolectar", "hex", ""));
        assertTrue(counts.get(0).calls() <= 2, counts.toString());
    }

    /** What comes of an act is told before it is over: it is when the next one of the same person has begun. */
    private Tally.Count cost(String command, String... options) {
        counts.clear();
        Reply reply = table.alba.use(command, options);
        assertFalse(reply.text().startsWith("✖"), reply.text());
        table.alba.use("órdenes ver");
        assertEquals(2, counts.size(), counts.toString());
        return counts.get(0);
    }
}
