package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.rules.data.BadTableException;
import heraldo.rules.data.ConfigRoots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
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
        "'language: es', '', 'the key \"language\" is missing'",
        "'each-person: 3', 'each-person: 0', 'each-person is 0; use a whole number from 1'",
        "'each-server: 25', 'each-server: 0', 'each-server is 0; use a whole number from 1'",
        "'seal-patience-seconds: 5', 'seal-patience-seconds: 0', 'is 0; use a whole number from 1 to 5'",
        "'seal-patience-seconds: 5', 'seal-patience-seconds: 6', 'is 6; use a whole number from 1 to 5'",
        "'least-minutes-between-deadlines: 60', 'least-minutes-between-deadlines: 0', 'use a whole number from 1'"
    })
    void aWrongSettingIsNamedWithWhatWouldBeRight(String right, String wrong, String complaint) throws IOException {
        String message = refusal(shipped().replace(right, wrong));
        assertTrue(message.contains(complaint), message);
        assertTrue(message.startsWith(Settings.FILE + " line "), message);
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
