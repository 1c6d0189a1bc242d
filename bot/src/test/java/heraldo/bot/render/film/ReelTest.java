package heraldo.bot.render.film;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plates become a film that programs of others can read. */
class ReelTest {

    private static final int ROOMY = 8 << 20;
    private static final int KEPT = 255;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 90, 3838, 3839, 3840, 3841, 60_000})
    void pixelsComeOutAsTheyWentIn(int width) throws IOException {
        byte[] pixels = new byte[width];
        new Random(width).nextBytes(pixels);
        for (int i = 0; i < width; i++) {
            pixels[i] &= (byte) (i % 3 == 0 ? 127 : 3);
        }
        int[] greys = new int[256];
        for (int i = 0; i < greys.length; i++) {
            greys[i] = i << 16 | i << 8 | i;
        }
        GifFile file = new GifFile(width, 1, greys, KEPT);
        file.frame(pixels.clone(), 10);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(file.bytes()));
        byte[] found = new byte[width];
        for (int x = 0; x < width; x++) {
            found[x] = (byte) read.getRGB(x, 0);
        }
        assertArrayEquals(pixels, found);
    }

    @Test
    void allFramesShareTheirColours() throws IOException {
        ImageReader reader = reader(Reel.of(plates(4, false), ROOMY));
        assertEquals(4, reader.getNumImages(true));
        for (int i = 0; i < 4; i++) {
            IIOMetadataNode tree =
                    (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
            assertEquals(0, tree.getElementsByTagName("LocalColorTable").getLength());
        }
    }

    @Test
    void whatDoesNotChangeCostsAlmostNothing() throws IOException {
        List<byte[]> plates = plates(1, true);
        int one = Reel.of(plates, ROOMY).gif().length;
        int ten = Reel.of(Collections.nCopies(10, plates.get(0)), ROOMY).gif().length;
        assertTrue(ten < one + 30_000, one + " and " + ten);
    }

    @Tag("long")
    @Test
    void ofPlatesThatDoNotFitTheLastOnesAreShown() throws IOException {
        List<byte[]> plates = plates(6, true);
        int all = Reel.of(plates, ROOMY).gif().length;
        Film film = Reel.of(plates, all / 2);
        assertTrue(film.gif().length <= all / 2);
        assertTrue(film.shown() > 1 && film.shown() < 6, film.toString());
        assertEquals(film.shown(), reader(film).getNumImages(true));
        assertArrayEquals(film.gif(), Reel.of(plates, all / 2).gif(), "the same again");
        assertEquals(1, Reel.of(plates, 0).shown(), "the last one in any case");
    }

    private static ImageReader reader(Film film) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(film.gif())));
        return reader;
    }

    /** Plates with a field that moves on, and with grains all over if they are to be hard to pack. */
    private static List<byte[]> plates(int count, boolean grains) throws IOException {
        Random random = new Random(1);
        List<byte[]> plates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            BufferedImage plate = new BufferedImage(1600, 1000, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = plate.createGraphics();
            for (int grain = 0; grains && grain < 20_000; grain++) {
                graphics.setColor(new Color(random.nextInt(1 << 24)));
                graphics.fillRect(random.nextInt(1600), random.nextInt(1000), 8, 8);
            }
            graphics.setColor(Color.ORANGE);
            graphics.fillRect(100 * i, 100, 300, 300);
            graphics.dispose();
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            ImageIO.write(plate, "png", png);
            plates.add(png.toByteArray());
        }
        return plates;
    }
}
