package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The languages that Discord knows, and the localisations of names and descriptions. */
public final class Locales {
    /** Of several clients in one language, the usual one comes first. */
    private static final List<String> KNOWN = List.of(
            "id", "da", "de", "en-US", "en-GB", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
            "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW",
            "ko", "ar", "he");

    private Locales() {}

    /** The languages of Discord's clients. */
    static List<String> known() {
        return KNOWN;
    }

    /** Discord's code for the usual client in a language, by its letters; empty if there is none. */
    public static Optional<String> of(String language) {
        return KNOWN.stream()
                .filter(locale -> locale.equals(language) || locale.startsWith(language + "-"))
                .findFirst();
    }

    /** Returns whether Discord has a client in that language. */
    public static boolean known(String locale) {
        return KNOWN.contains(locale);
    }

    /**
     * Returns whether the name of a thing differs from all earlier ones in every language, and adds it to them. Where the thing
     * has no name in a language, its general name counts.
     *
     * @param named the names of the earlier things, by language
     */
    static boolean alone(JsonNode thing, Map<String, Set<String>> named) {
        boolean alone = true;
        JsonNode local = thing.path("name_localizations");
        for (String locale : KNOWN) {
            String name = local.path(locale).asText(thing.path("name").asText());
            alone &= named.computeIfAbsent(locale, each -> new HashSet<>()).add(name);
        }
        return alone;
    }

    /** Localised texts of a length, of known languages, of a pattern unless it is null. */
    static void check(Form form, String field, int most, @Nullable Pattern pattern) {
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
