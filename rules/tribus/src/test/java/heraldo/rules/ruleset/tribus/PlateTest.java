package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.HOSTED;
import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.Table.Sent;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Terrain;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the plate of a turn shows. */
class PlateTest {

    private static final int ALT_TEXT = 1000;
    private static final int TURNS = 60;

    private static Plate plate(World before, Sent... sheets) {
        Resolution<World> played = play(before, sheets);
        return scene(before, played).plate().orElseThrow();
    }

    private static Scene scene(World before, Resolution<World> played) {
        return TRIBUS.draw()
                .scene(new Aftermath<>(before, played.results(), played.chronicle(), played.state(), Viewer.SPECTATOR));
    }

    private static List<String> changed(Plate plate) {
        return terrain(plate).areas().stream()
                .filter(Area::changed)
                .map(area -> area.tag().text())
                .toList();
    }

    private static Terrain terrain(Plate plate) {
        return plate.terrain().orElseThrow();
    }

    private static Area area(Plate plate, String tile) {
        return terrain(plate).areas().stream()
                .filter(each -> each.tag().text().equals(tile))
                .findFirst()
                .orElseThrow();
    }

    private static List<Piece> pieces(Plate plate, Shape shape) {
        return terrain(plate).pieces().stream()
                .filter(piece -> piece.shape() == shape)
                .toList();
    }

    private static List<String> keys(Plate plate) {
        return plate.keys().stream().map(key -> key.text().key()).toList();
    }

    @Test
    void marchesAreArrowsWithTheirNumbersAndWhatTheyTookGlows() {
        Plate plate = plate(world("D4=1 s5; D5=2; C4=1"), sent(1, "MOVER 2 D4 > D5", "MOVER 1 D4 > D5"));
        assertEquals(1, terrain(plate).arrows().size(), "two on one way");
        assertEquals(OptionalInt.of(3), terrain(plate).arrows().get(0).number());
        assertEquals(List.of("D5"), changed(plate));
        assertEquals("town", area(plate, "D4").ground());
        assertEquals("owned", area(plate, "C4").ground());
        assertEquals("free", area(plate, "A1").ground());
        assertEquals("sea", area(plate, "G7").ground());
    }

    /** Days on which nobody plays are told with the next that is played, be it in another week. */
    @Test
    void aPlateNamesTheDayThatWasPlayedLast() {
        World rest = world("D4=1 s5; D7=2 s5");
        while (rest.today().isPresent()) {
            rest = Table.silence(rest);
        }
        World open = rest;
        while (open.today().isEmpty()) {
            open = Table.silence(open);
        }
        Resolution<World> played = play(open);
        assertEquals(heading(open), day(rest, played));
        assertEquals(
                "scene.plate.played",
                scene(rest, played).plate().orElseThrow().subheading().key());
        World closing = played.state();
        assertEquals(heading(open), day(closing, play(closing)), "the day closes");
        World sunday = closing;
        while (sunday.day() != sunday.settings().weekEnd()) {
            sunday = Table.silence(sunday);
        }
        assertEquals(heading(sunday), day(open, play(sunday)), "a week ends");
    }

    private static String heading(World world) {
        return "week " + world.week() + " " + Say.day(world.day());
    }

    private static String day(World before, Resolution<World> played) {
        Message heading = scene(before, played).plate().orElseThrow().heading();
        return "week " + heading.arguments().get("week") + " "
                + heading.arguments().get("day");
    }

    @Test
    void anAttackThatWasBeatenOffHasNoNumberAndTakesNothing() {
        Plate plate = plate(world("B4=1 s1; A4=2 s6; D4=1 s2"), sent(1, "MOVER 1 B4 > A4"));
        assertTrue(terrain(plate).arrows().get(0).failed());
        assertEquals(OptionalInt.empty(), terrain(plate).arrows().get(0).number());
        assertEquals(List.of(), changed(plate));
        assertTrue(keys(plate).contains("scene.plate.failed"));
    }

    @Test
    void aLineThatFailsLeavesNoTrace() {
        World before = world("B4=1 s1; A4=2 s6; D4=1 s2");
        Plate plate = plate(before, sent(1, "MOVER 1 B4 > A1"));
        assertEquals(List.of(), terrain(plate).arrows());
        assertEquals(terrain(plate(before, sent(1))).pieces(), terrain(plate).pieces());
    }

    @Test
    void whatNobodyGuardsBearsARedNought() {
        Plate plate = plate(world("D4=1; A4=1 s2; F6=ship1 s0; E7=ship2 s3; D7=2 s1"));
        assertEquals(
                2,
                pieces(plate, Shape.BARE).stream()
                        .filter(piece -> piece.seat() == 1)
                        .count());
        assertEquals(1, pieces(plate, Shape.HULK).size());
        assertTrue(
                keys(plate).containsAll(List.of("scene.plate.bare", "scene.plate.adrift")),
                keys(plate).toString());
    }

    @Test
    void aCityThatIsSurroundedIsRingedAndWarnedOf() {
        Plate plate = plate(world("D1=2 s3; C1=1 s1; D2=1 s1; E1=1 s1; E2=1 s1; A4=1 s1"));
        assertEquals("siege", area(plate, "D1").ground());
        assertEquals(1, pieces(plate, Shape.ALARM).size());
        assertTrue(keys(plate).contains("scene.plate.besieged"));
    }

    @Test
    void nobodyMarchesAtTheCloseOfADay() {
        World played = play(world("D4=1 s5; A4=2 s2; D5=2"), sent(1, "MOVER 5 D4 > D5"))
                .state();
        Plate close = plate(played);
        assertEquals(List.of(), terrain(close).arrows());
        assertEquals(List.of(), changed(close));
    }

    @Test
    void tribesStandAsTheyDoAfterTheTurnWithWhatItChanged() {
        Plate plate = plate(world("D4=1 s5; D5=2; A4=2 s2"), sent(1, "MOVER 5 D4 > D5"));
        assertEquals(1, plate.ranks().get(0).seat().number());
        assertEquals(2, plate.ranks().get(0).change());
        assertEquals(-2, plate.ranks().get(1).change());
    }

    @Test
    void whoeverCannotSeeThePlateReadsItInAThousandLetters() {
        SelfPlay.of(HOSTED, 6, new TreeMap<>(), 1).play(TURNS, played -> {
            Scene scene = TRIBUS.draw()
                    .scene(new Aftermath<>(
                            played.before(),
                            played.resolution().results(),
                            played.resolution().chronicle(),
                            played.resolution().state(),
                            Viewer.SPECTATOR));
            for (Bundle words : HOSTED.folder().bundles()) {
                String alt = words.say(
                        scene.alt(), seat -> words.ways("seat." + seat.number()).get(0));
                assertTrue(alt.length() <= ALT_TEXT, () -> alt.length() + ": " + alt);
            }
            assertTrue(scene.plate().orElseThrow().keys().size() <= 6);
        });
    }
}
