package heraldo.bot.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.discord.front.Dictionary;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Sentences of every bundle, the platform's and those of all games: no codes of the rules files, and one is not many. */
class PlainSentencesTest {

    /** {@code E_DEED_DONE}, {@code (C50)}, {@code Q35}, {@code CE-13d}; words that choose a branch are not read. */
    private static final Pattern CODE =
            Pattern.compile("\\b[A-Z]+_[A-Z_0-9]+\\b(?! ?\\{)|\\b[A-Z]{1,2}-?\\d{2,3}[a-z]?\\b");

    /** Where players read amounts of goods, {@code O10 P5}, and the codes of missions, which they type. */
    private static final Set<String> NOTATION =
            Set.of("type.mission", "topic.08-settlements.text", "topic.09-buildings.text");

    /** A number that has one form whatever it is: «{n} puntos», «quedan {n}»; or several who do what one does. */
    private static final Map<Locale, Pattern> COUNTS = Map.of(
            Languages.SPANISH,
            Pattern.compile("\\{\\w+\\} (?:de (?:los|las) )?\\p{Ll}+[aeiouéó]s\\b"
                    + "|\\b(?:quedan|van|son|salen|mueren|faltan|sobran) \\{(?:n|left|total|lack)\\}"
                    + "|\\b(?:hizo|\\p{Ll}+ó) \\{seats\\}"),
            Languages.ENGLISH,
            Pattern.compile(
                    "\\{\\w+\\} (?:\\p{Ll}+ed )?(?:actions|armies|cards|channels|characters|cities|colonists|days|hexes"
                            + "|hours|lands|letters|lines|minutes|orders|pieces|planets|players|points|resources|seats|ships"
                            + "|soldiers|sources|tiles|towns|trades|turns|units)\\b"));

    /** Numbers that are never one, and what is no number. */
    private static final Set<String> MANY = Set.of(
            "campaign.refusal.announcement",
            "campaign.refusal.cron-dense",
            "campaign.refusal.deadline-range",
            "campaign.refusal.long-line",
            "campaign.refusal.long-paste",
            "campaign.refusal.reminders",
            "campaign.refusal.seats",
            "campaign.refusal.sheet-full",
            "decree.disband",
            "decree.raise",
            "deed.rounded",
            "discord.list.line",
            "discord.refusal.long-text",
            "discord.refusal.no-room-server",
            "enrol.length",
            "forecast.many",
            "refusal.E-TXT",
            "refusal.E_WEEKDAYS",
            "report.explored",
            "scene.alt.map",
            "warning.W_PARTIAL");

    private static Stream<Bundle> bundles() {
        ConfigRoots config = ShippedGames.ROOTS;
        Dictionary platform = new Dictionary(config.languages());
        Stream<Bundle> games = ShippedGames.CATALOG.all().stream()
                .map(HostedRuleset::folder)
                .flatMap(folder -> folder.bundles().stream());
        return Stream.concat(games, platform.tongues().stream().map(platform::bundle));
    }

    private static List<String> sentences(Bundle words, Set<String> but, Pattern wrong) {
        return words.keys().stream()
                .filter(key -> !key.startsWith("orders.") && !key.startsWith("option.") && !but.contains(key))
                .flatMap(key -> words.ways(key).stream()
                        .filter(text -> wrong.matcher(text).find())
                        .map(text -> key + ": " + text))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void noSentenceHoldsACode(Bundle words) {
        assertEquals(List.of(), sentences(words, NOTATION, CODE));
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void whatIsCountedMayBeOne(Bundle words) {
        assertEquals(List.of(), sentences(words, MANY, COUNTS.get(words.locale())));
    }

    @ParameterizedTest
    @CsvSource({
        "es, Tiene {hours} horas para nombrarlos.",
        "es, '{tribe}: quedan {n} para {cities}.'",
        "es, '{deed}: la hizo {seats}.'",
        "es, 'Cultural {cultural}: {total} puntos.'",
        "en, Named in {hours} hours."
    })
    void whatIsCountedWronglyIsFound(String language, String sentence) {
        assertTrue(COUNTS.get(Locale.of(language)).matcher(sentence).find());
    }

    @Test
    void codesAreFound() {
        for (String sentence : List.of("No cabe (C50).", "Q35 lo impide.", "E_DEED_DONE", "Anulada: R_OVER_BUDGET.")) {
            assertTrue(CODE.matcher(sentence).find(), sentence);
        }
    }
}
