package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.testing.Sampling;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What somebody sees who opens the sandbox and lets ten turns of its demo pass. */
class DemoGameTest {

    private static final int PLAYERS = 6;
    private static final int TURNS = 10;
    private static final Set<String> WAR = Set.of("battle-won", "battle-held", "city-taken", "downfall");
    private static final Set<String> BARGAIN = Set.of("trade", "market");
    private static final Set<String> LEAD = Set.of("lead", "lead-by");

    static List<Long> seeds() {
        return Sampling.some(DemoGameTest.class, 1, List.of(1L, 2L, 3L, 4L));
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("seeds")
    void thereAreABorderWarABargainAndAChangeOfTheLead(long seed) {
        Installation here = Shipped.INSTALLATION;
        HostedRuleset<?> game =
                here.ruleset(DemoScript.of(here, here.settings()).ruleset());
        Set<String> told = told(game, seed);
        for (Collection<String> kinds : Set.of(WAR, BARGAIN, LEAD)) {
            assertTrue(told.stream().anyMatch(kinds::contains), () -> "none of " + kinds + " in " + told);
        }
    }

    /** The kinds of news of the first turns but the very first, in which anybody who leads is new. */
    private static <S> Set<String> told(HostedRuleset<S> game, long seed) {
        Set<String> kinds = new TreeSet<>();
        SelfPlay.of(game, PLAYERS, new TreeMap<>(), seed)
                .by((state, seat, whims) -> Council.decide(game.ruleset(), state, seat, captain(seat), whims))
                .play(TURNS, played -> {
                    if (played.turn().number() > 1) {
                        played.resolution().news().stream().map(News::kind).forEach(kinds::add);
                    }
                });
        return kinds;
    }

    private static Governor captain(Seat seat) {
        return new Governor(Temper.values()[seat.number() - 1], Strength.CAPTAIN);
    }
}
