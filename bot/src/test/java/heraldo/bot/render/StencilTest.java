package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A stencil gives the pixels that Java2D gives. */
class StencilTest {

    private static final int SIDE = 300;
    private static final int WIDER = 420;

    @Test
    void aLineOverAnyGroundIsPaintedAsJavaPaintsIt() {
        Random random = new Random(1);
        BufferedImage blank = Stencil.blank(SIDE, SIDE);
        lines(blank, Color.WHITE);
        Stencil stencil = Stencil.of(blank, new Rectangle(SIDE, SIDE), WIDER);
        for (int i = 0; i < 20; i++) {
            Color ink = new Color(random.nextInt(1 << 24));
            BufferedImage ground = new BufferedImage(WIDER, SIDE, BufferedImage.TYPE_INT_RGB);
            for (int at = 0; at < WIDER * SIDE; at++) {
                ground.setRGB(at % WIDER, at / WIDER, random.nextInt(1 << 24));
            }
            BufferedImage painted = new BufferedImage(WIDER, SIDE, BufferedImage.TYPE_INT_RGB);
            painted.setData(ground.getData());
            lines(painted, ink);
            stencil.lay(ground, ink);
            assertArrayEquals(pixels(painted), pixels(ground));
        }
    }

    @Test
    void aBlankIsBlackAgainAndItsPartGivesWhatAllOfItGives() {
        BufferedImage blank = Stencil.blank(SIDE, SIDE);
        lines(blank, Color.WHITE);
        Stencil whole = Stencil.of(blank, new Rectangle(SIDE, SIDE), WIDER);
        assertArrayEquals(pixels(Stencil.blank(SIDE, SIDE)), pixels(blank));
        lines(blank, Color.WHITE);
        Stencil part = Stencil.of(blank, new Rectangle(1, 1, SIDE - 2, SIDE - 2), WIDER);
        assertArrayEquals(pixels(Stencil.blank(SIDE, SIDE)), pixels(blank));
        assertArrayEquals(whole.covered(), part.covered());
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
    }

    /** Lines that end within the stencil. */
    private static void lines(BufferedImage image, Color ink) {
        Random random = new Random(2);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(ink);
        graphics.setStroke(new BasicStroke(1.6f));
        Path2D lines = new Path2D.Double();
        for (int i = 0; i < 200; i++) {
            lines.append(new Line2D.Double(place(random), place(random), place(random), place(random)), false);
        }
        graphics.draw(lines);
        graphics.dispose();
    }

    private static double place(Random random) {
        return 3 + (SIDE - 6) * random.nextDouble();
    }
}
