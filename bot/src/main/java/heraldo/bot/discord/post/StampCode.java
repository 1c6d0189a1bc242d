package heraldo.bot.discord.post;

import heraldo.bot.discord.gate.Stamp;
import java.util.OptionalLong;

/**
 * Encodes marks as numbers. The frame's number has, from its highest bit: one that is always set, to differ from numbers that
 * Discord assigns; sixteen bits for the campaign, two for the kind of post, seven for the index within the kind, five for the
 * part. The number of the text is the dispatch's.
 */
final class StampCode {

    private static final int OWN = 1 << 30;
    private static final int CAMPAIGN_SHIFT = 14;
    private static final int KIND_SHIFT = 12;
    private static final int NUMBER_SHIFT = 5;
    private static final int NUMBERS = 1 << (KIND_SHIFT - NUMBER_SHIFT);
    private static final int PARTS = 1 << NUMBER_SHIFT;
    private static final int STATUS = (1 << CAMPAIGN_SHIFT) - 1;
    private static final int CAMPAIGN_LETTERS = 4;
    private static final int HEXADECIMAL = 16;

    private StampCode() {}

    /**
     * The stamp of a part.
     *
     * @param campaign begins with four hexadecimal letters
     * @throws IllegalArgumentException if there is no room for one of the numbers
     */
    static Stamp of(String campaign, long dispatch, int kind, int number, int part) {
        if (dispatch <= 0 || dispatch >= OWN || number >= NUMBERS || part >= PARTS) {
            throw new IllegalArgumentException("no room in a stamp: " + dispatch + ", " + number + ", " + part);
        }
        int frame = OWN | prefix(campaign) | (kind << KIND_SHIFT) | (number << NUMBER_SHIFT) | part;
        return new Stamp(frame, (int) dispatch);
    }

    /**
     * The stamp of the one message of a campaign that no dispatch stands for.
     *
     * @param campaign begins with eight hexadecimal letters
     */
    static Stamp status(String campaign) {
        int rest = Integer.parseInt(campaign.substring(CAMPAIGN_LETTERS, 2 * CAMPAIGN_LETTERS), HEXADECIMAL);
        return new Stamp(OWN | prefix(campaign) | STATUS, 1 + rest);
    }

    /** The dispatch of a stamp of one of a campaign's posts. */
    static OptionalLong dispatch(String campaign, Stamp stamp) {
        boolean status = (stamp.frame() & STATUS) == STATUS;
        boolean own = (stamp.frame() & -(1 << CAMPAIGN_SHIFT)) == (OWN | prefix(campaign));
        return own && !status ? OptionalLong.of(stamp.words()) : OptionalLong.empty();
    }

    private static int prefix(String campaign) {
        return Integer.parseInt(campaign.substring(0, CAMPAIGN_LETTERS), HEXADECIMAL) << CAMPAIGN_SHIFT;
    }
}
