package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.ConfigRoots;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is painted again comes from stencils and looks as it did the first time. */
class StencilCaseTest {

    private static final int SIDE = 400;
    private static final int TIMES = 4;

    @Test
    void theFirstPlateLooksLikeAllThatFollow() {
        int[] first = shapes(0.013);
        for (int time = 1; time < TIMES; time++) {
            assertArrayEquals(first, shapes(0.013), "painted for the time " + time);
        }
    }

    @Test
    void aStencilIsMadeWhenAContourComesAgain() {
        Contour contour = new Contour(SIDE, SIDE, new Ellipse2D.Double(1.0625, 2, 3, 4));
        Stencil cut = new Stencil(new int[] {1});
        assertTrue(StencilCase.shared().stencil(contour, () -> cut).isEmpty());
        assertEquals(cut, StencilCase.shared().stencil(contour, () -> cut).orElseThrow());
    }

    @Test
    void anotherPlaceAnotherSheetAndAnotherPenAreOtherContours() {
        Ellipse2D disc = new Ellipse2D.Double(10, 10, 30, 30);
        Contour contour = new Contour(SIDE, SIDE, disc);
        assertEquals(contour, new Contour(SIDE, SIDE, new Ellipse2D.Double(10, 10, 30, 30)));
        assertNotEquals(contour, new Contour(SIDE, SIDE, new Ellipse2D.Double(10, 10.001, 30, 30)));
        assertNotEquals(contour, new Contour(SIDE + 1, SIDE, disc));
        assertNotEquals(contour, new Contour(SIDE, SIDE, disc, new BasicStroke(2)));
        assertNotEquals(
                new Contour(SIDE, SIDE, disc, new BasicStroke(3)), new Contour(SIDE, SIDE, disc, new BasicStroke(2)));
    }

    /** The pixels of shapes and lines in opaque and faint colours, many of them beyond the edge of the sheet, in part or whole. */
    private static int[] shapes(double off) {
        ConfigRoots roots = ConfigRoots.standard(Path.of("no-such-folder"));
        Style style = Style.shared(roots, Style.NIGHT);
        Easel easel = new Easel(style.theme(), style.icons(), style.signs(), SIDE, SIDE);
        Random random = new Random(5);
        for (int i = 0; i < 60; i++) {
            double x = 2 * SIDE * random.nextDouble() - SIDE / 2.0 + off;
            double y = 2 * SIDE * random.nextDouble() - SIDE / 2.0 - off;
            Color colour = new Color(random.nextInt(), i % 2 == 0);
            easel.fill(new Ellipse2D.Double(x, y, 70, 50), colour);
            easel.fill(new Rectangle2D.Double(y, x, 20, 90), colour);
            Path2D line = new Path2D.Double();
            line.moveTo(x - 40, y);
            line.curveTo(y, x, x, x, y, y);
            easel.stroke(line, colour, 1 + i % 7, i % 3 == 0 ? List.of(7.0, 5.0) : List.of());
        }
        return easel.image().getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
    }
}
