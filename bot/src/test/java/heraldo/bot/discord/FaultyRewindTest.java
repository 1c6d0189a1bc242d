package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Posts of turns that were taken back, and that cannot be marked, or not yet. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultyRewindTest {

    @TempDir
    Path folder;

    private Table table;
    private Rewound rewound;
    private Said result;

    @BeforeEach
    void aTurnIsPlayed() {
        table = Table.running(folder, "Los Reinos");
        table.endTurn();
        result = Table.result(table.bruno, 1);
        rewound = new Rewound(table);
    }

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void aReplyThatIsLostMarksNoPostTwice() {
        table.stage.sandbox().faults().plan(1, "PATCH", Rewound.changes(result), new Fault.Lost(500));
        rewound.back();
        rewound.awaitAll();
        rewound.await(2);
        table.stage.restart();
        rewound.awaitAll();
        assertEquals(List.of(200, 500), rewound.answers(), "the post itself says that it is void");
    }

    @Tag("long")
    @Test
    void aProgramThatEndsBeforeItMarksAPostDoesSoWhenItRunsAgain() {
        table.stage.sandbox().faults().recur(1, "PATCH", Rewound.changes(result), new Fault.Broken(503));
        rewound.back();
        rewound.await(1);
        table.stage.restart();
        table.stage.sandbox().faults().clear();
        rewound.awaitAll();
        rewound.await(2);
        assertEquals(
                2, rewound.answers().stream().filter(status -> status == 200).count());
    }

    @Tag("long")
    @Test
    void nothingIsMarkedOfAPostThatWasDeleted() {
        World world = table.stage.sandbox().world();
        world.exclusively(() -> world.messages()
                .delete(world
                        .messages()
                        .shown(new Weather(table).find("crónica").id())
                        .stream()
                        .filter(message -> message.id().toString().equals(result.id()))
                        .findFirst()
                        .orElseThrow()));
        rewound.back();
        rewound.awaitAll();
        rewound.await(1);
        assertTrue(rewound.voided().getFirst().text().contains("El turno 1 admite órdenes"));
    }
}
