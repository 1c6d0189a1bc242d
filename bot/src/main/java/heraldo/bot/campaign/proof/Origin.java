package heraldo.bot.campaign.proof;

import java.util.Objects;
import java.util.Optional;

/**
 * The setup of a game, disclosed once it is over.
 *
 * @param setupSeed follows from the secret end of the chain: the seed of map, decks and lots
 * @param setup the setup in the ruleset's own form
 */
public record Origin(Optional<String> setupSeed, Optional<String> setup) {
    public Origin {
        setupSeed.ifPresent(Hash::demand);
        Objects.requireNonNull(setup);
    }
}
