package heraldo.bot.render;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Names;
import heraldo.rules.kernel.Message;

/**
 * The reader's language.
 *
 * @param bundle the ruleset's words over the platform's
 * @param names what seats are called in this campaign
 */
public record Wording(Bundle bundle, Names names) {

    String say(Message message) {
        return bundle.say(message, names);
    }
}
