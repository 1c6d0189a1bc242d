package heraldo.bot.app;

import heraldo.bot.campaign.model.HostPolicy;
import heraldo.bot.campaign.model.Limits;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.discord.gate.CommandAccess;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.discord.gate.Parts;
import heraldo.bot.discord.text.Tongue;
import heraldo.bot.schedule.CronCalendar;
import heraldo.bot.store.BackupShelf;
import heraldo.bot.store.Folder;
import heraldo.bot.store.postgres.LeasePlan;
import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.rules.data.BadTableException;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.Key;
import heraldo.rules.data.Whole;
import heraldo.rules.kernel.Inline;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The host's settings: {@code config/heraldo.yaml}.
 *
 * @param storage what the bot keeps on disk
 * @param language of the demo: {@code es} or another that there is; a campaign speaks that of whoever opens it
 * @param almanac when turns may end
 * @param waiting how long the bot waits, and for what
 * @param sandbox settings of the sandbox
 * @param campaigns how many campaigns there may be
 * @param oversight how the host keeps an eye on the bot
 * @param shards into how many parts Discord splits the bot's servers
 */
record Settings(
        @Inline Storage storage,
        String language,
        @Inline Almanac almanac,
        @Inline Waiting waiting,
        Sandbox sandbox,
        Optional<Limits> campaigns,
        @Inline Oversight oversight,
        Optional<Shards> shards) {

    static final String FILE = "heraldo.yaml";

    private static final String NO_TOKEN =
            "a token does not belong in this file; take it out and put it in the environment" + " variable "
                    + Token.VARIABLE + " or in a file named by " + Token.FILE_VARIABLE;

    /** A key of which a token could be the value, by any of its names, at any depth. */
    private static final Pattern TOKEN_KEY = Pattern.compile("(?i)^[^#]*token[\\w-]*[\"']?\\s*:");

    private static final Pattern LANGUAGE_KEY = Pattern.compile("^[\\s{\"']*language\\b");

    /**
     * The bot's storage on disk.
     *
     * @param database path of the database file, or address of a database of a PostgreSQL server
     * @param backups the folder and the number of its copies
     * @param logs the folder of the log files, and their retention
     */
    record Storage(String database, Backups backups, Optional<Logs> logs) {}

    /**
     * The calendar settings: the default time zone and the least gap between deadlines.
     *
     * @param zone of campaigns that do not say otherwise
     * @param leastGap the least time between two deadlines, at least 1 minute
     */
    record Almanac(
            String zone,

            @Key("least-minutes-between-deadlines") @Whole(least = 1, unit = Whole.Unit.MINUTES)
            Duration leastGap) {
        Almanac {
            try {
                ZoneId.of(zone);
            } catch (DateTimeException e) {
                throw new IllegalArgumentException("zone is \"" + zone + "\"; use a name like Europe/Madrid", e);
            }
        }

        CronCalendar calendar() {
            return new CronCalendar(leastGap, ZoneId.of(zone));
        }
    }

    /**
     * The bot's timeouts, and its pace on Discord.
     *
     * @param exile the time that a campaign waits in a server that has removed the bot, 1 to 3650 days
     * @param turns the precision of deadlines
     * @param discord the pace and the timeouts on Discord
     * @param sealPatience the time that a step which others may answer waits for Discord to confirm its seal, 1 to 5 seconds;
     *     readers of a record rely on that limit
     */
    record Waiting(
            @Key("days-until-a-campaign-without-a-server-ends") @Whole(least = 1, most = 3650, unit = Whole.Unit.DAYS)
            Duration exile,

            Optional<TurnTimes> turns,
            Optional<Discord> discord,

            @Key("seal-patience-seconds") @Whole(least = 1, most = 5, usual = 5, unit = Whole.Unit.SECONDS)
            Duration sealPatience) {}

    /**
     * The pace and the timeouts on Discord, and Discord's addresses.
     *
     * @param rest address of another REST interface, version included; empty for Discord's own
     * @param gateway address of another gateway; empty for Discord's own
     * @param gmPermission the permission that members need to see the game masters' commands; empty if all see them
     */
    record Discord(
            @Inline Pace pace,
            @Key("rest-address") Optional<String> rest,
            @Key("gateway-address") Optional<String> gateway,
            @Key("gm-permission") Optional<String> gmPermission) {
        Discord {
            try {
                gmPermission.ifPresent(CommandAccess::of);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("gm-permission: " + e.getMessage(), e);
            }
            if (rest.isPresent() != gateway.isPresent()) {
                throw new IllegalArgumentException(
                        "rest-address and gateway-address go together; set both, or neither");
            }
            rest.ifPresent(address -> demand("rest-address", address, "https?://\\S+", "http://host/api/v10"));
            gateway.ifPresent(address -> demand("gateway-address", address, "wss?://\\S+", "ws://host/gateway"));
        }

        private static void demand(String key, String address, String shape, String example) {
            if (!address.matches(shape)) {
                throw new IllegalArgumentException(key + " is \"" + address + "\"; use an address like " + example);
            }
        }

        private CommandAccess access() {
            return gmPermission.map(CommandAccess::of).orElse(CommandAccess.OPEN);
        }

        private DiscordSettings at(DiscordSettings own) {
            return rest.isPresent()
                    ? own.at(new DiscordSettings.Address(rest.get(), gateway.orElseThrow(), true))
                    : own;
        }
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
     * Into how many parts Discord splits the bot's servers, each with a connection of its own. It demands that of bots in more than
     * 2,500 servers, and advises one part for each 1,000.
     *
     * @param total from 1
     * @param own which of them this program serves, as {@code 0-3}, counted from 0, or {@code auto}: whichever nobody serves; empty if it
     *     serves all, and no other program may have the books open
     * @param most how many it serves at most if it serves whichever nobody does
     */
    record Shards(
            @Whole(least = 1, most = 16_384, usual = 1) int total, Optional<String> own, Optional<Integer> most) {
        private static final Pattern RANGE = Pattern.compile("(\\d{1,5})(?:-(\\d{1,5}))?");
        private static final String AUTO = "auto";

        Shards {
            own.ifPresent(text -> demandOwn(text, total));
            if (most.isPresent() && !own.equals(Optional.of(AUTO))) {
                throw new IllegalArgumentException("most goes with \"own: auto\" alone; leave it out");
            }
            most.filter(number -> number < 1 || number > total).ifPresent(number -> {
                throw new IllegalArgumentException("most is " + number + "; use a number from 1 to " + total);
            });
        }

        private static void demandOwn(String text, int total) {
            Matcher range = RANGE.matcher(text);
            if (!text.equals(AUTO) && !(range.matches() && first(range) <= last(range) && last(range) < total)) {
                throw new IllegalArgumentException(
                        "own is \"" + text + "\"; use auto, or the numbers of parts from 0 to " + (total - 1)
                                + ", as \"0-" + (total - 1) + "\"");
            }
        }

        private static int first(Matcher range) {
            return Integer.parseInt(range.group(1));
        }

        private static int last(Matcher range) {
            return Integer.parseInt(Optional.ofNullable(range.group(2)).orElse(range.group(1)));
        }

        /** Returns the lease plan of this program: all shards, a range, or any that are free. */
        LeasePlan plan() {
            if (own.isEmpty()) {
                return LeasePlan.alone(total);
            }
            Matcher range = RANGE.matcher(own.get());
            return range.matches()
                    ? LeasePlan.range(total, first(range), last(range))
                    : LeasePlan.anyOf(total, most.orElse(total));
        }
    }

    /**
     * The settings by which the host monitors the bot.
     *
     * @param doctor the limits of the doctor's complaints
     * @param metrics the port of the metrics; empty if the bot shows none
     */
    record Oversight(Optional<Leniency> doctor, Optional<Metrics> metrics) {}

    /** Returns the settings of the connection to Discord with a token. */
    DiscordSettings discord(String token) {
        DiscordSettings official = DiscordSettings.official(token)
                .at(pace())
                .split(Parts.all(parts().total()))
                .offering(access());
        return waiting.discord().map(discord -> discord.at(official)).orElse(official);
    }

    /** Returns the lease plan of this program for books on a PostgreSQL server. */
    LeasePlan leases() {
        return parts().plan();
    }

    /**
     * Refuses to share the servers with other programs.
     *
     * @throws Complaint if that is asked for
     */
    void demandSole() {
        if (parts().own().isPresent()) {
            throw new Complaint("\"own\" of the group shards in " + FILE
                    + " is for several programs whose database is on one PostgreSQL"
                    + " server: take it out, or put the address of a server in the place of the file.");
        }
    }

    private Shards parts() {
        return shards.orElse(new Shards(1, Optional.empty(), Optional.empty()));
    }

    /** Returns the precision of deadlines, or the default. */
    TurnTimes times() {
        return waiting.turns().orElse(TurnTimes.USUAL);
    }

    /** The members who are offered the commands of game masters. */
    private CommandAccess access() {
        return waiting.discord().map(Discord::access).orElse(CommandAccess.OPEN);
    }

    /** Returns the pace and the timeouts on Discord, or the defaults. */
    Pace pace() {
        return waiting.discord().map(Discord::pace).orElse(Pace.USUAL);
    }

    /** Returns the limits on the number of campaigns, or the defaults. */
    Limits limits() {
        return campaigns.orElse(Limits.USUAL);
    }

    /** Returns the limits and the timeouts that the host sets for campaigns. */
    HostPolicy policy() {
        return new HostPolicy(limits(), times(), waiting.exile(), waiting.sealPatience());
    }

    /** Returns the port of the metrics; empty if the bot shows none. */
    Optional<Metrics> metrics() {
        return oversight.metrics();
    }

    /** Returns the limits of the doctor's complaints, or the defaults. */
    Leniency leniency() {
        return oversight.doctor().orElse(Leniency.USUAL);
    }

    /**
     * The backups of the database.
     *
     * @param folder relative to the folder of the database
     * @param keep the number of backups that are retained, at least 1
     * @param gigabytes the total size that they may have
     */
    record Backups(
            String folder,
            @Whole(least = 1) int keep,
            @Whole(least = 1, most = 1_000_000, usual = 20) int gigabytes) {
        Backups {
            if (folder.isBlank()) {
                throw new IllegalArgumentException("folder is empty; use a name like backups");
            }
        }

        /** The backups of a database. */
        BackupShelf of(Path database) {
            return new BackupShelf(database.toAbsolutePath().resolveSibling(folder), keep, (long) gigabytes << 30);
        }
    }

    /**
     * The log files.
     *
     * @param folder relative to the folder of the database
     * @param days their retention in days, at least 1
     * @param form the format of log entries, also on the console; lines of text by default
     */
    record Logs(String folder, @Whole(least = 1) int days, Optional<LogForm> form) {
        private static final Logs USUAL = new Logs("logs", 30, Optional.empty());

        Logs {
            if (folder.isBlank()) {
                throw new IllegalArgumentException("folder is empty; use a name like logs");
            }
        }
    }

    /**
     * The HTTP server at which programs on this machine read metrics and health.
     *
     * @param port 0 to 65535; 0 takes any free port
     */
    record Metrics(@Whole(least = 0, most = 65_535) int port) {}

    /** The same, for a program of which nobody reads figures. */
    Settings withoutMetrics() {
        Oversight unseen = new Oversight(oversight.doctor(), Optional.empty());
        return new Settings(storage, language, almanac, waiting, sandbox, campaigns, unseen, shards);
    }

    /** The log files beside the database. */
    LogFiles logFiles() {
        Logs kept = storage.logs().orElse(Logs.USUAL);
        return new LogFiles(
                folder().resolve(kept.folder()), kept.days(), kept.form().orElse(LogForm.TEXT));
    }

    /**
     * The settings of an installation.
     *
     * @throws BadTableException if they cannot be used; a token in them is refused first of all, and not repeated
     */
    static Settings of(ConfigRoots roots) {
        List<String> lines = roots.text(FILE).stream().flatMap(String::lines).toList();
        first(
                        lines,
                        line -> TOKEN_KEY.matcher(line).find()
                                || Token.SHAPE.matcher(line).find())
                .ifPresent(line -> {
                    throw problem(line, NO_TOKEN);
                });
        Settings settings = roots.layered(FILE, Settings.class);
        if (roots.languages().find(settings.language()).isEmpty()) {
            throw problem(
                    first(lines, LANGUAGE_KEY.asPredicate()).orElse(1),
                    "language is \"" + settings.language() + "\"; use "
                            + roots.languages().codes());
        }
        return settings;
    }

    /** The number of the first line of a kind, counted from 1. */
    private static OptionalInt first(List<String> lines, Predicate<String> kind) {
        return IntStream.rangeClosed(1, lines.size())
                .filter(number -> kind.test(lines.get(number - 1)))
                .findFirst();
    }

    private static BadTableException problem(int line, String text) {
        return new BadTableException(List.of(new BadTableException.Problem(FILE, "line " + line, text)));
    }

    /** Returns the place of the books. */
    BooksPlace place() {
        return BooksPlace.of(storage.database(), System.getenv());
    }

    /**
     * The file with the books.
     *
     * @throws Complaint if a server keeps them
     */
    Path databaseFile() {
        if (PostgresAddress.is(storage.database())) {
            throw new Complaint(
                    "A PostgreSQL server keeps the database, and its copies: make one with pg_dump, and put it back"
                            + " with pg_restore; docs/operations.md tells how.");
        }
        return Path.of(storage.database());
    }

    /** The folder of the database, or what takes its place where a server keeps that. */
    Path folder() {
        return PostgresAddress.is(storage.database()) ? Path.of("data") : Folder.of(databaseFile());
    }

    /** The language of the demo. */
    Tongue tongue() {
        return Tongue.of(language);
    }
}
