package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.ClockDoubt;
import heraldo.bot.campaign.model.Limits;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.discord.gate.CommandAccess;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.discord.gate.Pace;
import heraldo.rules.data.BadTableException;
import heraldo.rules.data.ConfigRoots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The host's settings and the token. */
class SettingsTest {

    private static final String SECRET = "not-a-real-token";
    /** Looks like one of Discord's, and is none. */
    private static final String SHAPED = "AAAAAAAAAAAAAAAAAAAAAAAAAA.BBBBBB.CCCCCCCCCCCCCCCCCCCCCCCCCCCCCC";

    @TempDir
    private Path folder;

    @Test
    void theSettingsThatComeWithTheProgramCanBeRead() {
        assertDoesNotThrow(() -> Settings.of(ConfigRoots.standard(folder)));
    }

    @ParameterizedTest
    @CsvSource({
        "'language: es', 'language: fr', 'language is \"fr\"; use es or en'",
        "'zone: Europe/Madrid', 'zone: Mars/Olympus', 'zone is \"Mars/Olympus\"; use a name like Europe/Madrid'",
        "'port: 8377', 'port: 70000', 'port is 70000; use a number from 0 to 65535'",
        "'port: 8377', 'port: eight', 'sandbox.port: expected a whole number'",
        "'port: 8377', 'haven: 8377', 'haven: this key is not known here'",
        "'  # rest-address: https://chat.example/api/v10', '  rest-address: https://chat.example/api/v10', 'go together'",
        "'  # rest-address: https://chat.example/api/v10', '  rest-address: chat\n  gateway-address: ws://a', 'use an address like'",
        "'  # gm-permission: MANAGE_EVENTS', '  gm-permission: MANAGE_GAMES', 'there is no permission \"MANAGE_GAMES\" on Discord'",
        "'  # gm-permission: MANAGE_EVENTS', '  gm-permission: \"\"', 'VIEW_CHANNEL, SEND_MESSAGES'",
        "'  # gm-permission: MANAGE_EVENTS', '  gm-permission: \"-\"', 'use one of these: CREATE_INSTANT_INVITE, KICK_MEMBERS'",
        "'each-person: 3', 'each-person: 0', 'each-person is 0; use a whole number from 1'",
        "'each-server: 25', 'each-server: 0', 'each-server is 0; use a whole number from 1'",
        "'seal-patience-seconds: 5', 'seal-patience-seconds: 0', 'is 0; use a whole number from 1 to 5'",
        "'seal-patience-seconds: 5', 'seal-patience-seconds: 6', 'is 6; use a whole number from 1 to 5'",
        "'least-minutes-between-deadlines: 60', 'least-minutes-between-deadlines: 0', 'use a whole number from 1'",
        "'ends: 30', 'ends: 3651', 'is 3651; use a whole number from 1 to 3650'",
        "'keep: 20', 'keep: 0', 'keep is 0; use a whole number from 1'",
        "'  days: 30', '  days: 0', 'days is 0; use a whole number from 1'",
        "'form: text', 'form: xml', 'logs.form: expected one of [TEXT, JSON], found \"xml\"'",
        "'# metrics:\n#   port: 9464', 'metrics: {port: 65536}', 'port is 65536; use a whole number from 0 to 65535'",
        "'# metrics:\n#   port: 9464', 'metrics: {port: -1}', 'port is -1; use a whole number from 0 to 65535'",
        "'# metrics:\n#   port: 9464', 'metrics: {address: 0.0.0.0}', 'metrics.address: this key is not known here'",
        "'# metrics:\n#   port: 9464', 'metrics: {host: 0}', 'metrics.host: this key is not known here'",
        "'grace-seconds: 3', 'grace-seconds: 0', 'grace-seconds is 0; use a whole number from 1 to 30'",
        "'grace-seconds: 3', 'grace-seconds: 31', 'grace-seconds is 31; use a whole number from 1 to 30'",
        "'grace-seconds: 3', 'grace-seconds: soon', 'turns.grace-seconds: expected a whole number, found \"soon\"'",
        "'grace-seconds: 3', 'mercy-seconds: 3', 'turns.mercy-seconds: this key is not known here'",
        "'late-minutes: 15', 'late-minutes: 0', 'late-minutes is 0; use a whole number from 1 to 1440'",
        "'late-minutes: 15', 'late-minutes: 1441', 'late-minutes is 1441; use a whole number from 1 to 1440'",
        "'punctual-minutes: 1', 'punctual-minutes: 0', 'punctual-minutes is 0; use a whole number from 1 to 1440'",
        "'room-minutes: 10', 'room-minutes: -10', 'room-minutes is -10; use a whole number from 1 to 1440'",
        "'comeback-minutes: 60', 'comeback-minutes: 10081', 'is 10081; use a whole number from 1 to 10080'",
        "'furthest-days: 90', 'furthest-days: 3651', 'furthest-days is 3651; use a whole number from 1 to 3650'",
        "'clock-jump-minutes: 5', 'clock-jump-minutes: 61', 'is 61; use a whole number from 1 to 60'",
        "'clock-trial-minutes: 60', 'clock-trial-minutes: 0', 'is 0; use a whole number from 1 to 1440'",
        "'  memory-days: 2', '  memory-days: 0', 'memory-days is 0; use a whole number from 1 to 365'",
        "'requests-per-second: 45', 'requests-per-second: 0', 'is 0; use a whole number from 1'",
        "'status-changes: 30', 'status-changes: 0', 'is 0; use a whole number from 1'",
        "'status-memory-days: 7', 'status-memory-days: 400', 'is 400; use a whole number from 1 to 365'",
        "'first-wait-seconds: 2', 'first-wait-seconds: 61', 'is 61; use a whole number from 1 to 60'",
        "'longest-wait-minutes: 10', 'longest-wait-minutes: 0', 'is 0; use a whole number from 1 to 1440'",
        "'silence-seconds: 60', 'silence-seconds: 44', 'is 44; use a whole number from 45 to 600'",
        "'post-minutes: 10', 'post-minutes: 0', 'is 0; use a whole number from 1 to 1440'",
        "'clock-minutes: 2', 'clock-minutes: 61', 'is 61; use a whole number from 1 to 60'"
    })
    void aWrongSettingIsNamedWithWhatWouldBeRight(String right, String wrong, String complaint) throws IOException {
        String message = refusal(shipped().replace(right, wrong));
        assertTrue(message.contains(complaint), message);
        assertTrue(message.startsWith(Settings.FILE + " line "), message);
    }

