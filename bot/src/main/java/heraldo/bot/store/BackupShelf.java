package heraldo.bot.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of backups. They are numbered, since clocks go back: the oldest is the one of the lowest number.
 *
 * @param folder where they are; made when it is first needed
 * @param keep how many are kept at most, at least 1
 * @param bytes how large they may be together; the two newest are kept even if they are larger
 */
public record BackupShelf(Path folder, int keep, long bytes) {
    private static final int SPARED = 2;

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final Pattern NAME = Pattern.compile("heraldo-([0-9]{6,12})-[0-9]{8}T[0-9]{6}Z\\.db");

    public BackupShelf {
        if (keep < 1) {
            throw new IllegalArgumentException("at least one backup is kept");
        }
    }

    /**
     * Adds a backup of a database, which may be in use, and takes the oldest beyond what is to be kept off the shelf.
     *
     * @throws BackupFailedException if it could not be made; none was taken off then
     */
    public Inspection add(Path database, Instant now) {
        try {
            make();
            clearUnfinished();
            Inspection added = Snapshot.of(database, folder.resolve(name(now)));
            for (Path old : beyond()) {
                Files.delete(old);
            }
            return added;
        } catch (IOException e) {
            throw new BackupFailedException(
                    "The folder of backups " + folder + " cannot be used: " + e.getMessage(), e);
        }
    }

    /** All backups, the newest first. */
    public List<Path> all() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> number(file).isPresent())
                    .sorted(Comparator.comparing((Path file) -> number(file).orElseThrow())
                            .reversed())
                    .toList();
        }
    }

    private void make() throws IOException {
        OwnersOnly.folder(folder);
    }

    private String name(Instant now) throws IOException {
        long last = all().stream().findFirst().flatMap(BackupShelf::number).orElse(0L);
        return "heraldo-%06d-%s.db".formatted(last + 1, STAMP.format(now));
    }

    private List<Path> beyond() throws IOException {
        List<Path> all = all();
        int kept = 0;
        long size = 0;
        while (kept < Math.min(keep, all.size())) {
            size += Files.size(all.get(kept));
            if (kept >= SPARED && size > bytes) {
                break;
            }
            kept++;
        }
        return all.subList(kept, all.size());
    }

    /** Deletes the unfinished backups of programs that were killed. */
    private void clearUnfinished() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(BackupShelf::unfinished).toList()) {
                Files.delete(file);
            }
        }
    }

    private static boolean unfinished(Path file) {
        String name = file.getFileName().toString();
        int end = name.indexOf(Snapshot.UNFINISHED);
        return end > 0 && NAME.matcher(name.substring(0, end)).matches();
    }

    private static Optional<Long> number(Path file) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        return name.matches() ? Optional.of(Long.valueOf(name.group(1))) : Optional.empty();
    }
}
