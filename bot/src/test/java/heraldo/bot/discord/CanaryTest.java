package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * No secret of any ruleset reaches anybody before its time, whatever the bot sends or logs. As many turns of each ruleset as
 * {@code -Dheraldo.canary.turns=200} asks for.
 */
class CanaryTest {

    private static final Logger LOG = LoggerFactory.getLogger(CanaryTest.class);
    private static final int TURNS = Integer.getInteger("heraldo.canary.turns", 2);

    private final List<String> leaks = new ArrayList<>();
    private int turns;
    private int requests;
    private int secrets;

    @TempDir
    Path folder;

    @Test
    void nobody_is_told_what_he_may_not_know() throws IOException {
        for (HostedRuleset<?> hosted : Stage.projects()) {
            int played = 0;
            while (played < TURNS) {
                played += play(hosted, TURNS - played);
            }
        }
        LOG.info("turns={} requests={} secrets={} leaks={}", turns, requests, secrets, leaks.size());
        assertEquals(List.of(), leaks);
    }

    /** Plays a campaign; another one if the game is over before so many turns. */
    private <S> int play(HostedRuleset<S> hosted, int most) throws IOException {
        try (CanaryGame<S> game =
                new CanaryGame<>(Files.createTempDirectory(folder, hosted.id()), hosted, Gossip.NONE)) {
            game.play(most);
            game.leaks().forEach(leak -> leaks.add(hosted.id() + ", " + leak));
            assertTrue(game.turns() > 0, hosted.id());
            turns += game.turns();
            requests += game.requests();
            secrets += game.secrets();
            return game.turns();
        }
    }
}
