package heraldo.bot.render.png;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;

/** What is packed is found again, byte for byte, by the JDK's own reader. */
class RowPackerTest {

    private static final int ROW = 161;

    @Test
    void bytesOfEveryKindComeBack() throws DataFormatException {
        Random random = new Random(1);
        for (int size : new int[] {0, 1, 2, 3, 7, 8, 9, 257, 258, 259, 40_000, 200_000}) {
            for (int kinds : new int[] {1, 2, 3, 17, 256}) {
                byte[] bytes = new byte[size];
                for (int i = 0; i < size; i++) {
                    bytes[i] = (byte) random.nextInt(kinds);
                }
                assertComesBack(bytes);
            }
        }
    }

    @Test
    void repetitionsOfEveryLengthFromEveryDistanceComeBack() throws DataFormatException {
        Random random = new Random(2);
        byte[] bytes = new byte[400_000];
        random.nextBytes(bytes);
        int at = 70_000;
        while (at < bytes.length - 1000) {
            int length = 1 + random.nextInt(600);
            int distance = 1 + random.nextInt(66_000);
            for (int i = 0; i < length; i++) {
                bytes[at + i] = bytes[at + i - distance];
            }
            at += length + random.nextInt(4);
        }
        assertComesBack(bytes);
    }

    @Test
    void noSymbolHasMoreBitsThanTheFormatAllows() {
        int[] counts = new int[40];
        counts[0] = 1;
        counts[1] = 1;
        for (int i = 2; i < counts.length; i++) {
            counts[i] = counts[i - 1] + counts[i - 2];
        }
        HuffmanCode code = HuffmanCode.of(counts, 15);
        assertTrue(Arrays.stream(code.lengths()).allMatch(length -> length >= 1 && length <= 15));
        double room = Arrays.stream(code.lengths())
                .mapToDouble(length -> 1.0 / (1 << length))
                .sum();
        assertEquals(1, room);
    }

    @Test
    void rowsThatRepeatTakeLittleRoom() throws DataFormatException {
        byte[] rows = new byte[500 * ROW];
        byte[] row = new byte[ROW];
        new Random(3).nextBytes(row);
        for (int i = 0; i < 500; i++) {
            System.arraycopy(row, 0, rows, i * ROW, ROW);
        }
        assertTrue(assertComesBack(rows) < 2000);
    }

    private static int assertComesBack(byte... bytes) throws DataFormatException {
        byte[] packed = RowPacker.pack(bytes, ROW);
        Inflater inflater = new Inflater();
        inflater.setInput(packed);
        byte[] back = new byte[bytes.length + 1];
        int size = 0;
        int more = 1;
        while (more > 0) {
            more = inflater.inflate(back, size, back.length - size);
            size += more;
        }
        assertTrue(inflater.finished());
        assertEquals(0, inflater.getRemaining());
        inflater.end();
        assertArrayEquals(bytes, Arrays.copyOf(back, size));
        return packed.length;
    }
}
