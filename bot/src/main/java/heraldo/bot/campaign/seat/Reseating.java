package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.turn.ReminderPlan;
import heraldo.bot.campaign.turn.TurnOpening;

/** The consequences for the open turn of a player's arrival or departure. */
final class Reseating {

    private final PositionReader positions;
    private final CampaignClock clock;

    Reseating(PositionReader positions, CampaignClock clock) {
        this.positions = positions;
        this.clock = clock;
    }

    /** A governor plays as soon as a seat it holds is due, even if somebody came or went meanwhile. */
    void reconsider(Books books, Campaign campaign) {
        if (campaign.status() == CampaignStatus.RUNNING) {
            CampaignTurn turn = books.turns().newest(campaign.id()).orElseThrow();
            TurnOpening.reconsider(books, campaign, turn, positions.before(campaign, turn));
            ReminderPlan.follow(books, campaign, turn, clock.instant());
        }
    }
}
