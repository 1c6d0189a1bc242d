package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What lies ready in a studio shows nobody what somebody else's map has: plates do not depend on what was painted before. */
@Tag("slow")
class SharedPiecesTest {

    private static final int TURNS = 6;
    private static final ConfigRoots SHIPPED = ConfigRoots.standard(Path.of("no-such-folder"));
    private static final RulesetCatalog CATALOG = RulesetCatalog.scan(SHIPPED);

    static SortedSet<String> rulesets() {
        return CATALOG.ids();
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
            assertArrayEquals(first.get(i), new Studio(SHIPPED).map(ruleset, scenes.get(i), wording));
        }
    }

    /** As the game master, two players and all see the board after some turns. */
    private static <S> List<Scene> scenes(HostedRuleset<S> hosted) {
        List<S> states = new ArrayList<>();
        SelfPlay.of(hosted, hosted.manifest().seats().most(), new TreeMap<>(), 1)
                .play(TURNS, played -> states.add(played.resolution().state()));
        S state = states.get(states.size() - 1);
        return List.of(Viewer.DIRECTOR, Viewer.of(new Seat(1)), Viewer.of(new Seat(2)), Viewer.SPECTATOR).stream()
                .map(viewer -> hosted.ruleset().scene(state, viewer))
                .toList();
    }

    private static Wording wording(HostedRuleset<?> hosted) {
        Bundle words =
                SHIPPED.ruleset(hosted.id()).bundle(SHIPPED.languages().all().get(0));
        return new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
    }
}
