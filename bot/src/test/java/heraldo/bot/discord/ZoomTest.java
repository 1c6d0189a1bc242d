package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much of the board a player sees on the maps that they alone see. */
@Tag("slow")
class ZoomTest {

    @TempDir
    Path folder;

    @Test
    void aPlayerSeesWhatIsAroundHimOrTheWholeBoardWhereverHeAsks() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.endTurn();
            assertTrue(map(table).contains("own-"), "in her own channel, as usual");
            table.alba.use("ajustes personales", "zum", "whole");
            assertTrue(map(table).contains("map-"));
            table.alba.use("ajustes personales", "zum", "near");
            table.alba.in("diplomacia");
            assertTrue(map(table).contains("own-"));
            table.alba.use("ajustes personales", "zum", "usual");
            assertTrue(map(table).contains("map-"));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    private static String map(Table table) {
        return table.alba.use("mapa").said().json().toString();
    }
}
