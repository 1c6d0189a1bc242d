package heraldo.rules.data;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The languages that players may choose; the first is that of canonical texts. */
public final class Languages {

    public static final Locale SPANISH = Locale.forLanguageTag("es");
    public static final Locale ENGLISH = Locale.ENGLISH;
    public static final List<Locale> ALL = List.of(SPANISH, ENGLISH);

    private Languages() {}

    /** Their codes, for a sentence to a host: {@code es or en}. */
    public static String codes() {
        return ALL.stream().map(Locale::getLanguage).collect(Collectors.joining(" or "));
    }
}
