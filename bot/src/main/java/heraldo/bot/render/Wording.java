package heraldo.bot.render;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Names;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;

/**
 * The reader's language, in letters that can be drawn.
 *
 * @param bundle the ruleset's words over the platform's
 * @param names of the seats in this campaign
 */
public record Wording(Bundle bundle, Names names) {

    public Wording {
        names = names instanceof Drawn ? names : new Drawn(names);
    }

    String say(Message message) {
        return Legible.of(bundle.say(message, names));
    }

    /** Names in letters that can be drawn. */
    private record Drawn(Names typed) implements Names {
        @Override
        public String of(Seat seat) {
            return Legible.of(typed.of(seat));
        }

        @Override
        public String bare(Seat seat) {
            return Legible.of(typed.bare(seat));
        }

        @Override
        public String literal(PlayerText text) {
            return typed.literal(text);
        }
    }
}
