package heraldo.bot.app;

import heraldo.bot.store.OwnersOnly;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A campaign's record in a file: whole or not at all, for half a record would look like a forged one. */
final class RecordPaper {
    private RecordPaper() {}

    /**
     * Writes a record.
     *
     * @param secret whether its owner alone may read it
     * @throws Complaint if it cannot be written
     */
    static void write(Path file, byte[] bytes, boolean secret) {
        boolean special = Files.exists(file) && !Files.isRegularFile(file);
        Path draft = special ? file : file.resolveSibling(file.getFileName() + ".part");
        try {
            if (secret && !special) {
                OwnersOnly.write(draft, bytes);
            } else {
                Files.write(draft, bytes);
            }
            if (!special) {
                settle(draft);
                Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            if (!special) {
                draft.toFile().delete();
            }
            throw new Complaint(
                    "The record " + file + " cannot be written: is there such a folder, with room on its disk,"
                            + " and may you write there?");
        }
    }

    /** It is on the disk before anything is done because it is there. */
    private static void settle(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
