package heraldo.bot.render;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses the 256 colours of a plate from the plate itself: those that cover most as they are, as long as they differ. What is
 * left over, soft edges above all, takes the nearest of them.
 */
final class PlateColours {

    private static final int MOST = 256;
    private static final int KEYS = 1 << 15;

    /** How much colours must differ, squared, in the first choice and then ever less. */
    private static final int[] APART = {900, 300, 100, 0};

    private final int[] count = new int[KEYS];
    private final int[] sample = new int[KEYS];
    private final int[] most = new int[KEYS];
    private final List<Integer> chosen = new ArrayList<>();

    private PlateColours() {}

    /** The plate as a PNG file. Equal plates give equal bytes. */
    static byte[] png(BufferedImage plate) {
        int[] pixels = ((DataBufferInt) plate.getRaster().getDataBuffer()).getData();
        PlateColours colours = new PlateColours();
        colours.count(pixels);
        colours.choose();
        int[] rgb = colours.chosen.stream().mapToInt(Integer::intValue).toArray();
        byte[] nearest = colours.nearest(rgb);
        int width = plate.getWidth();
        byte[] rows = new byte[(width + 1) * plate.getHeight()];
        int to = 0;
        for (int i = 0; i < pixels.length; i++) {
            if (i % width == 0) {
                to++;
            }
            rows[to++] = nearest[key(pixels[i])];
        }
        return IndexedPng.write(width, plate.getHeight(), rgb, rows);
    }

    private static int key(int rgb) {
        return (rgb >> 9 & 0x7C00) | (rgb >> 6 & 0x3E0) | (rgb >> 3 & 0x1F);
    }

    /** How often each kind of colour stands there, and which exact colour stands for it: the one with the longest run. */
    private void count(int... pixels) {
        int run = 0;
        int last = -1;
        for (int pixel : pixels) {
            int rgb = pixel & 0xFFFFFF;
            run = rgb == last ? run + 1 : 1;
            last = rgb;
            int key = key(rgb);
            count[key]++;
            if (run > most[key]) {
                most[key] = run;
                sample[key] = rgb;
            }
        }
    }

    private void choose() {
        List<Integer> keys = new ArrayList<>();
        for (int key = 0; key < KEYS; key++) {
            if (count[key] > 0) {
                keys.add(key);
            }
        }
        keys.sort(Comparator.comparingInt((Integer key) -> -count[key]).thenComparing(key -> key));
        for (int apart : APART) {
            int share = chosen.size() + (MOST - chosen.size()) * 3 / 4;
            choose(keys, apart, apart == 0 ? MOST : share);
        }
    }

    private void choose(List<Integer> keys, int apart, int limit) {
        for (int key : keys) {
            if (chosen.size() >= limit) {
                return;
            }
            if (chosen.isEmpty() || distance(chosen.get(nearest(sample[key])), sample[key]) > apart) {
                chosen.add(sample[key]);
            }
        }
    }

    private int nearest(int rgb) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < chosen.size(); i++) {
            int distance = distance(chosen.get(i), rgb);
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }

    private byte[] nearest(int... rgb) {
        byte[] nearest = new byte[KEYS];
        for (int key = 0; key < KEYS; key++) {
            if (count[key] > 0) {
                int best = 0;
                int least = Integer.MAX_VALUE;
                for (int i = 0; i < rgb.length; i++) {
                    int distance = distance(rgb[i], sample[key]);
                    if (distance < least) {
                        least = distance;
                        best = i;
                    }
                }
                nearest[key] = (byte) best;
            }
        }
        return nearest;
    }

    private static int distance(int one, int other) {
        int red = (one >> 16 & 255) - (other >> 16 & 255);
        int green = (one >> 8 & 255) - (other >> 8 & 255);
        int blue = (one & 255) - (other & 255);
        return 3 * red * red + 6 * green * green + blue * blue;
    }
}
