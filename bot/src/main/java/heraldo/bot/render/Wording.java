package heraldo.bot.render;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;

/** The reader's language, as far as pictures need it. */
public interface Wording {

    /** A sentence of the ruleset or of the platform. */
    String say(Message message);

    /** What a seat is called in this campaign. */
    String name(Seat seat);
}
