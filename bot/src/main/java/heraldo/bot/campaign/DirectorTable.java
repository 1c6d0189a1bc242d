package heraldo.bot.campaign;

import java.time.Instant;

/** A campaign in front of its game master. */
record DirectorTable(Books books, Campaign campaign, CampaignTurn turn, Instant now) {

    /**
     * The turn, if it still takes orders.
     *
     * @throws RefusedException otherwise
     */
    CampaignTurn open() {
        if (!turn.status().takesOrders()) {
            throw RefusedException.of("turn-closed");
        }
        return turn;
    }

    /** The same under other terms. */
    DirectorTable under(Campaign agreed) {
        return new DirectorTable(books, agreed, turn, now);
    }

    /** Writes the turn as it is to be from now on. */
    void change(CampaignTurn next) {
        books.turns().change(turn, next);
        books.turns().remindAt(next.key(), campaign.terms().reminders().next(now, next.due()));
    }
}
