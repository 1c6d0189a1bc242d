package heraldo.bot.campaign.proof;

import java.util.Optional;

/**
 * The states before and after a turn.
 *
 * @param before the fingerprint of the state it was played on
 * @param after the fingerprint of the state it led to
 * @param state the state it was played on, where that is not simply the one the line before led to
 */
public record StateTrail(Optional<String> before, Optional<String> after, Optional<String> state) {
    public StateTrail {
        before.ifPresent(Hash::demand);
        after.ifPresent(Hash::demand);
    }
}
