package heraldo.bot.discord.album;

import heraldo.rules.kernel.Known;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files that every album is made from. */
final class Template {

    private static final Pattern GAP = Pattern.compile("\\{\\{([a-z-]+)}}");

    private Template() {}

    /** A file that comes with the program. */
    static String read(String name) {
        try (InputStream stream = Objects.requireNonNull(
                Template.class.getResourceAsStream("/heraldo/bot/album/" + name), "no file " + name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file with its gaps filled; what is filled in has no gaps. */
    static String fill(String file, SortedMap<String, String> parts) {
        return GAP.matcher(file).replaceAll(gap -> Matcher.quoteReplacement(Known.in(parts, gap.group(1))));
    }

    /** By what a browser knows a script or a style that it may obey (Content Security Policy 3). */
    static String print(String content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
