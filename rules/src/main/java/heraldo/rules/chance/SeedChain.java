package heraldo.rules.chance;

import java.util.Arrays;

/**
 * The seeds of a campaign, fixed before its first turn: s_N comes from the campaign's secret, each link below is the
 * hash of the one above, and s_0, the anchor, is public from the start. Publishing s_t when turn t has ended proves
 * that it was fixed all along, and tells nothing of s_t+1.
 */
public final class SeedChain {

    /** How many turns a chain serves unless a campaign needs more. */
    public static final int LENGTH = 4096;

    private static final byte[] NO_BEACON = new byte[32];

    private final String campaign;
    private final byte[][] links;

    private SeedChain(String campaign, byte[][] links) {
        this.campaign = campaign;
        this.links = links;
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
        byte[][] links = new byte[length + 1][];
        links[length] = Digests.sha256(Digests.text("heraldo/seed-chain/v1"), Digests.text(campaign), master);
        for (int i = length; i > 0; i--) {
            links[i - 1] = Digests.sha256(links[i]);
        }
        return new SeedChain(campaign, links);
    }

    /** What is published when the campaign starts. */
    public byte[] anchor() {
        return link(0);
    }

    /**
     * The link of a turn, published when the turn has ended.
     *
     * @param turn from 0 (the anchor) to the chain's length
     */
    public byte[] link(int turn) {
        return links[turn].clone();
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
        return link(links.length - 1);
    }

    /** The seed of a turn's dice. */
    public byte[] turnSeed(int turn) {
        return turnSeed(campaign, turn, links[turn]);
    }

    /** The seed of a turn's dice, from its published link. */
    public static byte[] turnSeed(String campaign, int turn, byte[] link) {
        return Digests.hmac(
                link, Digests.text("heraldo/turn-seed/v1"), Digests.text(campaign), Digests.u32(turn), NO_BEACON);
    }

    /** The anchor that the link of a turn leads to: its hash, so many times. */
    public static byte[] anchor(byte[] link, int turn) {
        byte[] earlier = link;
        for (int i = 0; i < turn; i++) {
            earlier = Digests.sha256(earlier);
        }
        return earlier;
    }

    /** Whether a published link belongs to the turn after that of an earlier link. */
    public static boolean follows(byte[] link, byte[] earlier) {
        return Arrays.equals(Digests.sha256(link), earlier);
    }
}
