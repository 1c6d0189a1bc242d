package heraldo.bot.app;

import heraldo.bot.store.BackupShelf;
import heraldo.rules.data.Key;
import heraldo.rules.data.Languages;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;

/**
 * The host's settings: {@code config/heraldo.yaml}.
 *
 * @param database path of the database file
 * @param backups where copies of it are kept, and how many
 * @param language of campaigns that do not say otherwise: {@code es} or {@code en}
 * @param zone of campaigns that do not say otherwise
 * @param leastGap how many minutes must lie between two deadlines, at least 1
 * @param sandbox settings of the sandbox
 * @param token only there to be refused: a secret has no place in this file
 */
record Settings(
        String database,
        Backups backups,
        String language,
        String zone,
        @Key("least-minutes-between-deadlines") int leastGap,
        Sandbox sandbox,
        Optional<String> token) {

    static final String FILE = "heraldo.yaml";

    Settings {
        if (token.isPresent()) {
            throw new IllegalArgumentException("a token does not belong in this file; take it out and put it in the"
                    + " environment variable " + Token.VARIABLE + " or in a file named by " + Token.FILE_VARIABLE);
        }
        if (Languages.ALL.stream().noneMatch(known -> known.getLanguage().equals(language))) {
            throw new IllegalArgumentException("language is \"" + language + "\"; use es or en");
        }
        if (leastGap < 1) {
            throw new IllegalArgumentException(
                    "least-minutes-between-deadlines is " + leastGap + "; use a whole number from 1");
        }
        demandZone(zone);
    }

    /**
     * Settings of the sandbox.
     *
     * @param port 0 to 65535; 0 takes any free port
     * @param demoTurns how many turns of the demo have been played when it opens
     * @param demoRuleset which ruleset it plays; empty for the first there is
     */
    record Sandbox(
            int port,
            @Key("demo-turns") int demoTurns,
            @Key("demo-ruleset") Optional<String> demoRuleset) {
        Sandbox {
            if (port < 0 || port > 65_535) {
                throw new IllegalArgumentException("port is " + port + "; use a number from 0 to 65535");
            }
            if (demoTurns < 0) {
                throw new IllegalArgumentException("demo-turns is " + demoTurns + "; use a number from 0");
            }
        }
    }

    /**
     * Where copies of the database are kept.
     *
     * @param folder relative to the folder of the database
     * @param keep how many, at least 1
     */
    record Backups(String folder, int keep) {
        Backups {
            if (folder.isBlank()) {
                throw new IllegalArgumentException("folder is empty; use a name like backups");
            }
            if (keep < 1) {
                throw new IllegalArgumentException("keep is " + keep + "; use a whole number from 1");
            }
        }

        /** The backups of a database. */
        BackupShelf of(Path database) {
            return new BackupShelf(database.toAbsolutePath().resolveSibling(folder), keep);
        }
    }

    Path databaseFile() {
        return Path.of(database);
    }

    Locale locale() {
        return Locale.of(language);
    }

    ZoneId zoneId() {
        return ZoneId.of(zone);
    }

    Duration leastGapOfDeadlines() {
        return Duration.ofMinutes(leastGap);
    }

    private static void demandZone(String zone) {
        try {
            ZoneId.of(zone);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("zone is \"" + zone + "\"; use a name like Europe/Madrid", e);
        }
    }
}
