package heraldo.rules.chance;

/** The seal over an act of the game master: a salted hash, which reveals nothing without the salt and fits no other act. */
public final class SealedDeed {

    private static final byte[] LEAF = {0};

    private SealedDeed() {}

    /**
     * The leaf of one act.
     *
     * @param campaign the campaign's UUID
     * @param turn the turn that was open, and {@code step} its step
     * @param salt 32 secret random bytes
     * @param text what was done, in stored form
     */
    public static byte[] leaf(String campaign, int turn, int step, byte[] salt, String text) {
        return Digests.sha256(
                LEAF,
                Digests.text("heraldo/act/v1"),
                Digests.text(campaign),
                Digests.u32(turn),
                Digests.u32(step),
                salt,
                Digests.utf8(text));
    }
}
