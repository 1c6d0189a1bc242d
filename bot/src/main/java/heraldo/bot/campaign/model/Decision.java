package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import java.util.Optional;

/**
 * A decision of the game master: the public words, the change to the open position, if any, and a remark that goes with the
 * words.
 */
public record Decision(Message words, Optional<Deed> deed, Remark remark) {
    public static Decision of(Message words) {
        return new Decision(words, Optional.empty(), Remark.NONE);
    }

    public static Decision of(Message words, Deed deed) {
        return new Decision(words, Optional.of(deed), Remark.NONE);
    }
}
