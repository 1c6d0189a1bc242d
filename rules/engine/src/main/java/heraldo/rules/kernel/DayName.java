package heraldo.rules.kernel;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The days of the week as people write them: whole or short, in Spanish or English, whatever the case and the accents. */
public enum DayName {
    MON("MONDAY", "LUN", "LUNES"),
    TUE("TUESDAY", "MAR", "MARTES"),
    WED("WEDNESDAY", "MIE", "MIERCOLES"),
    THU("THURSDAY", "JUE", "JUEVES"),
    FRI("FRIDAY", "VIE", "VIERNES"),
    SAT("SATURDAY", "SAB", "SABADO"),
    SUN("SUNDAY", "DOM", "DOMINGO");

    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]+");

    private final List<String> others;

    DayName(String... others) {
        this.others = List.of(others);
    }

    /** The day that a word means; empty if it is no day. */
    public static Optional<DayName> of(String word) {
        String bare = bare(word);
        return Arrays.stream(values())
                .filter(day -> day.name().equals(bare) || day.others.contains(bare))
                .findFirst();
    }

    /** A text with every day in it as the program writes it, e.g. {@code SUN}; other words stay as they are. */
    public static String inText(String text) {
        return WORD.matcher(text)
                .replaceAll(word -> of(word.group()).map(DayName::name).orElse(Matcher.quoteReplacement(word.group())));
    }

    /** A word in capitals without accents. */
    public static String bare(String word) {
        return ACCENTS.matcher(Normalizer.normalize(word, Normalizer.Form.NFD))
                .replaceAll("")
                .toUpperCase(Locale.ROOT);
    }
}
