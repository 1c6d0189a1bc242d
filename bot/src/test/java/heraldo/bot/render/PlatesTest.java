package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Scene;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The plates of boards in games that play themselves: nothing on them lies over anything else. */
@Tag("slow")
class PlatesTest {

    private static final int POSITIONS = Integer.getInteger("heraldo.plates", 200);
    private static final int TURNS = 40;
    private static final int TOLD = 12;

    /** Soft edges and rims that are no letter and no sign, in pixels. */
    private static final double RIM = 1;

    private static final ConfigRoots SHIPPED = ConfigRoots.standard(Path.of("no-such-folder"));
    private static final RulesetCatalog CATALOG = RulesetCatalog.scan(SHIPPED);

    static SortedSet<String> rulesets() {
        return CATALOG.ids();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void nothingOnAPlateLiesOverAnythingElse(String ruleset) {
        count(CATALOG.find(ruleset).orElseThrow());
    }

    private static <S> void count(HostedRuleset<S> hosted) {
        Wording wording = wording(hosted);
        List<String> overlaps = new ArrayList<>();
        int positions = 0;
        List<String> lost = new ArrayList<>();
        for (long seed = 1; positions < POSITIONS; seed++) {
            List<Aftermath<S>> turns = turns(hosted, seed);
            if (!board(hosted.ruleset().scene(turns.get(0)))) {
                return;
            }
            for (Aftermath<S> turn : turns.subList(0, Math.min(turns.size(), POSITIONS - positions))) {
                Scene scene = hosted.ruleset().scene(turn);
                Plate plate = scene.plate().orElseThrow();
                Layout layout = PlatePainter.layout(scene, plate, wording);
                String where = "seed " + seed + ", turn " + (turns.indexOf(turn) + 1) + ": ";
                layout.lost().forEach(what -> lost.add(where + what));
                overlaps.addAll(overlaps(layout.boxes(), where));
                positions++;
            }
        }
        System.out.println("ruleset=" + hosted.id() + " positions=" + positions + " overlaps=" + overlaps.size()
                + " lost=" + lost.size());
        assertEquals(List.of(), overlaps.subList(0, Math.min(TOLD, overlaps.size())));
        assertEquals(List.of(), lost.subList(0, Math.min(TOLD, lost.size())));
    }

    /** Whether a scene has a plate of areas: galaxies and islands are laid out by others. */
    private static boolean board(Scene scene) {
        return scene.plate().filter(plate -> !plate.areas().isEmpty()).isPresent();
    }

    private static <S> List<Aftermath<S>> turns(HostedRuleset<S> hosted, long seed) {
        List<Aftermath<S>> turns = new ArrayList<>();
        SelfPlay.of(hosted, hosted.manifest().seats().most(), new TreeMap<>(), seed)
                .play(
                        TURNS,
                        played -> turns.add(new Aftermath<>(
                                played.before(),
                                played.resolution().results(),
                                played.resolution().chronicle(),
                                played.resolution().state(),
                                Viewer.SPECTATOR)));
        return turns;
    }

    private static Wording wording(HostedRuleset<?> hosted) {
        Bundle words =
                SHIPPED.ruleset(hosted.id()).bundle(SHIPPED.languages().all().get(0));
        return new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
    }

    private static List<String> overlaps(List<Layout.Box> boxes, String where) {
        List<String> overlaps = new ArrayList<>();
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = i + 1; j < boxes.size(); j++) {
                if (overlap(boxes.get(i), boxes.get(j))) {
                    overlaps.add(where + boxes.get(i) + " and " + boxes.get(j));
                }
            }
        }
        return overlaps;
    }

    private static boolean overlap(Layout.Box one, Layout.Box other) {
        return one.place()
                .intersects(
                        other.place().getX() + RIM,
                        other.place().getY() + RIM,
                        other.place().getWidth() - 2 * RIM,
                        other.place().getHeight() - 2 * RIM);
    }
}
