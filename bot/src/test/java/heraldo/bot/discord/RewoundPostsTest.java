package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever reads the chronicle sees which turns the direction has taken back. */
@Tag("slow")
class RewoundPostsTest {

    @TempDir
    Path folder;

    private Table table;

    @AfterEach
    void close() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    @Test
    void theResultOfATurnThatIsUndoneSaysSoAndCanStillBeRead() {
        table = Table.running(folder, "Los Reinos");
        table.endTurn();
        Said before = Table.result(table.bruno, 1);
        Rewound rewound = new Rewound(table);
        rewound.back();
        rewound.await(2);
        rewound.awaitAll();
        Said opened = rewound.voided().get(0);
        assertTrue(opened.text().contains("El turno 1 admite órdenes"), opened.text());
        Said result = rewound.voided().get(1);
        assertEquals(before.id(), result.id());
        assertTrue(
                result.text().startsWith("**" + Rewound.VOID + "** El turno 1 está abierto otra vez"), result.text());
        assertTrue(result.text().endsWith(before.text()), result.text());
        assertEquals(Table.pictures(before), Table.pictures(result));
        assertEquals(
                before.shown().getFirst().path("description"),
                result.shown().getFirst().path("description"));
        assertEquals(List.of(), result.buttons());
        assertEquals(List.of(200, 200), rewound.answers(), "once each");
        table.endTurn();
        Waiting.until(
                "the new result",
                () -> table.bruno.in("crónica").read().stream()
                        .anyMatch(said -> said.buttons().contains("Todo lo ocurrido")));
        assertNotEquals(before.id(), Table.result(table.bruno, 1).id());
        rewound.awaitAll();
        rewound.await(2);
    }
}
