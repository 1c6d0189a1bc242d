package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.kernel.Message;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The pictures players get. */
@Tag("slow")
class StudioTest {

    private static final String RULESET = "none";
    private static final int BUDGET = 300 * 1024;

    private static final Studio STUDIO = new Studio(ConfigRoots.standard(Path.of("no-such-folder")));

    @Test
    void aBusyMapIsUprightAndSmallEnoughToPost() throws IOException {
        byte[] png = STUDIO.map(RULESET, HexScene.busy(), HexScene.WORDING);
        BufferedImage picture = read(png);
        assertEquals(1200, picture.getWidth());
        assertTrue(picture.getHeight() > picture.getWidth());
        assertTrue(png.length <= BUDGET, png.length + " bytes");
    }

    @Test
    void theSameSceneIsTheSameFile() {
        byte[] first = STUDIO.map(RULESET, HexScene.busy(), HexScene.WORDING);
        Studio another = new Studio(ConfigRoots.standard(Path.of("no-such-folder")));
        assertArrayEquals(first, another.map(RULESET, HexScene.busy(), HexScene.WORDING));
    }

    @Test
    void areasBordersAndSignsHaveExactlyTheColoursOfThePalette() throws IOException {
        BufferedImage picture = read(STUDIO.map(RULESET, oneSquare(), HexScene.WORDING));
        assertEquals(new Color(0x5D6675), at(picture, 300, 300));
        assertEquals(new Color(0x0055AA), at(picture, 110, 500));
        assertEquals(new Color(0xC4161C), at(picture, 600, 500));
    }

    @Test
    void aDashedBorderHasGaps() throws IOException {
        BufferedImage picture = read(STUDIO.map(RULESET, oneSquare(), HexScene.WORDING));
        long painted = IntStream.range(300, 900)
                .filter(x -> at(picture, x, 222).equals(new Color(0xF57A0B)))
                .count();
        assertTrue(painted > 150 && painted < 550, painted + " of 600 pixels");
    }

    @Test
    void lettersOfBothLanguagesAreInTheFont() {
        String letters = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»·×−–—’“”…ABCabc0123456789+%€→";
        for (String letter : letters.split("")) {
            assertTrue(Typeface.BOLD.has(letter.codePointAt(0)), letter);
            assertTrue(Typeface.REGULAR.has(letter.codePointAt(0)), letter);
        }
    }

    private static Scene oneSquare() {
        List<Point> square = List.of(new Point(0, 0), new Point(1000, 0), new Point(1000, 1000), new Point(0, 1000));
        List<Cell.Border> borders = List.of(
                new Cell.Border(Ink.seat(1), 100, false, List.of(1, 2, 3)),
                new Cell.Border(Ink.seat(2), 40, true, List.of(0)));
        Cell.Name name = new Cell.Name("A1", new Point(500, 200), Cell.Print.GROUND);
        Cell cell = new Cell(Optional.of(name), square, Ink.FOG, borders);
        Token token = new Token(Token.Glyph.SQUARE, new Point(500, 360), 200, Ink.ALERT, "");
        List<Link> none = List.of();
        Legend legend = new Legend(List.of());
        Drawing drawing = new Drawing(1000, 1000, List.of(cell), none, List.of(token), List.of());
        return new Scene(Message.of("A square"), drawing, legend, Message.of("a square"));
    }

    private static BufferedImage read(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    private static Color at(BufferedImage picture, int x, int y) {
        return new Color(picture.getRGB(x, y));
    }
}
