package heraldo.bot.render;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

/**
 * A piece to be laid on sheets, without most of the clear edges of what it was painted on.
 *
 * @param left its distance from the left edge of the sheet it was painted on
 * @param top its distance from the upper edge of that sheet
 */
record Stamp(BufferedImage image, int left, int top) {

    /** The width of the clear edges that a stamp retains, for soft edges on an enlarged sheet. */
    private static final int SOFT = 2;

    /** Cuts the painted part out of a clear sheet. */
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