    @Test
    void withoutAnyOfTheGroupsOfTimesAllIsAsItWasBeforeThereWereAny() throws IOException {
        Settings silent = settings(without("turns", "discord", "doctor", "campaigns"));
        assertEquals(
                new TurnTimes(
                        Duration.ofSeconds(3),
                        Duration.ofMinutes(15),
                        Duration.ofMinutes(1),
                        Duration.ofMinutes(10),
                        Duration.ofHours(1),
                        Duration.ofDays(90),
                        new ClockDoubt(Duration.ofMinutes(5), Duration.ofHours(1)),
                        Duration.ofDays(2)),
                silent.times());
        assertEquals(
                new Pace(
                        45,
                        Duration.ofSeconds(30),
                        Duration.ofDays(7),
                        Duration.ofSeconds(2),
                        Duration.ofMinutes(10),
                        Duration.ofSeconds(60)),
                silent.pace());
        assertEquals(new Leniency(Duration.ofMinutes(10), Duration.ofMinutes(2)), silent.leniency());
        assertEquals(new Limits(3, 25), silent.limits());
    }

    @Test
    void oneLineIsEnoughToChangeOneThing() throws IOException {
        Settings own = settings("zone: America/Lima\nturns:\n  grace-seconds: 7\n");
        Settings shipped = Settings.of(ConfigRoots.standard(folder.resolve("none")));
        assertEquals("America/Lima", own.almanac().zone());
        assertEquals(Duration.ofSeconds(7), own.times().grace());
        assertEquals(shipped.times().late(), own.times().late());
        assertEquals(shipped.storage(), own.storage());
        assertEquals(shipped.sandbox(), own.sandbox());
        assertEquals(shipped.storage(), settings("").storage(), "an empty file changes nothing");
    }

