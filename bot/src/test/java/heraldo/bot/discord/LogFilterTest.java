package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Happening;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host who wants to see everything in the log sees neither the token nor what players have written. */
class LogFilterTest {

    @TempDir
    Path folder;

    @Test
    void theFinestLogHoldsNeitherTokenNorOrders() {
        try (FinestLogs logs = FinestLogs.listen();
                Table table = Table.running(folder, "Los Reinos")) {
            table.alba.use("kaixiflan recolectar", "hex", "G5");
            Table.paste(table.bruno, "órdenes pegar", "nada que nadie deba leer");
            table.alba.use("órdenes ver");
            table.endTurn();
            String logged = logs.fresh();
            assertTrue(logs.events() > 100, "everything is logged that may be");
            List<String> secrets = List.of(table.stage.sandbox().token(), "\"G5\"", "recolectar G5", "nada que nadie");
            assertEquals(List.of(), secrets.stream().filter(logged::contains).toList());
            assertFalse(Stream.of(logged.split("\n")).anyMatch(line -> line.contains("INTERACTION_CREATE ->")));
        }
    }

    @Test
    void anEventThatCannotBeReadIsComplainedOfButNotWrittenDown() {
        try (FinestLogs logs = FinestLogs.listen();
                Table table = Table.running(folder, "Los Reinos")) {
            World world = table.stage.sandbox().world();
            ObjectNode garbled = Json.object(
                    "id",
                    7,
                    "type",
                    2,
                    "token",
                    "la llave de la respuesta",
                    "data",
                    Json.object("name", "lo que ordeno"));
            world.exclusively(() -> world.pulse().tell(Happening.to(world.bot().id(), "INTERACTION_CREATE", garbled)));
            table.alba.use("órdenes ver");
            String logged = logs.fresh();
            assertTrue(logged.contains("INTERACTION_CREATE -> …"), "the host learns that something was wrong");
            List<String> secrets = List.of("la llave", "lo que ordeno");
            assertEquals(List.of(), secrets.stream().filter(logged::contains).toList());
        }
    }
}
