package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.TurnKey;

/**
 * The number of a turn. Turns that wait for nobody (a market day, the tick between two players) count for dice and proofs, but
 * not for people, who read them as part of the turn before.
 *
 * @param own the number that proofs use, from 1; it is part of {@link TurnKey}
 * @param seen the number that people read, without gaps; 0 before the first turn that waits for anybody
 */
public record TurnNumber(int own, int seen) {

    /** Returns the number that proofs use, if people read another one; else 0. */
    public int aside() {
        return own == seen ? 0 : own;
    }

    /** Gives a turn that is opened its number: the next one, or that of the turn before if nobody is waited for. */
    public static void give(Books books, TurnKey turn, boolean waitsForSomebody) {
        int before = turn.number() == 1
                ? 0
                : of(books, turn.campaign(), turn.number() - 1).seen();
        books.turns().show(turn, waitsForSomebody ? before + 1 : before);
    }

    public static TurnNumber of(Books books, CampaignId campaign, int own) {
        return new TurnNumber(own, books.turns().shown(campaign, own));
    }

    public static TurnNumber of(Books books, TurnKey turn) {
        return of(books, turn.campaign(), turn.number());
    }
}
