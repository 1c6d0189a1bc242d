package heraldo.bot.store;

import heraldo.rules.chance.Fingerprint;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The part of SQLite that is a library of the system. The driver would unpack it for every process, and a killed process leaves
 * its copy behind; here it is unpacked once, into a folder where the next process finds it.
 */
final class NativePart {
    private static final Logger LOG = LoggerFactory.getLogger(NativePart.class);

    private static final String HERE = "org.sqlite.lib.path";
    private static final String NAME = "org.sqlite.lib.name";
    private static final String TEMPORARY = "org.sqlite.tmpdir";
    private static final String FOLDER = "heraldo-sqlite-";

    /** Its folder beside the database, where the temporary one does not serve. */
    private static final String BESIDE = "sqlite";

    private static boolean settled;

    private NativePart() {}

    /**
     * Sees to it that the driver finds its library: in the temporary folder, or beside the database if nothing may be run from
     * there. If it cannot be put anywhere, the driver unpacks one for this program.
     *
     * @param data the folder of the database; empty where there is none
     * @throws UnusableDatabaseException if it was unpacked, and nothing may be run from where
     */
    static synchronized void ready(Optional<Path> data) {
        if (settled || System.getProperty(HERE) != null) {
            settled = true;
            return;
        }
        List<Path> refused = new ArrayList<>();
        Optional<Path> library = Stream.concat(
                        Stream.of(temporary()), data.map(folder -> folder.resolve(BESIDE)).stream())
                .flatMap(place -> loaded(place, refused).stream())
                .findFirst();
        if (library.isEmpty() && !refused.isEmpty()) {
            throw new UnusableDatabaseException(refusal(refused));
        }
        library.ifPresent(file -> {
            System.setProperty(HERE, Folder.of(file).toString());
            System.setProperty(NAME, file.getFileName().toString());
        });
        settled = true;
    }

    private static String refusal(List<Path> refused) {
        String places = refused.stream().map(Path::toString).collect(Collectors.joining(", nor in "));
        return "SQLite's library cannot be run in " + places + ": is that mounted noexec? Start the program with"
                + " -D" + TEMPORARY + "=FOLDER, a folder of yours from which programs may be run.";
    }

    /** The library, unpacked in a place and loaded; empty if it cannot be put there, or run from there. */
    private static Optional<Path> loaded(Path place, List<Path> refused) {
        try {
            Path library = unpack(place);
            System.load(library.toString());
            return Optional.of(library);
        } catch (UnsatisfiedLinkError e) {
            LOG.debug("nothing may be run in {}", place, e);
            refused.add(place);
        } catch (IOException | RuntimeException e) {
            LOG.debug("SQLite's library cannot be put into {}", place, e);
        }
        return Optional.empty();
    }

    private static Path unpack(Path place) throws IOException {
        byte[] library = packed();
        Path folder = OwnersOnly.folder(place);
        demandOwn(folder);
        try (FileChannel channel =
                FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            // Until the channel is closed, or the program dies.
            channel.lock();
            // Another version has another name: programs of both may run.
            Path file = folder.resolve(
                    Fingerprint.of(library).substring(0, 16) + "-" + LibraryLoaderUtil.getNativeLibName());
            if (!holds(file, library)) {
                Path draft = folder.resolve("draft");
                OwnersOnly.write(draft, library);
                Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            }
            return file.toAbsolutePath();
        }
    }

    private static byte[] packed() throws IOException {
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + LibraryLoaderUtil.getNativeLibName();
        try (InputStream packed = LibraryLoaderUtil.class.getResourceAsStream(resource)) {
            if (packed == null) {
                throw new IOException("none for this system");
            }
            return packed.readAllBytes();
        }
    }

    /** Each user has a folder of their own: nobody loads what somebody else put there. */
    private static Path temporary() {
        String above = System.getProperty(TEMPORARY, System.getProperty("java.io.tmpdir"));
        return Path.of(above, FOLDER + System.getProperty("user.name").replaceAll("[^A-Za-z0-9_.-]", "_"));
    }

    /** Refuses a folder that is not ours or into which others may write: another user may have made it first. */
    private static void demandOwn(Path folder) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS) || !OwnersOnly.is(folder)) {
            throw new IOException("the folder " + folder + " is not ours alone");
        }
    }

    private static boolean holds(Path file, byte[] library) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && Files.size(file) == library.length
                && Arrays.equals(Files.readAllBytes(file), library);
    }
}
