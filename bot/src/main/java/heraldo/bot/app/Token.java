package heraldo.bot.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The secret with which the bot enters Discord. It is never shown. */
record Token(String secret) {

    static final String VARIABLE = "HERALDO_TOKEN";
    static final String FILE_VARIABLE = "HERALDO_TOKEN_FILE";

    /** The pattern of Discord's tokens, three parts with dots between them; text that matches it must not appear anywhere. */
    static final Pattern SHAPE = Pattern.compile("[\\w-]{20,}\\.[\\w-]{6,}\\.[\\w-]{25,}");

    private static final Set<PosixFilePermission> OWNERS =
            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    /**
     * Takes the token from the environment or from the file named there.
     *
     * @throws Complaint if there is none, or others may read the file
     */
    static Token from(Map<String, String> environment) {
        String direct = environment.getOrDefault(VARIABLE, "");
        String file = environment.getOrDefault(FILE_VARIABLE, "");
        if (direct.isBlank() && file.isBlank()) {
            throw new Complaint("There is no bot token: set " + VARIABLE + ", or name a file with it in "
                    + FILE_VARIABLE + ". To try Heraldo without Discord, run: heraldo sandbox");
        }
        return direct.isBlank() ? read(Path.of(file.strip())) : of(direct, VARIABLE);
    }

    /** A text for the host in which no token can be read, whatever was typed. */
    static String hidden(String text) {
        return SHAPE.matcher(text).replaceAll("(token)");
    }

    private static Token read(Path file) {
        try {
            if (Files.getFileStore(file).supportsFileAttributeView("posix")
                    && !OWNERS.containsAll(Files.getPosixFilePermissions(file))) {
                throw new Complaint("Others may read the token file " + file + "; run: chmod 600 " + file);
            }
            return of(Files.readString(file), file.toString());
        } catch (IOException e) {
            throw new Complaint("The token file " + file + " cannot be read.");
        }
    }

    private static Token of(String text, String source) {
        String secret = text.strip();
        if (secret.isEmpty() || !secret.chars().allMatch(sign -> sign > ' ' && sign <= '~')) {
            throw new Complaint(
                    "What " + source + " holds is no token: copy it again from Discord's developer portal.");
        }
        return new Token(secret);
    }

    @Override
    public String toString() {
        return "(token)";
    }
}
