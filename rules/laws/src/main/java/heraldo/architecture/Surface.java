package heraldo.architecture;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The texts that nobody may read: machine-made ones (experience §1, law 2), and words that no herald writes (words §10). */
public final class Surface {

    private static final List<Pattern> MACHINE = Stream.of(
                    // a post's mark, a UUID, a hash
                    "\\b[0-9a-f]{6,8}-\\d+-\\d+\\b",
                    "\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-",
                    "\\b(?=[a-f]*\\d)(?=\\d*[a-f])[0-9a-f]{12,}\\b",
                    // a line of cron
                    "(?:^|[ «“`])(?:FIELD ){4}FIELD(?:$|[ .,;»”`])"
                            .replace("FIELD", "(?:[\\d*/-]+|[A-Z]{3})(?:,[\\dA-Z-]+)*+(?!,)"),
                    // keys of options, camelCase and dotted.keys, and names of classes
                    "\\b\\p{Ll}+\\p{Lu}\\p{Ll}+\\b",
                    "\\b[A-Z][a-z]+[A-Z][a-z][A-Za-z0-9]*(?!\\p{L})",
                    "\\b[a-z]{3,}\\.[a-z]{3,}(?:\\.\\w+)*\\b",
                    // codes of the rules files, and values of options
                    "\\b[A-Z]+_[A-Z_0-9]+\\b",
                    "\\p{L}\\|\\p{L}",
                    "\\bt = \\d",
                    // paths
                    "\\b(?:docs|config|src)/",
                    // a sentence that lacks a word
                    "[{}]")
            .map(Surface::pattern)
            .toList();

    /** The number of a rule, which in a game may be a place: {@code (Y49)}. */
    public static final Pattern RULE = Pattern.compile("\\([A-Z]{1,2}-?\\d{2,3}[a-z]?\\)");

    private static final Map<String, Pattern> UNSAID = Map.of(
            "es",
            pattern(
                    "(?i)\\bhecho[.:]|\\bhecho con\\b|\\bOK\\b|\\berror|inválid|no (?:es )?válid|procesad[oa]|ejecutad[oa]"
                            + "|\\bvosotr|\\bustedes\\b|\\bos\\b|\\bvuestr|\\b\\p{L}+(?:áis|éis)\\b|\\bel director|\\bquien dirige"
                            + "|sin historia|traici[oó]n|cobarde|humillaci|aplasta|masacre|enhorabuena|\\bvaya!|ánimo!"
                            + "|\\bel bot\\b|\\bdel bot\\b|\\bla IA\\b|\\bel sistema\\b|gobernador automático|ningun[ao] baja"
                            + "|\\bchicos\\b|jugadores y jugadoras|-@s\\b|\\(\\+0\\)|(?<![\\d,.])0 de \\p{L}|(?<![\\d,.])-\\d+ de "),
            "en",
            pattern(
                    "(?i)\\bdone[.:]|\\bOK\\b|\\berror|\\binvalid|\\bprocessed\\b|\\bexecuted\\b|\\bthe bot\\b|\\bthe AI\\b"
                            + "|\\bthe system\\b|\\bthe director\\b|treacher|coward|massacre|\\(\\+0\\)"));

    private Surface() {}

    private static Pattern pattern(String text) {
        return Pattern.compile(text, Pattern.UNICODE_CHARACTER_CLASS);
    }

    /** Returns the offending parts of a text in a language; empty if there are none. */
    public static List<String> wrong(Locale language, String said) {
        Stream<Pattern> words = Stream.ofNullable(UNSAID.get(language.getLanguage()));
        return Stream.concat(MACHINE.stream(), words)
                .map(pattern -> pattern.matcher(said))
                .filter(found -> found.find())
                .map(found -> found.group())
                .toList();
    }
}
