package heraldo.bot.app;

import heraldo.bot.campaign.model.Limits;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.store.BackupShelf;
import heraldo.rules.data.BadTableException;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.Key;
import heraldo.rules.data.Languages;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The host's settings: {@code config/heraldo.yaml}.
 *
 * @param database path of the database file
 * @param backups where copies of it are kept, and how many
 * @param logs where the bot writes log files, and how long they are kept
 * @param language of the demo: {@code es} or {@code en}; a campaign speaks that of whoever opens it
 * @param zone of campaigns that do not say otherwise
 * @param leastGap how many minutes must lie between two deadlines, at least 1
 * @param daysOfExile how many days a campaign waits in a server that the bot was turned out of, 1 to 3650
 * @param discord how fast the bot speaks; if it is left out, as fast as is usual
 * @param sealSeconds how many seconds a step that others may answer waits for Discord to confirm its seal, 1 to 5; if it is
 *     left out, 5
 * @param sandbox settings of the sandbox
 * @param campaigns how many campaigns there may be
 */
record Settings(
        String database,
        Backups backups,
        Optional<Logs> logs,
        String language,
        String zone,
        @Key("least-minutes-between-deadlines") int leastGap,
        @Key("days-until-a-campaign-without-a-server-ends") int daysOfExile,
        Optional<Discord> discord,
        @Key("seal-patience-seconds") Optional<Integer> sealSeconds,
        Sandbox sandbox,
        Optional<Campaigns> campaigns) {

    static final String FILE = "heraldo.yaml";

    private static final int MOST_DAYS = 3650;
    /** Whoever reads a record knows no other: a step that others may answer waits, and never longer. */
    private static final int LONGEST_PATIENCE = 5;

    private static final String NO_TOKEN =
            "a token does not belong in this file; take it out and put it in the environment" + " variable "
                    + Token.VARIABLE + " or in a file named by " + Token.FILE_VARIABLE;

    /** A key of which a token could be the value, by any of its names, at any depth. */
    private static final Pattern TOKEN_KEY = Pattern.compile("(?i)^[^#]*token[\\w-]*[\"']?\\s*:");

    Settings {
        if (Languages.ALL.stream().noneMatch(known -> known.getLanguage().equals(language))) {
            throw new IllegalArgumentException("language is \"" + language + "\"; use " + Languages.codes());
        }
        if (leastGap < 1) {
            throw new IllegalArgumentException(
                    "least-minutes-between-deadlines is " + leastGap + "; use a whole number from 1");
        }
        if (daysOfExile < 1 || daysOfExile > MOST_DAYS) {
            throw new IllegalArgumentException("days-until-a-campaign-without-a-server-ends is " + daysOfExile
                    + "; use a whole number from 1 to " + MOST_DAYS);
        }
        sealSeconds.filter(seconds -> seconds < 1 || seconds > LONGEST_PATIENCE).ifPresent(seconds -> {
            throw new IllegalArgumentException(
                    "seal-patience-seconds is " + seconds + "; use a whole number from 1 to " + LONGEST_PATIENCE);
        });
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
     * How fast the bot speaks on Discord.
     *
     * @param requests how many requests it makes in a second at most, from 1
     * @param statusSeconds how long a status message stays as it is at least, from 1
     */
    record Discord(
            @Key("requests-per-second") int requests,
            @Key("seconds-between-status-changes") int statusSeconds) {
        Discord {
            if (requests < 1) {
                throw new IllegalArgumentException(
                        "requests-per-second is " + requests + "; use a whole number from 1");
            }
            if (statusSeconds < 1) {
                throw new IllegalArgumentException(
                        "seconds-between-status-changes is " + statusSeconds + "; use a whole number from 1");
            }
        }
    }

    /** How fast the bot speaks on Discord. */
    Pace pace() {
        return discord.map(set -> new Pace(set.requests(), Duration.ofSeconds(set.statusSeconds())))
                .orElse(Pace.USUAL);
    }

    /**
     * How many campaigns that have not ended there may be.
     *
     * @param perPerson that somebody directs, at least 1
     * @param perServer in one server, at least 1
     */
    record Campaigns(
            @Key("each-person") int perPerson,
            @Key("each-server") int perServer) {
        Campaigns {
            if (perPerson < 1) {
                throw new IllegalArgumentException("each-person is " + perPerson + "; use a whole number from 1");
            }
            if (perServer < 1) {
                throw new IllegalArgumentException("each-server is " + perServer + "; use a whole number from 1");
            }
        }
    }

    /** How many campaigns there may be. */
    Limits limits() {
        return campaigns
                .map(set -> new Limits(set.perPerson(), set.perServer()))
                .orElse(Limits.USUAL);
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

    /**
     * Where the bot writes log files.
     *
     * @param folder relative to the folder of the database
     * @param days for how many days they are kept, at least 1
     */
    record Logs(String folder, int days) {
        private static final Logs USUAL = new Logs("logs", 30);

        Logs {
            if (folder.isBlank()) {
                throw new IllegalArgumentException("folder is empty; use a name like logs");
            }
            if (days < 1) {
                throw new IllegalArgumentException("days is " + days + "; use a whole number from 1");
            }
        }
    }

    /** The log files beside the database. */
    LogFiles logFiles() {
        Logs kept = logs.orElse(Logs.USUAL);
        return new LogFiles(databaseFile().toAbsolutePath().resolveSibling(kept.folder()), kept.days());
    }

    /**
     * The settings of an installation.
     *
     * @throws BadTableException if they cannot be used; a token in them is refused first of all, and not repeated
     */
    static Settings of(ConfigRoots roots) {
        List<String> lines = roots.text(FILE).stream().flatMap(String::lines).toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (TOKEN_KEY.matcher(line).find() || Token.SHAPE.matcher(line).find()) {
                throw new BadTableException(List.of(new BadTableException.Problem(FILE, "line " + (i + 1), NO_TOKEN)));
            }
        }
        return roots.table(FILE, Settings.class);
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

    Duration exile() {
        return Duration.ofDays(daysOfExile);
    }

    Duration sealPatience() {
        return Duration.ofSeconds(sealSeconds.orElse(LONGEST_PATIENCE));
    }

    private static void demandZone(String zone) {
        try {
            ZoneId.of(zone);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("zone is \"" + zone + "\"; use a name like Europe/Madrid", e);
        }
    }
}
