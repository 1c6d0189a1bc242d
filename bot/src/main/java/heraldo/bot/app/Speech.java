package heraldo.bot.app;

import heraldo.bot.render.Wording;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Message;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.Roster;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** A ruleset's words over the platform's, with the ruleset's own names for its seats. */
record Speech(Bundle bundle, Lexicon lexicon) {

    /** Empty if there is no such language. */
    static Optional<Speech> of(HostedRuleset<?> hosted, int seats, String language) {
        return Languages.ALL.stream()
                .filter(known -> known.getLanguage().equals(language))
                .findFirst()
                .map(locale -> new Speech(
                        hosted.folder().bundle(locale).over(platform(locale)),
                        hosted.lexicon(locale, Roster.of(HostedRuleset.seats(seats)))));
    }

    /** The platform's own words. */
    static Bundle platform(Locale locale) {
        String file = "/heraldo/bot/words." + locale.getLanguage() + ".yaml";
        try (InputStream yaml = Speech.class.getResourceAsStream(file)) {
            return Bundle.read(locale, file, new String(yaml.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String say(Message message) {
        return bundle.say(message, lexicon::name);
    }

    Wording wording() {
        return new Wording(bundle, lexicon::name);
    }
}
