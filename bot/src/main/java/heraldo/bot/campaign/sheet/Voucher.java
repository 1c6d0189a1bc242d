package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.Revision;
import heraldo.rules.chance.Sibling;
import java.util.List;
import java.util.Optional;

/**
 * The Merkle proof that a player's own sheet was in a turn's seal. For that player alone.
 *
 * @param turn the number of the turn
 * @param entries the sheets of the seat: one, or one for each step in which it handed something in
 * @param root the seal that was posted, in hexadecimal; empty as long as there is none
 * @param post the Discord identifier of the message with the seal
 */
public record Voucher(
        CampaignSeat seated, TurnNumber turn, List<Entry> entries, Optional<String> root, Optional<String> post) {
    public Voucher {
        entries = List.copyOf(entries);
    }

    /**
     * One sheet.
     *
     * @param step the step of the turn, from 1
     * @param path the way from the leaf to the root; empty as long as there is no root
     */
    public record Entry(int step, Revision sheet, List<Sibling> path) {
        public Entry {
            path = List.copyOf(path);
        }
    }

    @Override
    public String toString() {
        return "voucher of " + seated.occupancy().seat() + " for turn " + turn.own();
    }
}
