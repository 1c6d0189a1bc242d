package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.turn.Reins;
import java.time.Instant;
import java.util.Optional;

/** A campaign in front of its game master. */
record DirectorTable(Books books, Campaign campaign, CampaignTurn turn, Instant now) {

    /**
     * The turn, if it still takes orders.
     *
     * @throws RefusedException otherwise; the sentence says what can be done with a turn that crashed
     */
    CampaignTurn open() {
        if (turn.status() == TurnStatus.CRASHED) {
            throw RefusedException.of("crashed", "turn", shown());
        }
        if (!turn.status().takesOrders()) {
            throw RefusedException.of("turn-closed");
        }
        return turn;
    }

    /** The same for whoever holds the reins, if the turn still takes orders. */
    Reins.Open reins() {
        return new Reins.Open(books, campaign, open(), now);
    }

    /** Returns the shown number of the turn. */
    int shown() {
        return TurnNumber.of(books, turn.key()).seen();
    }

    /** The turn before. */
    Optional<CampaignTurn> before() {
        return books.turns().last(campaign.id(), turn.key().number() - 1);
    }

    /** The same under other terms. */
    DirectorTable under(Campaign agreed) {
        return new DirectorTable(books, agreed, turn, now);
    }

    /** Writes the turn as it is to be from now on. */
    void change(CampaignTurn next) {
        new Reins.Open(books, campaign, turn, now).change(next);
    }
}
