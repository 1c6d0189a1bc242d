package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What lies ready in a studio shows nobody what somebody else's map has: plates do not depend on what was painted before. */
@Tag("slow")
class SharedPiecesTest {

    private static final int TURNS = 6;
    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final RulesetCatalog CATALOG = ShippedGames.CATALOG;

    static List<String> rulesets() {
        return Sampling.some(SharedPiecesTest.class, 1, CATALOG.ids());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void platesOfViewersAreTheSameInWhateverOrderTheyArePainted(String ruleset) {
        HostedRuleset<?> hosted = CATALOG.find(ruleset).orElseThrow();
        List<Scene> scenes = scenes(hosted);
        Wording wording = wording(hosted);
        Studio forward = new Studio(SHIPPED);
        List<byte[]> first = scenes.stream()
                .map(scene -> forward.map(ruleset, scene, wording))
                .toList();
        Studio backward = new Studio(SHIPPED);
        for (int i = scenes.size() - 1; i >= 0; i--) {
            assertArrayEquals(first.get(i), backward.map(ruleset, scenes.get(i), wording));
        }
        // The first and the last were painted in an empty studio already.
        for (int i = 1; i < scenes.size() - 1; i++) {
            assertArrayEquals(first.get(i), new Studio(SHIPPED).map(ruleset, scenes.get(i), wording));
        }
    }

    /** As the game master, players and all see the board after some turns. */
    private static <S> List<Scene> scenes(HostedRuleset<S> hosted) {
        S state = ShippedGames.played(hosted, 1, TURNS).getLast().resolution().state();
        int players = Sampling.size(
                "heraldo.plates.viewers", 1, hosted.manifest().seats().least());
        Stream<Viewer> own =
                IntStream.rangeClosed(1, players).mapToObj(Seat::new).map(Viewer::of);
        return Stream.of(Stream.of(Viewer.DIRECTOR), own, Stream.of(Viewer.SPECTATOR))
                .flatMap(viewers -> viewers)
                .map(viewer -> hosted.ruleset().draw().scene(state, viewer))
                .toList();
    }

    private static Wording wording(HostedRuleset<?> hosted) {
        Bundle words =
                SHIPPED.ruleset(hosted.id()).bundle(SHIPPED.languages().all().get(0));
        return new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
    }
}
