package heraldo.bot.campaign.master;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import java.util.List;

/**
 * The preview of an edict's effects on the open position, for its game master. The books hold nothing of it yet.
 *
 * @param turn the turn that is open
 * @param position a fingerprint of the position, so that the game master confirms only what was shown
 * @param edict the order that would enter the game
 * @param changes the changes it would make, as far as the game master may know
 * @param secret whether it stays secret until it takes effect
 * @param drawn whether its effect shows only once it is done
 */
public record EdictPreview(
        TurnKey turn, int position, Order edict, List<Message> changes, boolean secret, boolean drawn) {
    public EdictPreview {
        changes = List.copyOf(changes);
    }

    static int mark(CampaignTurn turn) {
        return turn.state().hashCode();
    }

    /**
     * Holds it against the turn that is open now.
     *
     * @throws RefusedException if it is another, or the position is
     */
    void demandOf(CampaignTurn open) {
        if (!open.key().equals(turn)) {
            throw RefusedException.of("edict-past");
        }
        if (mark(open) != position) {
            throw RefusedException.of("edict-stale");
        }
    }

    @Override
    public String toString() {
        return "a preview";
    }
}
