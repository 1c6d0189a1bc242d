package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * No secret of any ruleset reaches anybody before its time, whatever the bot sends or logs. As many turns of each ruleset as
 * {@code -Dheraldo.canary.turns=200} asks for.
 */
@Tag("slow")
class CanaryTest {

    private static final Logger LOG = LoggerFactory.getLogger(CanaryTest.class);

    private static final int TURNS = Sampling.size("heraldo.canary.turns", 1, 10);

    private final List<String> leaks = new ArrayList<>();
    private int turns;
    private int requests;
    private int pages;
    private int secrets;
    private int offers;

    @TempDir
    Path folder;

    /** Those that {@code -Dheraldo.canary.rulesets} names, if it is set. */
    static List<String> rulesets() {
        String named = System.getProperty("heraldo.canary.rulesets", "");
        return named.isEmpty()
                ? Sampling.some(
                        CanaryTest.class,
                        1,
                        Stage.projects().stream().map(HostedRuleset::id).toList())
                : List.of(named.split(","));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void nobodyIsToldWhatHeMayNotKnow(String ruleset) throws IOException {
        HostedRuleset<?> hosted = Stage.catalog().find(ruleset).orElseThrow();
        while (turns < TURNS) {
            play(hosted, TURNS - turns);
        }
        LOG.info(
                "ruleset={} turns={} requests={} pages={} secrets={} offers={} leaks={}",
                ruleset,
                turns,
                requests,
                pages,
                secrets,
                offers,
                leaks.size());
        assertEquals(List.of(), leaks);
    }

    @Tag("long")
    @Test
    void aTurnThatCannotBePlayedTellsNothingOfWhatItBrokeOn() {
        HostedRuleset<?> hosted =
                Stage.projects().stream().filter(Penman::asked).findFirst().orElseThrow();
        try (CanaryGame<?> game = new CanaryGame<>(folder, hosted, Gossip.rules(CanaryTest::breaking))) {
            game.play(1);
            assertEquals(List.of(), game.leaks());
            assertTrue(game.secrets() > 0);
        }
    }

    @Tag("long")
    @Test
    void whoeverHasLeftHisSeatLearnsNothingMoreOfIt() {
        HostedRuleset<?> hosted = Stage.catalog().find("kaixiflan").orElseThrow();
        try (CanaryGame<?> game = new CanaryGame<>(folder, hosted, Gossip.NONE)) {
            game.play(1);
            game.passOn("p1", "p3");
            game.play(2);
            game.come("p1", Optional.empty());
            game.play(3);
            assertEquals(List.of(), game.leaks());
        }
    }

    /** Whatever it is asked to play, it fails, and says why at length. */
    private static <S> Gossip.Slip breaking(Ruleset<S> own) {
        return (asked, arguments) -> {
            if (asked.getName().equals("resolve")) {
                @SuppressWarnings("unchecked")
                String state = own.play().codec().write((S) arguments[0]);
                throw new IllegalStateException(state + Arrays.toString(arguments));
            }
            return asked.invoke(own, arguments);
        };
    }

    /** Plays a campaign, which may be over before so many turns. */
    private <S> void play(HostedRuleset<S> hosted, int most) throws IOException {
        CanaryGame<S> game = new CanaryGame<>(Files.createTempDirectory(folder, hosted.id()), hosted, Gossip.NONE);
        try (game) {
            game.play(most);
        }
        assertTrue(game.turns() > 0, hosted.id());
        leaks.addAll(game.leaks());
        turns += game.turns();
        requests += game.requests();
        pages += game.pages();
        secrets += game.secrets();
        offers += game.offers();
    }
}
