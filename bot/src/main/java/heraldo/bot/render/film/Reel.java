package heraldo.bot.render.film;

import heraldo.bot.render.png.PlateColours;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Makes plates into a film, scaled down, with one palette for all. Each frame after the first only holds what has changed.
 * Equal plates give equal bytes.
 */
public final class Reel {

    /** The width of a film in pixels: half a plate, which can be read on a phone. */
    static final int WIDTH = 800;

    /** The duration of a frame, and of the last one, in hundredths of a second. */
    static final int SHOWN = 100;

    static final int LAST_SHOWN = 500;

    /** The palette index of pixels that have not changed. */
    private static final int KEPT = 255;

    /** The offsets of the width and the height in a PNG file. */
    private static final int PNG_WIDTH = 16;

    private static final int PNG_HEIGHT = 20;

    private final List<byte[]> plates;
    private final int height;
    private final PlateColours.Shared colours;

    private Reel(List<byte[]> plates) {
        this.plates = plates;
        this.height = plates.stream().mapToInt(Reel::height).max().orElseThrow();
        this.colours = PlateColours.shared(plates.stream().map(this::pixels), WIDTH, KEPT);
    }

    /**
     * A film.
     *
     * @param plates PNG files, at least one
     * @param mostBytes the largest size of the file, which shows as many of the last plates as fit
     */
    public static Film of(List<byte[]> plates, int mostBytes) {
        return new Reel(plates).film(mostBytes);
    }

    private Film film(int mostBytes) {
        List<byte[]> frames =
                plates.stream().map(plate -> colours.indices(pixels(plate))).toList();
        int first = 0;
        byte[] file = file(frames);
        while (file.length > mostBytes && first < frames.size() - 1) {
            first += tooMany(file.length, mostBytes, frames.size() - first);
            file = file(frames.subList(first, frames.size()));
        }
        return new Film(file, frames.size() - first);
    }

    /** Estimates the number of first frames to drop, as if all were equally large: at least one, and never all. */
    private static int tooMany(int bytes, int mostBytes, int frames) {
        long fitting = (long) frames * mostBytes / bytes;
        return (int) Math.max(1, Math.min(frames - 1, frames - fitting));
    }

    private byte[] file(List<byte[]> frames) {
        GifFile file = new GifFile(WIDTH, height, colours.rgb(), KEPT);
        for (int i = 0; i < frames.size(); i++) {
            file.frame(
                    i == 0 ? frames.get(0) : change(frames.get(i - 1), frames.get(i)),
                    i == frames.size() - 1 ? LAST_SHOWN : SHOWN);
        }
        return file.bytes();
    }

    private static byte[] change(byte[] before, byte[] now) {
        byte[] change = new byte[now.length];
        for (int i = 0; i < now.length; i++) {
            change[i] = before[i] == now[i] ? (byte) KEPT : now[i];
        }
        return change;
    }

    private static BufferedImage read(byte[] png) {
        try {
            return ImageIO.read(new ByteArrayInputStream(png));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the height of a plate in the film, by the size at the head of its PNG file. */
    private static int height(byte[] png) {
        ByteBuffer head = ByteBuffer.wrap(png);
        return Math.round((float) head.getInt(PNG_HEIGHT) * WIDTH / head.getInt(PNG_WIDTH));
    }

    /** A plate at its size in the film; what lies below a shorter one is as its last corner. */
    private int[] pixels(byte[] png) {
        BufferedImage plate = read(png);
        BufferedImage small = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = small.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        graphics.setColor(new Color(plate.getRGB(0, plate.getHeight() - 1)));
        graphics.fillRect(0, 0, WIDTH, height);
        graphics.drawImage(plate, 0, 0, WIDTH, height(png), null);
        graphics.dispose();
        return ((DataBufferInt) small.getRaster().getDataBuffer()).getData();
    }
}
