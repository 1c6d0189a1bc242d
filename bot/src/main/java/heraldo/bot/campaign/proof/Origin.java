package heraldo.bot.campaign.proof;

import java.util.Objects;
import java.util.Optional;

/**
 * How the game was set up; once it is over.
 *
 * @param setupSeed follows from the secret end of the chain: the seed of map, decks and lots
 * @param setup what the game was set up from, in the ruleset's own form
 */
public record Origin(Optional<String> setupSeed, Optional<String> setup) {
    public Origin {
        setupSeed.ifPresent(Hash::demand);
        Objects.requireNonNull(setup);
    }
}
