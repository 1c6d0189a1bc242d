package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.BadTableException;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Token;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The palette that comes with the program, and palettes of rulesets. */
@Tag("slow")
class PaletteTest {

    private static final int SEATS = 10;
    private static final double CLEARLY_APART = 14;
    private static final double GOOD_TO_READ = 4.5;

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final RulesetCatalog CATALOG = ShippedGames.CATALOG;

    private final Style style = Style.of(SHIPPED, SHIPPED.ruleset("none"));

    static SortedSet<String> rulesets() {
        return CATALOG.ids();
    }

    @ParameterizedTest
    @EnumSource
    void seatsCanBeToldApartByReadersOfEveryColourVision(ColourVision vision) {
        for (int one = 1; one <= SEATS; one++) {
            for (int other = one + 1; other <= SEATS; other++) {
                double distance = vision.distance(colour(one), colour(other));
                assertTrue(distance >= CLEARLY_APART, "seats " + one + " and " + other + ": " + distance);
            }
        }
    }

    @Test
    void everySeatHasAMarkOfItsOwn() {
        List<String> marks = IntStream.rangeClosed(1, SEATS)
                .mapToObj(seat -> style.palette().tint(Ink.seat(seat)).mark().orElseThrow())
                .toList();
        assertEquals(SEATS, new TreeSet<>(marks).size());
        marks.forEach(style.signs()::sign);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void wordsAreGoodToReadOnEveryColour(String ruleset) {
        Palette palette = Style.of(SHIPPED, SHIPPED.ruleset(ruleset)).palette();
        for (Color ground : palette.colours()) {
            double contrast = Shade.contrast(palette.wordsOn(ground), ground);
            assertTrue(contrast >= GOOD_TO_READ, ground + ": " + contrast);
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void seatsOfEveryRulesetCanBeToldApartWithAnyColourVision(String ruleset) {
        Palette palette = Style.of(SHIPPED, SHIPPED.ruleset(ruleset)).palette();
        int seats = CATALOG.find(ruleset).orElseThrow().manifest().seats().most();
        for (ColourVision vision : ColourVision.values()) {
            for (int one = 1; one < seats; one++) {
                for (int other = one + 1; other <= seats; other++) {
                    double distance = vision.distance(palette.colour(Ink.seat(one)), palette.colour(Ink.seat(other)));
                    assertTrue(
                            distance >= CLEARLY_APART, vision + ", seats " + one + " and " + other + ": " + distance);
                }
            }
        }
    }

    @Test
    void everyGlyphOfASceneHasAShape() {
        for (Token.Glyph glyph : Token.Glyph.values()) {
            boolean own = glyph == Token.Glyph.BADGE || glyph == Token.Glyph.ORB;
            if (!own) {
                style.signs().sign(TokenLayer.name(glyph));
            }
        }
    }

    @Test
    void anInkNobodyKnowsIsPaintedAsNeutral() {
        assertEquals(style.palette().colour(Ink.NEUTRAL), style.palette().colour(new Ink("no.such.ink")));
    }

    @Test
    void aRulesetBringsInksOfItsOwn(@TempDir Path config) throws IOException {
        writePalette(config, "inks: {spice: {colour: \"#C06000\"}, seat.1: {colour: \"#101010\", mark: star}}");
        Style own = styleOf(config);
        assertEquals(new Color(0xC06000), own.palette().colour(new Ink("spice")));
        assertNotEquals(colour(1), own.palette().colour(Ink.seat(1)));
        assertEquals(colour(2), own.palette().colour(Ink.seat(2)));
    }

    @Test
    void aColourThatIsNoneIsNamedWithItsPlace(@TempDir Path config) throws IOException {
        writePalette(config, "inks:\n  spice: {colour: reddish}");
        BadTableException refused = assertThrows(BadTableException.class, () -> styleOf(config));
        assertTrue(refused.getMessage().contains("palette.yaml line 2, inks.spice"), refused.getMessage());
        assertTrue(refused.getMessage().contains("\"reddish\" is no colour"), refused.getMessage());
    }

    private Color colour(int seat) {
        return style.palette().colour(Ink.seat(seat));
    }

    private static void writePalette(Path config, String yaml) throws IOException {
        Path folder = Files.createDirectories(config.resolve("rulesets/desert"));
        Files.writeString(folder.resolve("palette.yaml"), yaml);
    }

    private static Style styleOf(Path config) {
        ConfigRoots roots = ConfigRoots.standard(config);
        return Style.of(roots, roots.ruleset("desert"));
    }
}
