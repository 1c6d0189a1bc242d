package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.kernel.PlayerText;
import java.util.Optional;

/** Tells game masters, once, that somebody has left the server in which he plays. */
public final class DepartureDesk {

    private final Bureau bureau;

    public DepartureDesk(Bureau bureau) {
        this.bureau = bureau;
    }

    /**
     * Whether the player of a seat is still in the server.
     *
     * @param seat as it was when that was asked
     */
    public void note(Occupancy seat, boolean gone) {
        bureau.ledger().record(books -> {
            Campaign campaign = Usher.find(books, seat.campaign());
            Optional<CampaignTurn> turn = books.turns().newest(campaign.id());
            if (!gone) {
                books.staff().arrive(campaign.id(), seat.user());
            } else if (turn.isPresent() && books.staff().depart(campaign.id(), seat.user())) {
                Posts.alert(
                        books,
                        campaign,
                        turn.get().key(),
                        Posts.say("departed", "seat", seat.seat(), "player", new PlayerText(seat.userName())),
                        bureau.clock().instant());
            }
        });
        bureau.wake();
    }
}
