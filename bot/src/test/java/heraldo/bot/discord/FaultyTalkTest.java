package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Threads;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Private threads that cannot be made, or are lost. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultyTalkTest {

    private static final String THREAD = "Alborada y Brumaria";
    private static final String HEAD = "Conversación privada entre";

    @TempDir
    Path folder;

    private Table table;

    private void begin(Cast cast) {
        table = Table.bare(folder, cast);
        table.open("Los Susurros");
        table.start();
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    private World world() {
        return table.stage.sandbox().world();
    }

    private List<Channel> threads() {
        return world().exclusively(() -> {
            Guild guild = world().guilds().iterator().next();
            return world().channels().threadsOf(guild).stream()
                    .filter(each -> each.type() == Channel.PRIVATE_THREAD)
                    .toList();
        });
    }

    @Tag("long")
    @Test
    void withoutPrivateThreadsTheGameMasterIsToldAndAllElseGoesOn() {
        begin(Cast.ofSix().withBotPermissions(Cast.INVITED & ~Permission.bits(Permission.CREATE_PRIVATE_THREADS)));
        table.alba.use("hablar", "puesto", "Brumaria");
        Said told = Table.await(table.gm, "diplomacia", "No puedo abrir ni cerrar los hilos privados");
        assertTrue(told.text().contains("Crear hilos privados"), told.text());
        assertEquals(List.of(), threads());
        table.alba.use("prensa", "texto", "Nadie cruza el río.");
        Table.await(table.bruno, "diplomacia", "Nadie cruza el río.");
    }

    @Tag("long")
    @Test
    void aPrivateThreadThatWasDeletedIsMadeAgainForWhoeverWantsToTalk() {
        begin(Cast.ofSix());
        table.alba.use("hablar", "puesto", "Brumaria");
        Table.await(table.bruno, THREAD, HEAD);
        world().exclusively(() -> {
            new Threads(world()).remove(threads().getFirst());
            return true;
        });
        table.alba.use("hablar", "puesto", "Brumaria");
        Waiting.until("the thread", () -> threads().size() == 1);
        Table.await(table.bruno, THREAD, HEAD);
    }

    @Test
    void aReplyLostAfterMakingAPrivateThreadMakesNoSecondOne() {
        begin(Cast.ofSix());
        table.stage.sandbox().faults().plan(1, "POST", "/channels/\\d+/threads$", new Fault.Lost(500));
        table.alba.use("hablar", "puesto", "Brumaria");
        Table.await(table.bruno, THREAD, HEAD);
        assertEquals(0, table.stage.sandbox().faults().left());
        assertEquals(1, threads().size());
        assertEquals(
                1,
                table.bruno.read().stream()
                        .filter(said -> said.text().contains(HEAD))
                        .count());
    }
}
