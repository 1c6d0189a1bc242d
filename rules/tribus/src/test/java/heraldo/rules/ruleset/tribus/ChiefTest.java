package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.HOSTED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine's own player leads every tribe. */
@Tag("slow")
class ChiefTest {

    private static final int FOREVER = 1000;

    /** How often each kind of order worked. */
    private static SortedMap<String, Integer> worked(int seats, long seed) {
        SortedMap<String, Integer> worked = new TreeMap<>();
        World last = HOSTED.ruleset()
                .play()
                .codec()
                .read(HOSTED.ruleset()
                        .play()
                        .codec()
                        .write(SelfPlay.of(HOSTED, seats, new TreeMap<>(), seed).play(FOREVER, played -> {
                            for (LineResult line : played.resolution().results()) {
                                if (line.code().equals("OK")) {
                                    worked.merge(line.order().getClass().getSimpleName(), 1, Integer::sum);
                                }
                            }
                        })));
        assertTrue(last.ending().isPresent(), "the game comes to its end");
        return worked;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void aGameIsPlayedToVictoryWithSoldiersShipsAndPacts(int seats) {
        SortedMap<String, Integer> worked = worked(seats, 11);
        assertEquals(2 * seats, worked.get("Pick"), "everybody picks two cities");
        assertTrue(worked.getOrDefault("Recruit", 0) > 20, () -> worked.toString());
        assertTrue(worked.getOrDefault("Move", 0) > 100, () -> worked.toString());
        for (String order : List.of("Shipbuilding", "Embark", "Landing", "Assault", "Proposal")) {
            assertTrue(worked.containsKey(order), () -> order + " in " + worked);
        }
    }

    @Tag("long")
    @Test
    void otherSeedsPlayOtherGames() {
        assertNotEquals(worked(3, 1), worked(3, 2));
        assertEquals(worked(3, 1), worked(3, 1));
    }
}
