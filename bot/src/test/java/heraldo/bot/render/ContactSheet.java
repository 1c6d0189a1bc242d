package heraldo.bot.render;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Pictures as a telephone shows them: a row on the dark ground of a chat, one on the light ground, one as somebody sees it who does
 * not tell red from green.
 */
final class ContactSheet {

    /** How wide a picture is in a chat on a telephone of 400 pixels. */
    private static final int WIDTH = 307;

    private static final int GAP = 12;
    private static final int ABREAST = 6;
    private static final Color DARK = new Color(0x313338);
    private static final Color LIGHT = new Color(0xFFFFFF);

    private ContactSheet() {}

    /** A sheet as a PNG file. */
    static byte[] of(List<byte[]> pictures) {
        List<BufferedImage> small = pictures.stream()
                .map(ContactSheet::read)
                .map(ContactSheet::shrunk)
                .toList();
        int lines = Math.ceilDiv(small.size(), ABREAST);
        int line = small.get(0).getHeight() + GAP;
        int high = lines * line + GAP;
        BufferedImage sheet = new BufferedImage(ABREAST * (WIDTH + GAP) + GAP, 3 * high, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        for (int part = 0; part < 3; part++) {
            graphics.setColor(part == 1 ? LIGHT : DARK);
            graphics.fillRect(0, part * high, sheet.getWidth(), high);
            for (int i = 0; i < small.size(); i++) {
                BufferedImage picture = part == 2 ? deuteranope(small.get(i)) : small.get(i);
                int x = GAP + i % ABREAST * (WIDTH + GAP);
                graphics.drawImage(picture, x, part * high + GAP + i / ABREAST * line, null);
            }
        }
        graphics.dispose();
        return png(sheet);
    }

    /** Each pixel is the mean of those it covers. */
    private static BufferedImage shrunk(BufferedImage picture) {
        int height = picture.getHeight() * WIDTH / picture.getWidth();
        BufferedImage small = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < WIDTH; x++) {
                small.setRGB(x, y, mean(picture, x, y, height));
            }
        }
        return small;
    }

    private static int mean(BufferedImage picture, int x, int y, int height) {
        int left = x * picture.getWidth() / WIDTH;
        int right = (x + 1) * picture.getWidth() / WIDTH;
        int top = y * picture.getHeight() / height;
        int bottom = (y + 1) * picture.getHeight() / height;
        long[] sum = new long[3];
        for (int j = top; j < bottom; j++) {
            for (int i = left; i < right; i++) {
                int rgb = picture.getRGB(i, j);
                sum[0] += rgb >> 16 & 255;
                sum[1] += rgb >> 8 & 255;
                sum[2] += rgb & 255;
            }
        }
        long count = (long) (right - left) * (bottom - top);
        return (int) (sum[0] / count << 16 | sum[1] / count << 8 | sum[2] / count);
    }

    private static BufferedImage deuteranope(BufferedImage picture) {
        BufferedImage seen = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                seen.setRGB(
                        x,
                        y,
                        ColourVision.DEUTERANOPIA
                                .look(new Color(picture.getRGB(x, y)))
                                .getRGB());
            }
        }
        return seen;
    }

    private static BufferedImage read(byte[] png) {
        try {
            return ImageIO.read(new ByteArrayInputStream(png));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] png(BufferedImage picture) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try {
            ImageIO.write(picture, "png", file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file.toByteArray();
    }
}
