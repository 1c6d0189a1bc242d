package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import java.time.Instant;
import java.util.Optional;

/**
 * Something a game master did. Public.
 *
 * @param turn the turn that was open; empty for acts logged before turns were noted
 * @param kind the name of the act, e.g. {@code extend}
 * @param words what the campaign was told about it
 * @param deed what it did to the position; empty if nothing, and for acts of versions that did not keep it
 * @param remark what belongs to it beside the words
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

    /** What everybody may read of it. */
    public Message told() {
        return remark.with(words);
    }
}
