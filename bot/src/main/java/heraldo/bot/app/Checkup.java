package heraldo.bot.app;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.store.Folder;
import heraldo.bot.store.Inspection;
import heraldo.bot.store.ReadOnlyLedger;
import heraldo.bot.store.UnusableDatabaseException;
import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Reason;
import heraldo.rules.kernel.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Looks at everything the program needs, and changes nothing.
 *
 * @param environment where the token is said to be
 * @param clock the machine's
 */
record Checkup(
        Installation here, Settings settings, Path database, Map<String, String> environment, InstantSource clock) {

    private static final Set<PosixFilePermission> OTHERS = Set.of(
            PosixFilePermission.GROUP_READ,
            PosixFilePermission.GROUP_WRITE,
            PosixFilePermission.OTHERS_READ,
            PosixFilePermission.OTHERS_WRITE);
    private static final long MIB = 1L << 20;
    private static final long SPARE = 64 * MIB;
    /** The first version is younger. */
    private static final Instant EARLIEST = Instant.parse("2026-01-01T00:00:00Z");

    /** One finding for each subject, or several for the rulesets. */
    List<Finding> all() {
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.ok(
                "settings",
                "language " + settings.language() + ", zone "
                        + settings.almanac().zone() + ", database " + database));
        findings.add(token(environment));
        findings.add(permissions());
        Optional<Inspection> found = Optional.empty();
        try {
            Inspection.demandLibrary(Folder.of(database));
            found = Inspection.asItIs(database);
            findings.add(found.map(this::sound)
                    .orElseGet(() -> Finding.note("database", "there is none yet; the first start makes it")));
        } catch (UnusableDatabaseException e) {
            findings.add(Finding.fail("database", Reason.of(e)));
        }
        findings.add(backups());
        findings.add(room());
        findings.add(time(found.flatMap(Inspection::latest)));
        findings.addAll(rulesets(found));
        if (found.filter(Inspection::current).isPresent()) {
            findings.addAll(hindrances());
        }
        return findings;
    }

    /** Checks that the environment, or the file that it names, holds a token. */
    static Finding token(Map<String, String> environment) {
        if (Stream.of(Token.VARIABLE, Token.FILE_VARIABLE)
                .allMatch(name -> environment.getOrDefault(name, "").isBlank())) {
            return Finding.note(
                    "token",
                    "neither " + Token.VARIABLE + " nor " + Token.FILE_VARIABLE
                            + " is set here; only the sandbox starts");
        }
        try {
            Token.from(environment);
            boolean direct = !environment.getOrDefault(Token.VARIABLE, "").isBlank();
            return Finding.ok(
                    "token",
                    direct
                            ? "stands in " + Token.VARIABLE
                            : "stands in the file that " + Token.FILE_VARIABLE
                                    + " names; only its owner may read that");
        } catch (Complaint e) {
            return Finding.fail("token", Reason.of(e));
        }
    }

    private Finding permissions() {
        return permissions(
                Folder.of(database),
                database,
                settings.storage().backups().of(database).folder());
    }

    /**
     * Checks that this user may write a folder, and that no other user may read the secrets.
     *
     * @param secrets files and folders; some may be absent
     */
    static Finding permissions(Path folder, Path... secrets) {
        Path there = existing(folder);
        if (!Files.isWritable(there)) {
            return Finding.fail("permissions", "this user may not write the folder " + there);
        }
        Optional<Path> open = Stream.of(secrets).filter(Checkup::othersMayRead).findFirst();
        return open.map(path -> Finding.fail(
                        "permissions", "others may read " + path + ", which holds secrets; run: chmod go= " + path))
                .orElseGet(() -> Finding.ok("permissions", "the folder " + folder + " may be written"));
    }

    private static Path existing(Path folder) {
        return Files.exists(folder) || folder.getParent() == null ? folder : existing(folder.getParent());
    }

    private static boolean othersMayRead(Path path) {
        try {
            return Files.exists(path)
                    && Files.getFileStore(path).supportsFileAttributeView("posix")
                    && Files.getPosixFilePermissions(path).stream().anyMatch(OTHERS::contains);
        } catch (IOException e) {
            return false;
        }
    }

    private Finding sound(Inspection found) {
        return Finding.ok(
                "database",
                "sound, " + size(database) / MIB + " MiB, campaigns under way: " + found.running()
                        + (found.current() ? "" : "; it is brought up to date at the next start"));
    }

    private Finding backups() {
        try {
            List<Path> all = settings.storage().backups().of(database).all();
            if (all.isEmpty()) {
                return Finding.note("backups", "there are none yet; the first is made soon after play begins");
            }
            Inspection newest = Inspection.of(all.get(0));
            return Finding.ok(
                    "backups",
                    all.size() + " of " + settings.storage().backups().keep() + ", the newest is sound: "
                            + newest.file());
        } catch (IOException | UnusableDatabaseException e) {
            return Finding.fail("backups", Reason.of(e));
        }
    }

    private Finding room() {
        return room(Folder.of(database), size(database));
    }

    /**
     * Checks that the disk has room for the next backup and the log.
     *
     * @param copied the size of the data that a backup copies there, in bytes
     */
    static Finding room(Path folder, long copied) {
        try {
            long free = Files.getFileStore(existing(folder)).getUsableSpace();
            long needed = 2 * copied + SPARE;
            String sentence = free / MIB + " MiB free, " + needed / MIB + " MiB wanted for the next backup and the log";
            return free < needed ? Finding.fail("disk", sentence) : Finding.ok("disk", sentence);
        } catch (IOException e) {
            return Finding.fail("disk", "how much room is left cannot be read: " + e.getMessage());
        }
    }

    private Finding time(Optional<Instant> latest) {
        return time(clock, settings.leniency(), latest);
    }

    /**
     * Checks that the machine's clock is not behind the database.
     *
     * @param latest the time of the latest entry in the database, if known
     */
    static Finding time(InstantSource clock, Leniency leniency, Optional<Instant> latest) {
        Instant now = clock.instant();
        Instant least = latest.map(entry -> entry.minus(leniency.clock()))
                .filter(EARLIEST::isBefore)
                .orElse(EARLIEST);
        return now.isBefore(least)
                ? Finding.fail(
                        "clock",
                        "it says " + now + ", which is before " + least + "; set it, or turns end at wrong times")
                : Finding.ok("clock", now.toString());
    }

    private List<Finding> rulesets(Optional<Inspection> found) {
        return rulesets(here, found.filter(Inspection::current).isPresent() ? played() : List.of());
    }

    /** Looks whether all rulesets can be used, and those of these campaigns are there. */
    static List<Finding> rulesets(Installation here, List<Campaign> played) {
        List<Finding> findings = new ArrayList<>();
        here.catalog().problems().forEach(problem -> findings.add(Finding.fail("rulesets", problem.toString())));
        played.stream()
                .filter(campaign -> here.catalog()
                        .find(campaign.ruleset())
                        .filter(hosted ->
                                hosted.manifest().plays(campaign.founding().rulesetVersion()))
                        .isEmpty())
                .map(campaign -> Finding.fail(
                        "rulesets",
                        "the campaign " + campaign.id() + " plays " + campaign.ruleset() + " of version "
                                + campaign.founding().rulesetVersion() + ", which is not here"))
                .forEach(findings::add);
        return findings.isEmpty()
                ? List.of(
                        Finding.ok("rulesets", String.join(", ", here.catalog().ids())))
                : findings;
    }

    /** Lists the hindrances of all campaigns; game masters can remedy them and get a notice from the bot. */
    private List<Finding> hindrances() {
        try (ReadOnlyLedger ledger = ReadOnlyLedger.open(database)) {
            return hindrances(here, ledger.read(books -> books.hindrances().all()));
        }
    }

    /** Lists what stands in the way of campaigns, in English. */
    static List<Finding> hindrances(Installation here, List<Hindrance> all) {
        Dictionary dictionary = here.dictionary();
        Bundle words = dictionary.bundle(dictionary.tongue(Locale.ENGLISH));
        return all.stream()
                .map(each -> Finding.note(
                        "hindrances",
                        "the campaign " + each.campaign() + ", since " + each.since() + ": "
                                + words.say(each.words(), Seat::toString)))
                .toList();
    }

    private List<Campaign> played() {
        try (ReadOnlyLedger ledger = ReadOnlyLedger.open(database)) {
            return ledger.read(books -> books.campaigns().running());
        }
    }

    private static long size(Path file) {
        try {
            return Files.exists(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            return 0;
        }
    }
}
