package heraldo.bot.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;

/**
 * A checksum over a whole database file, put into it when it is closed and taken out before it is written again. It is stored
 * in {@code user_version}, a number in SQLite's file header for applications; 0 means none. It reveals every flipped bit, even
 * inside texts, where SQLite itself finds nothing wrong. After a crash there is none.
 *
 * <p>Only for files that nobody has open: closing a channel would take SQLite's own locks away.
 */
final class FileChecksum {
    private static final int AT = 60;
    private static final int LENGTH = 4;
    private static final int CHUNK = 1 << 20;

    private FileChecksum() {}

    /** Returns whether a file matches its checksum, or has none. */
    static boolean fits(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            int there = there(channel);
            return there == 0 || there == of(channel);
        }
    }

    static void put(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            write(channel, of(channel));
        }
    }

    static void lift(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (there(channel) != 0) {
                write(channel, 0);
            }
        }
    }

    private static void write(FileChannel channel, int imprint) throws IOException {
        channel.write(ByteBuffer.allocate(LENGTH).putInt(imprint).flip(), AT);
        channel.force(true);
    }

    private static int there(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(LENGTH);
        channel.read(bytes, AT);
        return bytes.position() == LENGTH ? bytes.flip().getInt() : 0;
    }

    /** Over all bytes but its own; never 0. */
    private static int of(FileChannel channel) throws IOException {
        CRC32C sum = new CRC32C();
        ByteBuffer chunk = ByteBuffer.allocateDirect(CHUNK);
        long at = 0;
        while (channel.read(chunk.clear(), at) > 0) {
            chunk.flip();
            if (at == 0 && chunk.limit() >= AT + LENGTH) {
                chunk.putInt(AT, 0);
            }
            at += chunk.limit();
            sum.update(chunk);
        }
        int value = (int) sum.getValue();
        return value == 0 ? 1 : value;
    }
}
