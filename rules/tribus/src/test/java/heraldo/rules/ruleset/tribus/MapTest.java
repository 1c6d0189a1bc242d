package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.HOSTED;
import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.sheet;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import heraldo.rules.data.Languages;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What people see on the map (§7). */
class MapTest {

    private static Scene map(World world) {
        return TRIBUS.draw().scene(world, Viewer.SPECTATOR);
    }

    private static Cell cell(Scene scene, String tile) {
        return scene.drawing().cells().get(ids(scene).indexOf(tile));
    }

    /** The ids of the tiles in the order of the cells. */
    private static List<String> ids(Scene scene) {
        return scene.drawing().cells().stream()
                .map(cell -> cell.name().orElseThrow().text())
                .toList();
    }

    private static List<String> texts(Scene scene, Glyph glyph) {
        return scene.drawing().tokens().stream()
                .filter(token -> token.glyph() == glyph)
                .map(Token::text)
                .toList();
    }

    private static String say(Message message) {
        return HOSTED.folder().bundle(Languages.SPANISH).say(message, seat -> "Tribu " + seat.number());
    }

    /** What is read in place of the picture. */
    private static String alt(Scene scene) {
        return say(scene.title()) + ". " + say(scene.alt());
    }

    @Test
    void everyTileCarriesTheNameThatAPlayerTypes() {
        Scene scene = map(world("D4=1 s5; A4=2 s3"));
        assertEquals(127, scene.drawing().cells().size());
        assertEquals(127, Set.copyOf(ids(scene)).size());
        assertEquals(12, scene.drawing().labels().size(), "the names of the cities");
        assertEquals(new Ink("sea"), cell(scene, "G7").fill());
        assertEquals(Ink.seat(1), cell(scene, "D4").fill());
        assertEquals(Ink.NEUTRAL, cell(scene, "A1").fill());
    }

    @Test
    void stacksShowTheirStrengthAndDriftingShipsAreHollow() {
        Scene scene = map(world("D4=1 s5; C4=2 s3; E5=ship1 s4; G7=ship2 s0"));
        assertEquals(
                List.of("3", "4", "5", "0"),
                texts(scene, Glyph.BADGE).stream()
                        .sorted((a, b) -> "3450".indexOf(a) - "3450".indexOf(b))
                        .toList());
        assertEquals(1, texts(scene, Glyph.SHIP).size());
        assertEquals(1, texts(scene, Glyph.HULK).size());
    }

    @Test
    void citiesThatShareTheirResourcesBearTheSameLetter() {
        Scene scene = map(world("D4=1 s5; A4=1 s5; D1=2 s5; pool1 D4+A4=38; pool2 D1=18"));
        assertEquals(List.of("A", "B", "A"), texts(scene, Glyph.CHIP));
    }

    @Test
    void aCityThatChangedHandsBearsNoLetter() {
        World taken = play(world("A3=1 s5; A4=2; D1=2; pool2 A4+D1=30"), sent(1, "MOVER 2 A3 > A4"))
                .state();
        assertEquals(List.of("A"), texts(map(taken), Glyph.CHIP), "only on Roblar");
    }

    @Test
    void aBesiegedCityBurnsAndASurroundedOneIsRinged() {
        String siege = "C1=2 s1; D2=2 s1; E1=2 s1; E2=2 s1; A4=1";
        Scene marked = map(world("D1=1 s3 flag; " + siege));
        assertEquals(1, texts(marked, Glyph.FLAME).size());
        assertTrue(borders(marked, "D1").contains(Ink.ALERT));
        assertFalse(borders(marked, "A4").contains(Ink.ALERT));
        Scene surrounded = map(world("D1=1 s3; " + siege));
        assertEquals(0, texts(surrounded, Glyph.FLAME).size());
        assertTrue(borders(surrounded, "D1").contains(Ink.ALERT));
    }

    private static List<Ink> borders(Scene scene, String tile) {
        return cell(scene, tile).borders().stream().map(Cell.Border::ink).toList();
    }

    @Test
    void headsOfArrowsAreNotHiddenByWhatStandsWhereTheyPoint() {
        World after = play(world("B2=1 s2; G1=1 s2"), sent(1, "MOVER 2 B2 > B3", "MOVER 2 G1 > G3"))
                .state();
        Scene scene = map(after);
        for (Link arrow : scene.drawing().links()) {
            Point tip = arrow.points().get(1);
            assertTrue(
                    scene.drawing().tokens().stream()
                            .filter(token -> token.glyph() == Glyph.BADGE)
                            .noneMatch(token -> Math.abs(token.at().x() - tip.x()) < token.size()
                                    && Math.abs(token.at().y() - tip.y()) < token.size() / 2),
                    arrow.toString());
        }
    }

