package heraldo.rules.ruleset.caos.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.state.Attack;
import heraldo.rules.ruleset.caos.state.Latest;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class GalaxySceneTest {

    /** What a picture's alternative text may have, its title included. */
    private static final int ALT_TEXT = 1000;

    private final War start = Arena.war(5);

    @Test
    void everySubsectorIsAWedgeAndTheBoundaryIsOpenAtTheGates() {
        Scene scene = scene(start);
        long ring = scene.drawing().cells().stream()
                .filter(cell -> cell.fill().equals(Ground.BOUNDARY))
                .count();
        assertEquals(18, scene.drawing().cells().size() - ring);
        assertEquals(4, ring, "one piece for each outer sector but that of the gates");
    }

    @Test
    void whoControlsASubsectorFillsIt() {
        Scene scene = scene(Arena.owning(start, 3, "RELENTE", "CENIZA", "ORILLA"));
        assertEquals(
                1,
                scene.drawing().cells().stream()
                        .filter(cell -> cell.fill().equals(Ink.seat(3)))
                        .count());
        assertEquals(2, orbs(scene, Ink.seat(3)) - 1);
    }

    private static long orbs(Scene scene, Ink ink) {
        return scene.drawing().tokens().stream()
                .filter(token -> token.glyph() == Glyph.ORB && token.ink().equals(ink))
                .count();
    }

    @Test
    void cadiaShowsItsShieldItsPeopleAndItsResources() {
        Point cadia = new Point(766, 587);
        List<Token> signs = scene(start).drawing().tokens().stream()
                .filter(token -> Math.abs(token.at().x() - cadia.x()) < 30
                        && Math.abs(token.at().y() - cadia.y()) < 30)
                .toList();
        assertEquals(
                List.of(Glyph.ORB, Glyph.SHIELD, Glyph.BADGE, Glyph.DIAMOND),
                signs.stream().map(Token::glyph).toList());
        assertEquals("3", signs.get(2).text());
    }

    @Test
    void conquestsAreWholeArrowsAndFailuresBrokenOnes() {
        War fought = Arena.owning(start, 1, "VIGILIA", "RELENTE")
                .withLatest(latest(
                        new Attack("RELENTE", Arena.seat(1), 1, Optional.of("PC-1"), true),
                        new Attack("ORILLA", Arena.seat(2), 1, Optional.empty(), false)));
        Scene scene = scene(fought);
        Link won = scene.drawing().links().get(0);
        Link failed = scene.drawing().links().get(1);
        assertEquals(List.of(false, true), List.of(won.dashed(), failed.dashed()));
        Point landing = failed.points().get(0);
        int x = landing.x() - 500;
        int y = landing.y() - 500;
        assertTrue(x * x + y * y > 440 * 440, "a landing comes from outside the galaxy");
        assertEquals(
                1,
                scene.drawing().tokens().stream()
                        .filter(token -> token.glyph() == Glyph.HALO)
                        .count());
    }

    private static Latest latest(Attack... attacks) {
        return new Latest(List.of(attacks), new TreeMap<>(), new TreeSet<>(List.of("RELENTE")), new TreeMap<>());
    }

    @Test
    void theOrdersOfASheetAreDrawnForTheirAuthor() {
        War war = Arena.owning(start, 1, "VIGILIA");
        Scene scene = Arena.HOSTED
                .ruleset()
                .draw()
                .preview(war, Arena.seat(1), Arena.sheet(war, "INVADIR RELENTE", "DEFENDER VIGILIA"));
        assertEquals(1, scene.drawing().links().size());
        assertTrue(spanish(scene).contains("Atacas: Relente. Defiendes: Vigilia."), spanish(scene));
        assertEquals(0, scene(war).drawing().links().size(), "others see nothing of it");
    }

    @Test
    void theAlternativeTextTellsWhoHoldsWhat() {
        String alt = spanish(scene(Arena.owning(start, 2, "RELENTE", "CENIZA", "ORILLA")));
        assertTrue(alt.contains("La Plaga Lenta, sin puntos: GTE-1 y Orilla."), alt);
    }

    @Test
    void theAlternativeTextFitsAtTheEndOfALargeGame() {
        SelfPlay.of(Arena.HOSTED, 10, new TreeMap<>(), 3).play(10, played -> {
            String alt = "Tras el turno 8. " + spanish(scene(played.resolution().state()));
            assertTrue(alt.length() <= ALT_TEXT, alt.length() + ": " + alt);
        });
    }

    private static Scene scene(War war) {
        return Arena.HOSTED.ruleset().draw().scene(war, Viewer.SPECTATOR);
    }

    private static String spanish(Scene scene) {
        Bundle words = Arena.HOSTED.folder().bundle(Languages.SPANISH);
        return words.say(
                scene.alt(), seat -> words.ways("seat." + seat.number()).get(0));
    }
}
