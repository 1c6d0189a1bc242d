package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.StandingSheet;
import heraldo.bot.campaign.model.StandingUse;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** The book of sheets that are kept for turns in which their seat sends none, and of what came of them. */
public interface StandingBook {

    /** What the present holder of a seat keeps; nobody inherits it. */
    Optional<StandingSheet> of(CampaignId campaign, Seat seat);

    /** All that is kept in a campaign, in the order of the seats. */
    List<StandingSheet> of(CampaignId campaign);

    /** Puts a sheet in the place of the one that was kept before. */
    void keep(StandingSheet sheet);

    void drop(CampaignId campaign, Seat seat);

    /** Notes, once, what came of a sheet in a turn. */
    void use(TurnKey turn, Seat seat, StandingUse use);

    /** What came of it; empty where it was not turned to. */
    Optional<StandingUse> use(TurnKey turn, Seat seat);
}
