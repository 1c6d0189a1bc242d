package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** The book of order sheets: revisions are added and never changed. */
public interface SheetBook {
    void add(Revision revision);

    /** The latest revision of a seat's sheet for a turn. */
    Optional<Revision> latest(TurnKey turn, Seat seat);

    /** The latest revision of every seat that has one, in the order of the seats. */
    List<Revision> latest(TurnKey turn);

    /** The latest revision of a seat's sheet for every turn, and every step of one, that it sent one for; oldest first. */
    List<Revision> latest(CampaignId campaign, Seat seat);

    Optional<Revision> find(TurnKey turn, Seat seat, int number);
}
