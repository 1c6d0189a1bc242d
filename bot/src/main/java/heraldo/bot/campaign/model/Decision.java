package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import java.util.Optional;

/** What the game master decided: what everybody is told, and what was done to the open position, if anything was. */
public record Decision(Message words, Optional<Deed> deed) {
    public static Decision of(Message words) {
        return new Decision(words, Optional.empty());
    }

    public static Decision of(Message words, Deed deed) {
        return new Decision(words, Optional.of(deed));
    }
}
