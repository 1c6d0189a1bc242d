package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Threads;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Anchors, seals and keys stand in a thread of their own, whatever becomes of it. */
@Tag("slow")
class ProofThreadTest {

    private static final String KEY = "Clave de los dados del turno ";

    @TempDir
    Path folder;

    @Test
    void proofsHangOnTheStatusMessageAndTheChronicleHasNoDigits() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.endTurn();
            Table.await(table.alba, "Actas", KEY + 1);
            List<String> proofs = table.alba.read().stream().map(Said::text).toList();
            assertTrue(proofs.get(0).contains("Ancla de los dados"), proofs.get(0));
            assertTrue(proofs.get(1).contains("están selladas"), proofs.get(1));
            assertEquals(3, proofs.size());
            List<Said> chronicle = table.alba.in("crónica").read();
            Said status = chronicle.stream()
                    .filter(said -> StatusMark.on(said.json()))
                    .findFirst()
                    .orElseThrow();
            assertEquals(thread(table).id().toString(), status.id());
            assertTrue(
                    chronicle.stream().noneMatch(said -> said.text().matches("(?s).*[0-9a-f]{64}.*")),
                    chronicle.toString());
        }
    }

    @Tag("long")
    @Test
    void aThreadThatWasPutAwayIsOpenedAgain() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Table.await(table.alba, "Actas", "Ancla de los dados");
            World world = table.stage.sandbox().world();
            Channel thread = thread(table);
            world.exclusively(() ->
                    new Threads(world).change(thread.with(thread.thread().withArchived(true, table.stage.now()))));
            table.endTurn();
            Table.await(table.alba, "Actas", KEY + 1);
            Channel again = thread(table);
            assertEquals(thread.id(), again.id());
            assertFalse(again.thread().archived());
        }
    }

    @Tag("long")
    @Test
    void aThreadThatWasDeletedIsMadeAnew() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Table.await(table.alba, "Actas", "Ancla de los dados");
            World world = table.stage.sandbox().world();
            Channel thread = thread(table);
            world.exclusively(() -> new Threads(world).remove(thread));
            table.endTurn();
            Table.await(table.alba, "Actas", KEY + 1);
        }
    }

    @Tag("long")
    @Test
    void whereThereMayBeNoThreadsProofsStandInTheChronicle() {
        long without = Cast.INVITED & ~Permission.bits(Permission.CREATE_PUBLIC_THREADS);
        try (Table table = Table.bare(folder, Cast.ofSix().withBotPermissions(without))) {
            table.open("Los Reinos");
            table.start();
            table.endTurn();
            Table.await(table.alba, "crónica", KEY + 1);
            assertFalse(table.alba.channels().contains("Actas"));
            assertTrue(table.gm.use("dados verificar", "turno", "1").text().contains("https://discord.com/channels/"));
        }
    }

    private static Channel thread(Table table) {
        Snowflake id = Snowflake.of(table.alba.in("Actas").read().getFirst().channel());
        World world = table.stage.sandbox().world();
        return world.exclusively(() -> world.channels().find(id)).orElseThrow();
    }
}
