package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Scene;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On the plate of an island no number of a corner, chip or tag of a soldier lies over another, and none leaves the plate. */
@Tag("slow")
class IsleOverlapsTest {

    private static final int POSITIONS = Integer.getInteger("heraldo.plates", 100);
    private static final int TURNS = 120;
    private static final int TOLD = 20;

    /** Every hex but the desert bears a number. */
    private static final int CHIPS = 18;

    private static final ConfigRoots SHIPPED = ConfigRoots.standard(Path.of("no-such-folder"));

    @Test
    void nothingWrittenOnAnIslandLiesOverAnythingElse() {
        look(RulesetCatalog.scan(SHIPPED).find("cathay").orElseThrow());
    }

    private static <S> void look(HostedRuleset<S> hosted) {
        Style style = Style.of(SHIPPED, hosted.folder(), Style.NIGHT);
        List<String> overlaps = new ArrayList<>();
        int positions = 0;
        int texts = 0;
        for (long seed = 1; positions < POSITIONS; seed++) {
            for (Scene scene : scenes(hosted, seed)) {
                if (positions < POSITIONS) {
                    Easel easel = new Easel(
                            style.theme(), style.icons(), style.signs(), PlatePainter.WIDTH, PlatePainter.HEIGHT);
                    Isle isle = scene.plate().orElseThrow().isle().orElseThrow();
                    new IslePainter(easel).draw(isle);
                    texts += easel.written().size();
                    overlaps.addAll(Overlaps.of(easel.written(), "seed " + seed + ", position " + positions + ": "));
                    positions++;
                }
            }
        }
        System.out.printf(
                Locale.ROOT,
                "ruleset=%s positions=%d texts=%d overlaps=%d%n",
                hosted.id(),
                positions,
                texts,
                overlaps.size());
        assertTrue(texts >= CHIPS * positions, texts + " texts");
        assertEquals(List.of(), overlaps.subList(0, Math.min(TOLD, overlaps.size())));
    }

    private static <S> List<Scene> scenes(HostedRuleset<S> hosted, long seed) {
        List<Scene> scenes = new ArrayList<>();
        SelfPlay.of(hosted, hosted.manifest().seats().most(), new TreeMap<>(), seed)
                .play(
                        TURNS,
                        played -> scenes.add(hosted.ruleset()
                                .scene(new Aftermath<>(
                                        played.before(),
                                        played.resolution().results(),
                                        played.resolution().chronicle(),
                                        played.resolution().state(),
                                        Viewer.SPECTATOR))));
        return scenes;
    }
}
