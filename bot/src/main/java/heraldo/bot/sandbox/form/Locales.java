package heraldo.bot.sandbox.form;

import heraldo.bot.sandbox.wire.Form;
import java.util.Set;
import java.util.regex.Pattern;

/** The languages that Discord knows, and the localisations of names and descriptions. */
public final class Locales {
    private static final Set<String> KNOWN = Set.of(
            "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
            "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW",
            "ko", "ar", "he");

    private Locales() {}

    /** The languages of Discord's clients. */
    static Set<String> known() {
        return KNOWN;
    }

    /** Whether Discord has a client in that language. */
    public static boolean known(String locale) {
        return KNOWN.contains(locale);
    }

    /** Localised texts of a length, of known languages, of a pattern unless it is null. */
    static void check(Form form, String field, int most, Pattern pattern) {
        form.inner(
                field,
                texts -> texts.node().fieldNames().forEachRemaining(locale -> {
                    if (!KNOWN.contains(locale)) {
                        texts.complain(
                                locale, "ENUM_TYPE_COERCE", "Value \"" + locale + "\" is not a valid enum value.");
                    }
                    texts.text(locale, 1, most);
                    if (pattern != null) {
                        texts.matching(locale, pattern, CommandForm.INVALID_NAME, "Command name is invalid");
                    }
                }));
    }
}
