package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Direct messages that Discord does not take. */
@Tag("slow")
class FaultyLettersTest {

    @TempDir
    Path folder;

    private Table table;

    @BeforeEach
    void come() {
        table = Table.running(folder, "Los Reinos");
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    @Test
    void whereDirectMessagesAreClosedTheChannelIsUsedAndThatIsRemembered() {
        World world = table.stage.sandbox().world();
        table.alba.use("ajustes personales", "dónde", "direct", "aviso", "3 1");
        world.exclusively(() -> world.takesLetters(Snowflake.of(table.alba.id()), false));
        List<Exchange> refused = new CopyOnWriteArrayList<>();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.answer().status() == 403) {
                refused.add(exchange);
            }
        });
        table.stage.at(table.due().minus(Duration.ofHours(2)));
        table.alba.await("no has enviado órdenes");
        assertEquals(1, refused.size());
        String now = table.alba.use("ajustes personales").text();
        assertTrue(now.contains("Discord no me deja escribirte"), now);
        table.stage.at(table.due().minus(Duration.ofMinutes(30)));
        Waiting.until(
                "the second",
                () -> table.alba.read().stream()
                                .filter(said -> said.text().contains("El plazo acaba"))
                                .count()
                        == 2);
        assertEquals(1, refused.size(), "not tried again");
        world.exclusively(() -> world.takesLetters(Snowflake.of(table.alba.id()), true));
        String again = table.alba.use("ajustes personales", "dónde", "direct").text();
        assertTrue(again.contains("llegan por mensaje directo"), again);
    }
}
