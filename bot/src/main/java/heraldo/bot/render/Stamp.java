package heraldo.bot.render;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

/**
 * A piece to be laid on sheets, without most of the clear edges of what it was painted on.
 *
 * @param left how far it lies from the left edge of what it was painted on
 * @param top how far it lies from the upper edge of that
 */
record Stamp(BufferedImage image, int left, int top) {

    /** How much of the clear edges is left, for soft edges where a sheet is painted larger. */
    private static final int SOFT = 2;

    /** What has been painted on a clear sheet. */
    static Stamp of(BufferedImage clear) {
        Rectangle painted = painted(clear);
        BufferedImage image = new BufferedImage(painted.width, painted.height, clear.getType());
        Graphics2D graphics = image.createGraphics();
        graphics.drawImage(clear, -painted.x, -painted.y, null);
        graphics.dispose();
        return new Stamp(image, painted.x, painted.y);
    }

    private static Rectangle painted(BufferedImage clear) {
        int[] pixels = ((DataBufferInt) clear.getRaster().getDataBuffer()).getData();
        Rectangle painted = new Rectangle(-1, -1);
        for (int at = 0; at < pixels.length; at++) {
            if (pixels[at] != 0) {
                painted.add(new Rectangle(at % clear.getWidth(), at / clear.getWidth(), 1, 1));
            }
        }
        if (painted.isEmpty()) {
            return new Rectangle(1, 1);
        }
        painted.grow(SOFT, SOFT);
        return painted.intersection(new Rectangle(clear.getWidth(), clear.getHeight()));
    }
}
