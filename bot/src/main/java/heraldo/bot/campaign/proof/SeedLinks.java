package heraldo.bot.campaign.proof;

import java.util.Optional;

/**
 * The chain of seeds.
 *
 * @param chain the number of turns it serves
 * @param anchor its public end
 * @param last its secret end; once the game is over
 */
public record SeedLinks(int chain, String anchor, Optional<String> last) {
    public SeedLinks {
        Hash.demand(anchor);
        last.ifPresent(Hash::demand);
        if (chain < 1) {
            throw new IllegalArgumentException("not a campaign");
        }
    }
}
