package heraldo.bot.campaign.press;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Treaty;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A running campaign in front of somebody who speaks with others in it, or reads what was said.
 *
 * @param reader the seat that they hold; empty if they hold none
 */
record PressTable(
        Books books,
        Campaign campaign,
        CampaignTurn turn,
        List<Occupancy> occupancies,
        Optional<Seat> reader,
        Instant now) {

    /** In front of whoever holds a seat. */
    static PressTable ofSeat(Books books, CampaignSeat seated, Instant now) {
        if (seated.campaign().status() == CampaignStatus.ENDED) {
            throw RefusedException.of("over");
        }
        return of(books, seated.campaign(), Optional.of(seated.occupancy().seat()), now);
    }

    /** In front of anybody. */
    static PressTable ofReader(Books books, Campaign campaign, Act act, Instant now) {
        return of(books, campaign, Usher.occupancy(books, campaign, act.user()).map(Occupancy::seat), now);
    }

    private static PressTable of(Books books, Campaign campaign, Optional<Seat> reader, Instant now) {
        CampaignTurn turn = books.turns().newest(campaign.id()).orElseThrow(() -> RefusedException.of("not-started"));
        return new PressTable(books, campaign, turn, books.occupancies().of(campaign.id()), reader, now);
    }

    /** The acting user's seat. */
    Seat seat() {
        return reader.orElseThrow(() -> RefusedException.of("no-seat"));
    }

    /** Returns the shown number of the turn. */
    int shown() {
        return TurnNumber.of(books, turn.key()).seen();
    }

    /** The parties of a treaty except for the acting user's seat. */
    List<Seat> others(Treaty treaty) {
        return treaty.seats().stream().filter(seat -> !seat.equals(seat())).toList();
    }

    /** Tells seats that somebody plays, in their channels, that something has come; they find there what it is. */
    void tell(long treaty, List<Seat> seats, String words) {
        seats.stream()
                .filter(seat -> occupancies.get(seat.number() - 1).played())
                .forEach(seat -> Posts.to(
                        books,
                        Dispatch.Kind.TREATY,
                        turn.key(),
                        seat,
                        Optional.of(Posts.say(words, "seat", seat(), "treaty", treaty)),
                        now));
    }

    /** Tells everybody. */
    void announce(String words, Object... namesAndValues) {
        Posts.notice(books, campaign, turn.key(), Posts.say(words, namesAndValues), now);
    }
}
