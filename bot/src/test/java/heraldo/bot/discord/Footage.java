package heraldo.bot.discord;

import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;

/**
 * A moving picture as a program of others sees it: what is on the screen in each frame, and for how long.
 *
 * @param hundredths how long each frame is shown, in hundredths of a second
 */
record Footage(List<BufferedImage> frames, List<Integer> hundredths) {

    static Footage of(byte[] gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
            reader.setInput(stream);
            List<BufferedImage> frames = new ArrayList<>();
            List<Integer> times = new ArrayList<>();
            for (int i = 0; i < reader.getNumImages(true); i++) {
                BufferedImage screen =
                        new BufferedImage(reader.getWidth(0), reader.getHeight(0), BufferedImage.TYPE_INT_RGB);
                Graphics2D graphics = screen.createGraphics();
                if (i > 0) {
                    graphics.drawImage(frames.get(i - 1), 0, 0, null);
                }
                graphics.drawImage(reader.read(i), 0, 0, null);
                graphics.dispose();
                frames.add(screen);
                times.add(time(reader, i));
            }
            return new Footage(frames, times);
        }
    }

    private static int time(ImageReader reader, int frame) throws IOException {
        IIOMetadataNode tree =
                (IIOMetadataNode) reader.getImageMetadata(frame).getAsTree("javax_imageio_gif_image_1.0");
        IIOMetadataNode manner = (IIOMetadataNode)
                tree.getElementsByTagName("GraphicControlExtension").item(0);
        return Integer.parseInt(manner.getAttribute("delayTime"));
    }

    /** How far a frame is from a plate, in steps of a channel for each pixel. */
    double distance(int frame, byte[] plate) throws IOException {
        BufferedImage shown = frames.get(frame);
        BufferedImage small = new BufferedImage(shown.getWidth(), shown.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = small.createGraphics();
        graphics.drawImage(
                ImageIO.read(new ByteArrayInputStream(plate))
                        .getScaledInstance(shown.getWidth(), shown.getHeight(), Image.SCALE_AREA_AVERAGING),
                0,
                0,
                null);
        graphics.dispose();
        long apart = 0;
        for (int y = 0; y < shown.getHeight(); y++) {
            for (int x = 0; x < shown.getWidth(); x++) {
                apart += apart(shown.getRGB(x, y), small.getRGB(x, y));
            }
        }
        return apart / 3.0 / shown.getWidth() / shown.getHeight();
    }

    private static int apart(int one, int other) {
        return Math.abs((one >> 16 & 255) - (other >> 16 & 255))
                + Math.abs((one >> 8 & 255) - (other >> 8 & 255))
                + Math.abs((one & 255) - (other & 255));
    }
}
