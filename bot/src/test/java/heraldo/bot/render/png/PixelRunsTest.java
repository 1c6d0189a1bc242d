package heraldo.bot.render.png;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Runs of pixels, and what is counted and written of them, are what a look at every single pixel gives. */
class PixelRunsTest {

    private static final int WIDTH = 37;
    private static final int HEIGHT = 50;

    @Test
    void aRunEndsWhereTheColourChangesAndWhereTheRowEnds() {
        int[] ends = PixelRuns.of(new int[] {5, 5, 7, 7, 7, 7, 5, 7, 8}, 3).stream()
                .flatMapToInt(band -> Arrays.stream(band.ends(), 0, band.count()))
                .toArray();
        assertArrayEquals(new int[] {2, 3, 6, 7, 8, 9}, ends);
    }

    @Test
    void everyRowIsAZeroAndTheNumberOfEachPixel() {
        byte[] numbers = new byte[ColourCount.KINDS];
        new Random(1).nextBytes(numbers);
        for (int colours : new int[] {1, 2, 5, 1 << 24}) {
            int[] pixels = pixels(colours);
            byte[] expected = new byte[(WIDTH + 1) * HEIGHT];
            for (int i = 0; i < pixels.length; i++) {
                expected[i + i / WIDTH + 1] = numbers[ColourCount.kind(pixels[i])];
            }
            assertArrayEquals(expected, RowBytes.of(PixelRuns.of(pixels, WIDTH), numbers));
        }
    }

    @Test
    void theColourOfMostPixelsStandsForItsKindAndTheMostFrequentKindIsFirst() {
        ColourCount count = new ColourCount();
        PixelRuns.of(new int[] {0x101010, 0x101011, 0x101011, 0x101012, 0x101011, 0x101011}, 3)
                .forEach(count::add);
        PixelRuns.of(new int[] {0xF0F0F0, 0xF0F0F0, 0x808080, 0xF0F0F0}, 2).forEach(count::add);
        int[] kinds = {ColourCount.kind(0x101010), ColourCount.kind(0xF0F0F0), ColourCount.kind(0x808080)};
        assertArrayEquals(kinds, count.kinds());
        assertEquals(0x101011, count.sample(kinds[0]));
        assertEquals(0xF0F0F0, count.sample(kinds[1]));
        assertTrue(count.has(0x808087));
        assertFalse(count.has(0x808088));
    }

    /** Runs of every length in so many colours. */
    private static int[] pixels(int colours) {
        Random random = new Random(colours);
        int[] pixels = new int[WIDTH * HEIGHT];
        int at = 0;
        while (at < pixels.length) {
            int colour = random.nextInt(colours) * 0x0F_1F_2F;
            for (int end = Math.min(pixels.length, at + 1 + random.nextInt(20)); at < end; at++) {
                pixels[at] = colour;
            }
        }
        return pixels;
    }
}
