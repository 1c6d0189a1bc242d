package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.testing.Sampling;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The standings and the fame over the turns as plates. */
class FamePlatesTest {

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final RulesetCatalog CATALOG = ShippedGames.CATALOG;
    private static final int TURNS = 20;
    private static final int LARGEST_FILE = 250_000;

    static List<String> rulesets() {
        return Sampling.some(FamePlatesTest.class, 1, CATALOG.ids());
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("rulesets")
    void bothArePlatesInEveryTheme(String ruleset) throws IOException {
        HostedRuleset<?> hosted = CATALOG.find(ruleset).orElseThrow();
        SortedMap<Integer, Standings> course = course(hosted);
        Bundle bundle = hosted.folder().bundle(SHIPPED.languages().all().get(0));
        Wording wording =
                new Wording(bundle, seat -> bundle.ways("seat." + seat.number()).get(0));
        Message title = Message.of("share." + course.get(0).shares().get(0).key());
        for (String theme : Style.themes(SHIPPED, hosted.folder()).themes().keySet()) {
            Studio studio = new Studio(SHIPPED, theme);
            plate(studio.chart(ruleset, course, title, title, wording));
            byte[] standings = studio.standings(ruleset, course, title, title, wording);
            plate(standings);
            assertArrayEquals(standings, studio.standings(ruleset, course, title, title, wording));
        }
    }

    private static <S> SortedMap<Integer, Standings> course(HostedRuleset<S> hosted) {
        SortedMap<Integer, Standings> course = new TreeMap<>();
        ShippedGames.played(hosted, 1, TURNS).forEach(played -> {
            course.putIfAbsent(0, hosted.ruleset().play().standings(played.before()));
            course.put(
                    course.size(),
                    hosted.ruleset().play().standings(played.resolution().state()));
        });
        return course;
    }

    private static void plate(byte[] png) throws IOException {
        BufferedImage plate = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(PlatePainter.WIDTH, plate.getWidth());
        assertEquals(PlatePainter.HEIGHT, plate.getHeight());
        assertTrue(png.length <= LARGEST_FILE, png.length + " bytes");
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("rulesets")
    void whatATotalIsMadeOfAddsUp(String ruleset) {
        for (Standings standings : course(CATALOG.find(ruleset).orElseThrow()).values()) {
            for (Standings.Row row : standings.rows()) {
                int sum = standings.shares().stream()
                        .mapToInt(share -> share.points().get(row.seat()))
                        .sum();
                assertEquals(row.total(), sum, row.seat() + " " + standings.shares());
            }
        }
    }

    @Test
    void totalsAndTurnsAreWrittenInRoundSteps() {
        ChartFrame frame = ChartFrame.of(course(0, 0, 23, 1290));
        assertEquals(List.of(0, 500, 1000, 1500), frame.values());
        assertEquals(List.of(0, 5, 10, 15, 20, 23), frame.turns());
        assertEquals(ChartFrame.LEFT, frame.x(0));
        assertEquals(ChartFrame.RIGHT, frame.x(23));
        assertEquals(ChartFrame.BOTTOM, frame.y(0));
    }

    @Test
    void totalsBelowNothingHaveRoomToo() {
        ChartFrame frame = ChartFrame.of(course(1, -3, 2, 8));
        assertEquals(List.of(-4, -2, 0, 2, 4, 6, 8), frame.values());
        assertEquals(List.of(1, 2), frame.turns());
    }

    private static SortedMap<Integer, Standings> course(int first, int least, int last, int most) {
        SortedMap<Integer, Standings> course = new TreeMap<>();
        course.put(first, table(least));
        course.put(last, table(most));
        return course;
    }

    private static Standings table(int total) {
        return new Standings(List.of(), List.of(new Standings.Row(new Seat(1), List.of(), total)), true);
    }
}
