package heraldo.bot;

import heraldo.rules.data.ConfigRoots;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A group of the host's settings as they write it; what they leave out is as usual. */
public final class HostTable {

    private static final String FILE = "group.yaml";

    private HostTable() {}

    /**
     * Reads a group.
     *
     * @param folder where it is written down
     * @param settings its keys and values, for example {@code {late-minutes: 5}}
     */
    public static <T> T read(Path folder, String settings, Class<T> type) {
        try {
            Files.writeString(folder.resolve(FILE), settings);
            return ConfigRoots.of(List.of(folder)).table(FILE, type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
