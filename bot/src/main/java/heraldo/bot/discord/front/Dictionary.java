package heraldo.bot.discord.front;

import heraldo.bot.discord.shape.Naming;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The platform's own words in every language; what has none in one is said in the first. */
public final class Dictionary {

    private final Languages languages;
    private final Map<Tongue, Bundle> bundles = new TreeMap<>();

    /** Reads the words that come with the program. */
    public Dictionary(Languages languages) {
        this.languages = languages;
        Bundle first = read(Tongue.FIRST);
        for (Tongue tongue : tongues()) {
            bundles.put(
                    tongue, tongue.equals(Tongue.FIRST) ? first : read(tongue).over(first));
        }
    }

    public Languages languages() {
        return languages;
    }

    /** Every language, the one of canonical texts first. */
    public List<Tongue> tongues() {
        return languages.all().stream().map(Tongue::new).toList();
    }

    /** The language that is spoken with somebody of a locale. */
    public Tongue tongue(Locale locale) {
        return new Tongue(languages.nearest(locale));
    }

    public Bundle bundle(Tongue tongue) {
        return Known.in(bundles, tongue);
    }

    /** Speech about no campaign in particular. */
    public Speech speech(Tongue tongue) {
        return Speech.inText(bundle(tongue), Seat::toString);
    }

    /** Speech with a ruleset's words beside the platform's. */
    public Speech speech(Tongue tongue, Bundle ruleset, Function<Seat, String> seats) {
        return Speech.inText(bundle(tongue).laidOver(ruleset), seats);
    }

    /** The name ({@code <key>.name}) and description ({@code <key>.about}) of a command or option; English by default. */
    public Naming naming(String key) {
        Map<Tongue, String> names = new TreeMap<>();
        Map<Tongue, String> abouts = new TreeMap<>();
        bundles.forEach((tongue, bundle) -> {
            names.put(tongue, word(bundle, key + ".name"));
            abouts.put(tongue, DiscordLimit.COMMAND_ABOUT.cut(word(bundle, key + ".about")));
        });
        return new Naming(tongue(Languages.ENGLISH), names, abouts);
    }

    /** One word or sentence in every language. */
    public Map<Tongue, String> words(String key) {
        Map<Tongue, String> words = new TreeMap<>();
        bundles.forEach((tongue, bundle) -> words.put(tongue, word(bundle, key)));
        return words;
    }

    private static String word(Bundle bundle, String key) {
        return bundle.text(key)
                .orElseThrow(() -> new IllegalStateException("no words in " + bundle.locale() + " for " + key));
    }

    private static Bundle read(Tongue tongue) {
        String file = "/heraldo/bot/words." + tongue.locale().getLanguage() + ".yaml";
        try (InputStream stream = Dictionary.class.getResourceAsStream(file)) {
            String yaml = stream == null ? "{}" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return Bundle.read(tongue.locale(), file, yaml);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
