package heraldo.rules.chance;

import java.util.Arrays;

/**
 * The seeds of a campaign, fixed before its first turn: s_N comes from the campaign's secret, each link below is the
 * hash of the one above, and s_0, the anchor, is public from the start. Publishing s_t when turn t has ended proves
 * that it was fixed all along, and tells nothing of s_t+1.
 */
public final class SeedChain {

    /** The default number of turns that a chain serves. */
    public static final int LENGTH = 4096;

    private static final byte[] NO_BEACON = new byte[32];

    /** Of so many links one is kept, 2 KB for a chain; those between follow from the next one above. */
    private static final int STRIDE = 64;

    /** The same where one turn is played straight after another: 32 KB. */
    private static final int SHORT_STRIDE = 4;

    private static final int BYTES = 32;

    private final String campaign;
    private final int length;
    private final int stride;
    /** One link after another: 0, the stride, twice the stride and so on, and the last. */
    private final byte[] kept;

    private SeedChain(String campaign, int length, int stride, byte[] kept) {
        this.campaign = campaign;
        this.length = length;
        this.stride = stride;
        this.kept = kept;
    }

    /**
     * The chain of a campaign.
     *
     * @param campaign its UUID, 36 characters
     * @param master its 32 secret random bytes
     */
    public static SeedChain of(String campaign, byte[] master) {
        return of(campaign, master, LENGTH);
    }

    /** A chain of another length: the number of turns it serves. */
    public static SeedChain of(String campaign, byte[] master, int length) {
        return of(campaign, master, length, STRIDE);
    }

    /** The chain of a campaign that is played through at once: larger, and quicker to ask. */
    public static SeedChain ofSwiftGame(String campaign, byte[] master) {
        return of(campaign, master, LENGTH, SHORT_STRIDE);
    }

    private static SeedChain of(String campaign, byte[] master, int length, int stride) {
        int last = above(length, stride);
        byte[] kept = new byte[(last + 1) * BYTES];
        byte[] link = Digests.sha256(Digests.text("heraldo/seed-chain/v1"), Digests.text(campaign), master);
        System.arraycopy(link, 0, kept, last * BYTES, BYTES);
        int at = length;
        for (int below = last - 1; below >= 0; below--) {
            link = Digests.sha256(link, at - below * stride);
            at = below * stride;
            System.arraycopy(link, 0, kept, below * BYTES, BYTES);
        }
        return new SeedChain(campaign, length, stride, kept);
    }

    /** Returns the index of the first kept link at a turn or above it. */
    private static int above(int turn, int stride) {
        return (turn + stride - 1) / stride;
    }

    /** Returns the anchor, which is public from the start of the campaign. */
    public byte[] anchor() {
        return link(0);
    }

    /**
     * The link of a turn, published when the turn has ended.
     *
     * @param turn from 0 (the anchor) to the chain's length
     */
    public byte[] link(int turn) {
        int above = above(turn, stride);
        byte[] link = Arrays.copyOfRange(kept, above * BYTES, (above + 1) * BYTES);
        return Digests.sha256(link, Math.min(above * stride, length) - turn);
    }

    /** The seed of map, decks and lots: secret until the campaign ends. */
    public byte[] setupSeed() {
        return setupSeed(campaign, last());
    }

    /** The seed of map, decks and lots, from the last link. */
    public static byte[] setupSeed(String campaign, byte[] last) {
        return Digests.hmac(last, Digests.text("heraldo/setup/v1"), Digests.text(campaign));
    }

    /** The end of the chain from which all others follow: secret until the campaign ends. */
    public byte[] last() {
        return link(length);
    }

    /** The seed of a turn's dice. */
    public byte[] turnSeed(int turn) {
        return turnSeed(campaign, turn, link(turn));
    }

    /** The seed of a turn's dice, from its published link. */
    public static byte[] turnSeed(String campaign, int turn, byte[] link) {
        return Digests.hmac(
                link, Digests.text("heraldo/turn-seed/v1"), Digests.text(campaign), Digests.u32(turn), NO_BEACON);
    }

    /**
     * The seed of what a governor decides in one step of a turn. It never becomes public, and no seed of the chain leads to it.
     *
     * @param master the campaign's 32 secret random bytes
     */
    public static byte[] governorSeed(String campaign, byte[] master, int turn, int step, int seat) {
        return Digests.hmac(
                master,
                Digests.text("heraldo/governor/v1"),
                Digests.text(campaign),
                Digests.u32(turn),
                Digests.u32(step),
                Digests.u32(seat));
    }

    /** The anchor that the link of a turn leads to: its hash, so many times. */
    public static byte[] anchor(byte[] link, int turn) {
        return Digests.sha256(link, turn);
    }

    /** Returns whether a published link belongs to the turn after that of an earlier link. */
    public static boolean follows(byte[] link, byte[] earlier) {
        return Arrays.equals(Digests.sha256(link), earlier);
    }
}
