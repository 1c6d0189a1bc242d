package heraldo.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.Hosted;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine plays against itself. */
class SelfPlayTest {

    @ParameterizedTest
    @ValueSource(strings = {"cairn", "cairn-live"})
    void theSameSeedGivesTheSameGame(String id) {
        assertEquals(game(id, 5), game(id, 5));
        assertNotEquals(game(id, 5), game(id, 6));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cairn", "cairn-live"})
    void aGameEndsWhenItIsOver(String id) {
        HostedRuleset<Object> hosted = Hosted.find(id);
        Object last = SelfPlay.of(hosted, 3, new TreeMap<>(), 1).play(400, played -> {});
        assertTrue(hosted.ruleset().play().outcome(last).isPresent());
    }

    @Test
    void aTurnLimitHolds() {
        List<Integer> turns = new ArrayList<>();
        SelfPlay.of(Hosted.find("cairn"), 2, new TreeMap<>(), 1)
                .play(3, played -> turns.add(played.turn().number()));
        assertEquals(List.of(1, 2, 3), turns);
    }

    @Test
    void tooManySeatsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> SelfPlay.of(Hosted.find("cairn"), 9, new TreeMap<>(), 1));
    }

    private static String game(String id, long seed) {
        List<String> turns = new ArrayList<>();
        HostedRuleset<Object> hosted = Hosted.find(id);
        SelfPlay.of(hosted, 3, new TreeMap<>(), seed)
                .play(
                        12,
                        played -> turns.add(hosted.ruleset()
                                .play()
                                .codec()
                                .write(played.resolution().state())));
        return turns.toString();
    }
}
