package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import java.util.Optional;

/**
 * What the game master decided: what everybody is told, what was done to the open position, if anything was, and what belongs to it
 * beside the words.
 */
public record Decision(Message words, Optional<Deed> deed, Remark remark) {
    public static Decision of(Message words) {
        return new Decision(words, Optional.empty(), Remark.NONE);
    }

    public static Decision of(Message words, Deed deed) {
        return new Decision(words, Optional.of(deed), Remark.NONE);
    }
}
