package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.StandingSheet;
import heraldo.bot.campaign.model.StandingUse;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** The book of standing sheets, used in turns in which their seat sends none, and of their results. */
public interface StandingBook {

    /** Returns the standing sheet of a seat's present holder; nobody inherits it. */
    Optional<StandingSheet> of(CampaignId campaign, Seat seat);

    /** All that is kept in a campaign, in the order of the seats. */
    List<StandingSheet> of(CampaignId campaign);

    /** Puts a sheet in the place of the one that was kept before. */
    void keep(StandingSheet sheet);

    void drop(CampaignId campaign, Seat seat);

    /** Stores, once, the result of a sheet in a turn. */
    void use(TurnKey turn, Seat seat, StandingUse use);

    /** Its result; empty if the sheet was not used. */
    Optional<StandingUse> use(TurnKey turn, Seat seat);
}