    @Test
    void theBotCanBePointedAtAnotherServer() throws IOException {
        DiscordSettings there = settings("""
                discord:
                  rest-address: https://chat.example/api/v10
                  gateway-address: wss://gateway.chat.example
                """).discord(SECRET);
        assertEquals(Optional.of("https://chat.example/api/v10"), there.rest());
        assertEquals(Optional.of("wss://gateway.chat.example"), there.gateway());
        assertEquals(Pace.USUAL, there.pace());
        assertEquals(Optional.empty(), settings("").discord(SECRET).rest());
    }

    @Test
    void everybodyIsOfferedTheCommandsOfGameMastersUnlessTheHostSaysOtherwise() throws IOException {
        assertTrue(shipped().contains("\n  # gm-permission: MANAGE_EVENTS\n"), "what heraldo config writes");
        assertEquals(CommandAccess.OPEN, settings("").discord(SECRET).access());
        DiscordSettings some =
                settings("discord:\n  gm-permission: manage_events\n").discord(SECRET);
        assertEquals(CommandAccess.of("MANAGE_EVENTS"), some.access());
        assertEquals(Pace.USUAL, some.pace());
    }

    @Test
    void theSettingsThatComeWithTheProgramSayWhatIsUsual() {
        Settings shipped = Settings.of(ConfigRoots.standard(folder));
        assertEquals(TurnTimes.USUAL, shipped.times());
        assertEquals(Pace.USUAL, shipped.pace());
        assertEquals(Leniency.USUAL, shipped.leniency());
        assertEquals(Limits.USUAL, shipped.limits());
    }

    @Test
    void nobodyListensAndLogsAreTextUnlessTheHostSaysSo() throws IOException {
        String text = shipped();
        String silent = without("logs");
        Settings shipped = settings(text);
        assertEquals(Optional.empty(), shipped.metrics());
        assertEquals(LogForm.TEXT, shipped.logFiles().form());
        assertEquals(
                LogForm.TEXT,
                settings(text.replace("  form: text\n", "")).logFiles().form());
        assertEquals(LogForm.TEXT, settings(silent).logFiles().form());
        Settings watched = settings(
                text.replace("# metrics:\n#   port", "metrics:\n  port").replace("form: text", "form: json"));
        assertEquals(Optional.of(new Settings.Metrics(9464)), watched.metrics());
        assertEquals(LogForm.JSON, watched.logFiles().form());
        assertEquals(shipped.withoutMetrics(), shipped);
        assertEquals(Optional.empty(), watched.withoutMetrics().metrics());
    }

    @ParameterizedTest
    @ValueSource(strings = {"turns", "discord", "doctor", "campaigns"})
    void everyKeyOfSuchAGroupMayBeLeftOut(String group) throws IOException {
        String shipped = shipped();
        String without = without(group);
        Settings whole = settings(shipped);
        List<String> keys = shipped.lines()
                .dropWhile(line -> !line.equals(group + ":"))
                .skip(1)
                .takeWhile(line -> line.startsWith("  "))
                .filter(line -> !line.startsWith("  #"))
                .toList();
        for (String key : keys) {
            assertEquals(whole, settings(shipped.replace(key + "\n", "")), key);
        }
        Settings empty = settings(without + group + ":\n");
        assertEquals(
                List.of(whole.times(), whole.pace(), whole.leniency(), whole.limits()),
                List.of(empty.times(), empty.pace(), empty.leniency(), empty.limits()),
                "a group of which no key is left");
    }

    /** The settings that come with the program, without some of their groups. */
    private String without(String... groups) throws IOException {
        List<String> left = new ArrayList<>();
        boolean inside = false;
        for (String line : shipped().lines().toList()) {
            inside = Stream.of(groups).anyMatch(group -> line.equals(group + ":"))
                    || inside && (line.isEmpty() || line.startsWith("  "));
            if (!inside) {
                left.add(line);
            }
        }
        return String.join("\n", left) + "\n";
    }

