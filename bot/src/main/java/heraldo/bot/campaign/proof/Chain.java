package heraldo.bot.campaign.proof;

import heraldo.rules.chance.SeedChain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A record's chain of seeds, from the anchor upwards. Each link is hashed once, however many rows refer to it. */
final class Chain {

    private final int length;
    /** Links that lead to the anchor, by their turns. */
    private final byte[][] proved = new byte[SeedChain.LENGTH + 1][];

    Chain(Line.Campaign campaign) {
        length = campaign.links().chain();
        proved[0] = Hash.bytes(campaign.links().anchor());
    }

    /**
     * Returns whether the link of a turn leads to the anchor; false past the chain's end, or if the chain is longer than {@link
     * SeedChain#LENGTH}.
     */
    boolean holds(int turn, String link) {
        if (length > SeedChain.LENGTH || turn > length) {
            return false;
        }
        List<byte[]> walked = new ArrayList<>();
        byte[] node = Hash.bytes(link);
        while (proved[turn - walked.size()] == null) {
            walked.add(node);
            node = SeedChain.anchor(node, 1);
        }
        boolean holds = Arrays.equals(node, proved[turn - walked.size()]);
        for (int i = 0; holds && i < walked.size(); i++) {
            proved[turn - i] = walked.get(i);
        }
        return holds;
    }
}
