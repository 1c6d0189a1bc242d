package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Scene;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On the plate of an island no number of a corner, chip or tag of a soldier lies over another, and none leaves the plate. */
@Tag("slow")
class IsleOverlapsTest {

    private static final int POSITIONS = Sampling.size("heraldo.plates", 25, 400);
    private static final long SEED = Sampling.seed(IsleOverlapsTest.class, 1);
    private static final int EACH = 25;
    private static final int TURNS = 120;
    private static final int TOLD = 20;

    /** Every hex but the desert bears a number. */
    private static final int CHIPS = 18;

    @Test
    void nothingWrittenOnAnIslandLiesOverAnythingElse() {
        look(ShippedGames.CATALOG.find("cathay").orElseThrow());
    }

    private static <S> void look(HostedRuleset<S> hosted) {
        Style style = Style.of(ShippedGames.ROOTS, hosted.folder(), Style.NIGHT);
        List<String> overlaps = new ArrayList<>();
        int positions = 0;
        int texts = 0;
        for (long seed = SEED; positions < POSITIONS; seed++) {
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

    /** Returns scenes from the beginning of a game to its end. */
    private static <S> List<Scene> scenes(HostedRuleset<S> hosted, long seed) {
        List<SelfPlay.Played<S>> steps = ShippedGames.played(hosted, seed, TURNS);
        return IntStream.rangeClosed(1, EACH)
                .mapToObj(part -> steps.get(part * steps.size() / EACH - 1))
                .map(step -> hosted.ruleset().draw().scene(ShippedGames.aftermath(step)))
                .toList();
    }
}
