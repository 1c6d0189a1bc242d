package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.text.HostileTexts;
import heraldo.bot.discord.text.Literal;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.render.FameText;
import heraldo.bot.render.Studio;
import heraldo.bot.render.Wording;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import heraldo.testing.Sampling;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures keep their size whatever players call themselves and their things. As many texts as {@code -Dheraldo.hostile} says. */
@Tag("slow")
class HostilePicturesTest {

    private static final int WIDTH = 1600;
    private static final int MAP = 1200;
    private static final int HIGHEST = 3600;
    private static final int BUDGET = 300 * 1024;
    private static final int PHONE = 40;
    private static final Bundle WORDS = Bundle.read(Locale.ENGLISH, "words", """
            name: "{name}"
            render: {side: Side, total: Total, legend: Legend, rank: Rank}
            standings: {band: Band}
            """);

    private static final Studio STUDIO = new Studio(ConfigRoots.standard(Path.of("no-such-folder")));

    static List<String> texts() {
        return HostileTexts.some(Sampling.size("heraldo.hostile", 4, 480));
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("texts")
    void aNameOfAnyKindFitsIntoItsPicture(String typed) throws IOException {
        Wording wording = wording(typed, Literal.plain(typed));
        SortedMap<Integer, Standings> course = new TreeMap<>(Map.of(0, standings(typed), 1, standings(typed)));
        fits(STUDIO.standings("none", course, said(typed), said(typed), wording));
        fits(STUDIO.chart("none", course, said(typed), said(typed), wording));
        fits(STUDIO.map("none", scene(typed), wording), MAP);
        for (String block :
                FameText.of(standings(typed), wording(typed, Literal.inCode(Literal.plain(typed))), PHONE)) {
            assertTrue(block.lines().allMatch(line -> line.length() <= PHONE), block);
        }
    }

    private static Wording wording(String typed, String shown) {
        Speech speech = new Speech(WORDS, seat -> typed, text -> shown);
        return new Wording(WORDS, speech);
    }

    private static void fits(byte[] png) throws IOException {
        fits(png, WIDTH);
    }

    private static void fits(byte[] png, int width) throws IOException {
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(width, picture.getWidth());
        assertTrue(picture.getHeight() <= HIGHEST, picture.getHeight() + " pixels high");
        assertTrue(png.length <= BUDGET, png.length + " bytes");
    }

    private static Standings standings(String typed) {
        List<Standings.Row> rows = List.of(
                new Standings.Row(new Seat(1), List.of(said(typed)), 120),
                new Standings.Row(new Seat(2), List.of(said(typed)), 9));
        return new Standings(List.of("band"), rows, false);
    }

    private static Scene scene(String typed) {
        Point middle = new Point(500, 500);
        Label label = new Label(said(typed), middle, 60, Ink.seat(1), true, Optional.empty());
        Token token = new Token(Token.Glyph.SQUARE, middle, 100, Ink.seat(1), Literal.plain(typed));
        Legend legend = new Legend(List.of(
                new Legend.Group(said(typed), List.of(new Legend.Entry(Optional.empty(), Ink.seat(2), said(typed))))));
        Drawing drawing = new Drawing(1000, 1000, List.of(), List.of(), List.of(token), List.of(label));
        return new Scene(said(typed), drawing, legend, said(typed));
    }

    private static Message said(String typed) {
        return Message.of("name", "name", new PlayerText(typed));
    }
}
