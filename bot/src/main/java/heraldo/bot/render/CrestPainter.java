package heraldo.bot.render;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** Draws the crest of a seat alone, on no ground: small enough to stand in a line of text. */
final class CrestPainter {

    private static final int SIDE = 128;
    private static final double WIDTH = 104;

    private final Style style;

    CrestPainter(Style style) {
        this.style = style;
    }

    /** The crest as a PNG file of {@value #SIDE} by {@value #SIDE} pixels. */
    byte[] paint(int seat) {
        Easel easel = new Easel(style.theme(), style.icons(), style.signs(), SIDE, SIDE).clear(SIDE, SIDE);
        new PieceLayer(easel).crest(seat, SIDE / 2.0, SIDE / 2.0, WIDTH, false);
        return png(easel.image());
    }

    static byte[] png(BufferedImage image) {
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
