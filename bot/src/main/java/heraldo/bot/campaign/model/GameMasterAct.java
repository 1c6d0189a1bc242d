package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import java.time.Instant;
import java.util.Optional;

/**
 * Something a game master did. Public.
 *
 * @param turn the turn that was open; empty for acts logged before turns were noted
 * @param kind the name of the act, e.g. {@code extend}
 * @param words the words published in the campaign about it
 * @param deed its effect on the position; empty if none, and for acts of versions that did not store it
 * @param remark its details beside the words
 */
public record GameMasterAct(
        CampaignId campaign,
        Optional<TurnKey> turn,
        long user,
        Instant at,
        String kind,
        Message words,
        Optional<KeptDeed> deed,
        Remark remark) {
    /** The campaign has ended before its game was over: nobody's act, but it stands among them. */
    public static final String ABANDONED = "abandoned";

    /** The same with another remark. */
    public GameMasterAct remarked(Remark other) {
        return new GameMasterAct(campaign, turn, user, at, kind, words, deed, other);
    }

    /** Returns the part of the act that everybody may read. */
    public Message told() {
        return remark.with(words);
    }
}
