package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checksum of a file that nobody has open. */
class FileChecksumTest {

    private static final int SIZE = 4_096;

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.write(folder.resolve("books.db"), new byte[SIZE]);
    }

    private void flip(int at) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        bytes[at] ^= 1;
        Files.write(file, bytes);
    }

    @Test
    void aFileFitsUntilABitOfItIsFlipped() throws IOException {
        assertTrue(FileChecksum.fits(file), "it has none");
        FileChecksum.put(file);
        assertTrue(FileChecksum.fits(file));
        flip(SIZE - 1);
        assertFalse(FileChecksum.fits(file));
    }

    @Test
    void onceItIsLiftedTheFileIsAsItWasAndMayBeWritten() throws IOException {
        byte[] before = Files.readAllBytes(file);
        FileChecksum.put(file);
        FileChecksum.lift(file);
        assertArrayEquals(before, Files.readAllBytes(file));
        flip(0);
        assertTrue(FileChecksum.fits(file));
    }
}