    @Test
    void whatAPlayerReadsOnTheMapIsNotCovered() {
        Scene scene = map(world("D4=1 s5; D10=2 s5 flag; E5=ship1 s4; pool1 D4=38; pool2 D10=18"));
        for (Cell cell : scene.drawing().cells()) {
            Cell.Name name = cell.name().orElseThrow();
            uncovered(scene, name.text(), name.at(), name.print().size());
        }
        for (Label label : scene.drawing().labels()) {
            uncovered(scene, label.text().arguments().get("word").toString(), label.at(), label.size());
        }
    }

    private static void uncovered(Scene scene, String word, Point at, int size) {
        int half = size * word.length() * 2 / 5;
        scene.drawing().tokens().stream()
                .filter(token -> Math.abs(token.at().y() - at.y()) < (size + token.size()) / 2)
                .filter(token -> Math.abs(token.at().x() - at.x()) < half + token.size() / 2)
                .forEach(token -> fail(token + " covers " + word));
    }

    @Test
    void theLastTurnIsDrawnWithItsMovesItsVictoriesAndItsDefeats() {
        World after = play(
                        world("B2=1 s2; C5=1 s6; B6=2 s1; D5=1 s1; D7=2 s9"),
                        sent(1, "MOVER 2 B2 > B3", "ATACAR TODO C5 > B6", "MOVER 1 D5 > D7"))
                .state();
        List<Link> arrows = map(after).drawing().links();
        assertEquals(List.of(5, 9, 9), arrows.stream().map(Link::width).toList());
        assertEquals(
                List.of(false, false, true), arrows.stream().map(Link::dashed).toList());
        assertEquals(1, texts(map(after), Glyph.SHIELD).size(), "the attack that was beaten off");
        assertTrue(outlined(after, "B3") && outlined(after, "B6") && !outlined(after, "D7"));
        assertTrue(alt(map(after)).contains("gana B6"), alt(map(after)));
        assertTrue(
                alt(map(after)).startsWith("Semana 1, lunes: turno jugado. Tribu 1: sin ciudades;"), alt(map(after)));
        assertTrue(alt(map(after)).contains("ciudad D7 ("), alt(map(after)));
    }

    private static boolean outlined(World world, String tile) {
        return cell(map(world), tile).borders().stream()
                .anyMatch(border -> border.ink().equals(new Ink("taken")));
    }

    @Test
    void theNextTribeToPlayWipesTheArrowsOfTheOneBefore() {
        World after = play(world("B2=1 s2; J1=1; D7=2 s9"), sent(1, "MOVER 2 B2 > B3"))
                .state();
        World tuesday = after;
        while (tuesday.active().isEmpty()) {
            tuesday = Table.silence(tuesday);
        }
        assertEquals(1, map(tuesday).drawing().links().size());
        assertEquals(0, map(Table.silence(tuesday)).drawing().links().size());
    }

    @Test
    void previewDrawsWhatTheSheetWouldDoAndThrowsNoDie() {
        World world = world("D4=1 s5; C4=1 s4; B4=2 s9; pool1 D4=20");
        Scene preview = TRIBUS.draw()
                .preview(
                        world,
                        new Seat(1),
                        sheet("RECLUTAR 2 EN D4", "ATACAR 4 C4 > B4", "MOVER 3 D4 > D5", "MOVER 9 A1 > A2"));
        assertEquals(2, preview.drawing().links().size(), "a line that is bound to fail draws nothing");
        assertTrue(texts(preview, Glyph.BADGE).contains("7"), "recruits stand in their city");
        assertTrue(texts(preview, Glyph.SHIELD).isEmpty());
        assertTrue(alt(preview).contains("ataque de C4 a B4"), alt(preview));
    }

    @Test
    void previewShowsThePickedCity() {
        World draft = Table.fresh(2);
        int first = draft.active().orElseThrow();
        Scene preview = TRIBUS.draw().preview(draft, new Seat(first), sheet("ELEGIR J4"));
        assertEquals(Ink.seat(first), cell(preview, "J4").fill());
    }

    @Test
    void theTitleNamesWeekDayAndTribe() {
        assertEquals(
                "Semana 1, lunes: turno de Tribu 1",
                say(map(world("D4=1 s5; A4=2 s3")).title()));
    }

    @Test
    void theTextForThoseWhoCannotSeeTheMapFitsBelowAPicture() {
        World world = Table.settled(6);
        for (int turn = 0; turn < 60; turn++) {
            assertFalse(alt(map(world)).length() > 1024, alt(map(world)));
            world = Table.silence(world);
        }
    }
}
