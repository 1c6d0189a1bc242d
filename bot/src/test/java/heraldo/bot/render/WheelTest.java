package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Wheel;
import heraldo.testing.Sampling;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The galaxy on a plate, for as many bands as it is made for. */
@Tag("slow")
class WheelTest {

    private static final String RULESET = "caos";
    private static final int GAMES = Sampling.size("heraldo.wheels", 1, 8);
    private static final long SEED = Sampling.seed(WheelTest.class, 1);

    /** Among many games there are positions so full that something touches: not more than one in so many. */
    private static final int RARE = 50;

    private static final int TURNS = 9;
    private static final int BUDGET = 250 * 1024;
    private static final double LETTERS = 4.5;
    private static final double SIGNS = 3;

    /** How far apart bands look, as CIE76, whoever looks. */
    private static final double APART = 25;

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final HostedRuleset<?> CAOS =
            ShippedGames.CATALOG.find(RULESET).orElseThrow();

    static List<Integer> bands() {
        return Sampling.some(WheelTest.class, 1, List.of(4, 5, 6, 7, 8, 9, 10));
    }

    @ParameterizedTest
    @MethodSource("bands")
    void noNameLiesOnAnotherOrOnADiscOrASign(int seats) {
        Wording wording = wording();
        List<String> overlaps = new ArrayList<>();
        int positions = 0;
        for (long seed = SEED; seed < SEED + GAMES; seed++) {
            for (Scene scene : scenes(CAOS, seats, seed)) {
                positions++;
                WheelLayout layout = WheelLayout.of(wheel(scene), wording);
                assertEquals(wheel(scene).worlds().size(), layout.names().size());
                overlaps.addAll(WheelCounts.overlaps(layout, wheel(scene).radii()));
            }
        }
        System.out.println("seats=" + seats + " positions=" + positions + " overlaps=" + overlaps.size());
        assertTrue(overlaps.size() <= (Sampling.whole() ? positions / RARE : 0), overlaps::toString);
    }

    static IntStream painted() {
        return Sampling.size("heraldo.wheels.painted", 1, 4) == 1 ? IntStream.of(10) : IntStream.of(4, 6, 8, 10);
    }

    @ParameterizedTest
    @MethodSource("painted")
    void aPlateIsInLandscapeSmallAndAlwaysTheSame(int seats) throws IOException {
        List<Scene> scenes = scenes(CAOS, seats, SEED);
        Scene scene = scenes.get(6);
        for (String theme : List.of("night", "paper", "contrast")) {
            byte[] png = new Studio(SHIPPED, theme).map(RULESET, scene, wording());
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
            assertEquals(List.of(1600, 1000), List.of(picture.getWidth(), picture.getHeight()));
            assertTrue(png.length <= BUDGET, theme + ": " + png.length);
            Studio used = new Studio(SHIPPED, theme);
            used.map(RULESET, scenes.getFirst(), wording());
            assertArrayEquals(png, used.map(RULESET, scene, wording()), theme);
        }
    }

    @Test
    void tenBandsKeepApartForEveryColourVision() {
        for (String name : List.of("night", "paper", "contrast")) {
            Theme theme = theme(name);
            List<String> close = new ArrayList<>();
            for (ColourVision vision : ColourVision.values()) {
                for (int one = 1; one < 10; one++) {
                    for (int other = one + 1; other <= 10; other++) {
                        double distance = vision.distance(theme.seat(one), theme.seat(other));
                        if (distance < APART) {
                            close.add(vision + ", " + one + " and " + other + ": " + distance);
                        }
                    }
                }
            }
            assertEquals(List.of(), close, name);
        }
    }

    @Test
    void lettersOfTheWheelReadInEveryTheme() {
        List<String> weak = new ArrayList<>();
        for (String name : List.of("night", "paper", "contrast")) {
            Theme theme = theme(name);
            weak(weak, name, theme, LETTERS, "rim-letters", "rim");
            weak(weak, name, theme, LETTERS, "rim-code", "rim");
            for (String ground : List.of("wall", "gate")) {
                weak(weak, name, theme, LETTERS, "wall-letters", ground);
                weak(weak, name, theme, LETTERS, "wall-code", ground);
            }
            weak(weak, name, theme, SIGNS, "failed-rim", "failed");
            weak(weak, name, theme, SIGNS, "gate-edge", "gate");
            for (String ink : List.of(
                    "people.imperial", "people.loyal", "people.chaos", "god.K", "god.N", "god.T", "god.S", "god.m")) {
                Color colour = theme.ink(ink);
                contrast(weak, name + ": on " + ink, LETTERS, theme.on(colour), colour);
            }
            for (Wheel.Field field : wheel(scenes(CAOS, 10, 1).get(0)).fields()) {
                Color land = theme.land(field.ground(), 0);
                contrast(weak, name + ": letters on " + field.ground(), LETTERS, theme.ink("letters"), land);
                contrast(weak, name + ": code on " + field.ground(), SIGNS, theme.ink("code"), land);
            }
        }
        assertEquals(List.of(), weak);
    }

    private static void weak(List<String> weak, String name, Theme theme, double least, String ink, String ground) {
        contrast(weak, name + ": " + ink + " on " + ground, least, theme.ink(ink), theme.ink(ground));
    }

    private static void contrast(List<String> weak, String what, double least, Color ink, Color ground) {
        double contrast = Shade.contrast(ink, ground);
        if (contrast < least) {
            weak.add(String.format(Locale.ROOT, "%s: %.2f", what, contrast));
        }
    }

    private static Theme theme(String name) {
        return Style.of(SHIPPED, SHIPPED.ruleset(RULESET), name).theme();
    }

    private static Wheel wheel(Scene scene) {
        return scene.plate().orElseThrow().wheel().orElseThrow();
    }

    private static <S> List<Scene> scenes(HostedRuleset<S> hosted, int seats, long seed) {
        return ShippedGames.aftermaths(hosted, seats, seed, TURNS).stream()
                .map(hosted.ruleset().draw()::scene)
                .toList();
    }

    private static Wording wording() {
        Bundle words = SHIPPED.ruleset(RULESET).bundle(SHIPPED.languages().all().get(0));
        return new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
    }
}