    private Settings settings(String text) throws IOException {
        Files.writeString(folder.resolve(Settings.FILE), text);
        return Settings.of(ConfigRoots.standard(folder));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "token: %s",
                "TOKEN: '%s'",
                "discord-token: %s",
                "  bot_token : %s",
                "\"token\": %s",
                "token: {discord: %s}",
                "token:\n  - %s",
                "token:",
                "token: %s: %s",
                "discord: {token: %s}",
                "language: " + SHAPED,
                "# " + SHAPED,
                "language: \"" + SHAPED + "\" ["
            })
    void aTokenInTheSettingsIsRefusedAndNotRepeated(String line) throws IOException {
        String message = refusal(shipped() + "\n" + line.replace("%s", SECRET) + "\n");
        assertTrue(message.contains("a token does not belong in this file"), message);
        assertTrue(message.contains(Token.VARIABLE) && message.contains(Token.FILE_VARIABLE), message);
        assertFalse(message.contains(SECRET) || message.contains(SHAPED), message);
    }

    @Test
    void aTokenFileBelongsToItsOwnerAlone() throws IOException {
        Path file = Files.writeString(folder.resolve("token"), SECRET);
        for (String rights : List.of("rwx------", "rw-r-----", "rw----r--", "rw-----w-", "rw-rw-rw-")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
            String message = complaint(Map.of(Token.FILE_VARIABLE, file.toString()));
            assertTrue(message.contains("chmod 600"), rights + " " + message);
            assertFalse(message.contains(SECRET), message);
        }
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--------"));
        assertEquals(
                SECRET, Token.from(Map.of(Token.FILE_VARIABLE, file.toString())).secret());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " \n ", SECRET + "\n" + SECRET, SECRET + "\u00f1", SECRET + "\u0000", "\ufeff" + SECRET})
    void aFileWithoutOneTokenIsNamedAndNotRepeated(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("token"), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        String message = complaint(Map.of(Token.FILE_VARIABLE, file.toString()));
        assertTrue(message.contains(file.toString()), message);
        assertFalse(message.contains(SECRET), message);
    }

    @Test
    void aTokenFileThatIsNoneIsNamed() throws IOException {
        Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, (byte) 0xfe});
        Files.setPosixFilePermissions(bytes, PosixFilePermissions.fromString("rw-------"));
        for (Path file : List.of(folder.resolve("nowhere"), folder, bytes)) {
            assertTrue(complaint(Map.of(Token.FILE_VARIABLE, file.toString())).contains(file.toString()));
        }
    }

    @Test
    void howDiscordIsReachedCanBeSaidWithoutTheToken() {
        assertFalse(DiscordSettings.official(SECRET).toString().contains(SECRET));
    }

    @Test
    void theTokenComesFromTheEnvironment() {
        Token token = Token.from(Map.of(Token.VARIABLE, " " + SECRET + "\n"));
        assertEquals(SECRET, token.secret());
        assertFalse(token.toString().contains(SECRET));
    }

    @Test
    void theTokenComesFromAFileThatOnlyItsOwnerMayRead() throws IOException {
        Path file = Files.writeString(folder.resolve("token"), SECRET + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        assertEquals(
                SECRET, Token.from(Map.of(Token.FILE_VARIABLE, file.toString())).secret());
    }

    @Test
    void aTokenFileThatOthersMayReadIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("token"), SECRET);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        String message = complaint(Map.of(Token.FILE_VARIABLE, file.toString()));
        assertTrue(message.contains("chmod 600 " + file), message);
        assertFalse(message.contains(SECRET), message);
    }

    @Test
    void withoutATokenTheSandboxIsRecommended() {
        assertTrue(complaint(Map.of()).contains("heraldo sandbox"));
    }

    @Test
    void aTextWithBlanksIsNoToken() {
        assertFalse(complaint(Map.of(Token.VARIABLE, "Bot " + SECRET)).contains(SECRET));
    }

    private static String complaint(Map<String, String> environment) {
        return assertThrows(Complaint.class, () -> Token.from(environment)).getMessage();
    }

    private String shipped() throws IOException {
        return ConfigRoots.standard(folder).text(Settings.FILE).orElseThrow();
    }

    private String refusal(String settings) throws IOException {
        Files.writeString(folder.resolve(Settings.FILE), settings);
        ConfigRoots roots = ConfigRoots.standard(folder);
        return assertThrows(BadTableException.class, () -> Settings.of(roots)).getMessage();
    }
}
