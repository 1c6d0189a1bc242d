package heraldo.bot.app;

import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.text.Tongue;
import heraldo.bot.render.Wording;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Message;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.Roster;
import java.util.Optional;

/** A ruleset's words over the platform's, with the ruleset's own names for its seats. */
record Speech(Bundle bundle, Lexicon lexicon) {

    /** Empty if there is no such language. */
    static Optional<Speech> of(HostedRuleset<?> hosted, int seats, String language) {
        Dictionary platform = new Dictionary(hosted.languages());
        return hosted.languages()
                .find(language)
                .map(locale -> new Speech(
                        hosted.folder().bundle(locale).over(platform.bundle(new Tongue(locale))),
                        hosted.lexicon(locale, Roster.of(HostedRuleset.seats(seats)))));
    }

    String say(Message message) {
        return bundle.say(message, lexicon::name);
    }

    Wording wording() {
        return new Wording(bundle, lexicon::name);
    }
}
