package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The sentences with which somebody is turned away, in both languages. */
final class Phrasebook {

    private static final List<String> CODES = List.of(
            "no-campaign",
            "not-manager",
            "openers-managers",
            "openers-role",
            "no-seat",
            "no-game-master",
            "not-your-campaign",
            "not-your-channel",
            "not-game-master",
            "seated-already",
            "other-server",
            "started-already",
            "not-started",
            "over",
            "late",
            "turn-closed",
            "turn-crashed",
            "crashed");

    /** A command that a sentence names, and how it reads where it can be pressed. */
    private static final Pattern COMMAND = Pattern.compile("`(/[^`]*)`");

    private static final String PRESSABLE = "\\\\E(?:`\\\\Q$1\\\\E`|</[\\\\w -]+:\\\\d+>(?: `[^`]+`)?)\\\\Q";

    private final List<Pattern> refusals = new ArrayList<>();
    private final List<Pattern> apologies = new ArrayList<>();

    Phrasebook() {
        for (String language : List.of("es", "en")) {
            JsonNode words = words(language);
            CODES.forEach(code -> refusals.add(pattern(words.at("/campaign/refusal/" + code))));
            refusals.add(pattern(words.at("/discord/refusal/not-yours")));
            refusals.add(pattern(words.at("/discord/refusal/old-button")));
            refusals.add(pattern(words.at("/discord/refusal/no-such-campaign")));
            apologies.add(pattern(words.at("/discord/sorry")));
        }
    }

    /** Whether it says that somebody may not do something, here or now; below it may stand what they have typed. */
    boolean turnsAway(String text) {
        String sentence = text.split("\n(Esto es lo que escribiste|This is what you typed)\n", 2)[0];
        return sentence.startsWith("✖ ") && says(refusals, sentence.substring(2));
    }

    /** Whether it says that something broke. */
    boolean apologizes(String text) {
        return says(apologies, text);
    }

    private static boolean says(List<Pattern> sentences, String text) {
        return sentences.stream().anyMatch(sentence -> sentence.matcher(text).matches());
    }

    private static Pattern pattern(JsonNode sentence) {
        if (sentence.isMissingNode()) {
            throw new IllegalStateException("no such sentence");
        }
        String open = sentence.asText().replaceAll("\\{[^{}]*}", "\\\\E.*\\\\Q");
        return Pattern.compile("\\Q" + COMMAND.matcher(open).replaceAll(PRESSABLE) + "\\E");
    }

    private static JsonNode words(String language) {
        try (InputStream file = Phrasebook.class.getResourceAsStream("/heraldo/bot/words." + language + ".yaml")) {
            return new YAMLMapper().readTree(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
