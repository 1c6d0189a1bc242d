package heraldo.bot.campaign.press;

import heraldo.bot.campaign.model.Treaty;
import heraldo.rules.kernel.Seat;
import java.util.List;

/**
 * A treaty that somebody wants to offer. Prints nothing of it.
 *
 * @param to the other parties
 */
public record Proposal(List<Seat> to, Treaty.Wording wording) {

    public Proposal {
        to = List.copyOf(to);
    }

    @Override
    public String toString() {
        return "a proposal";
    }
}
