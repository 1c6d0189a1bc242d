package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Presence;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;

/** Tells game masters, once, that somebody has left the server in which they play. */
public final class DepartureDesk {

    private final Bureau bureau;

    public DepartureDesk(Bureau bureau) {
        this.bureau = bureau;
    }

    /** The seats whose players were due in a turn and sent nothing, excused or not. */
    public List<Occupancy> missed(TurnKey turn) {
        return bureau.ledger().read(books -> {
            List<Presence> noted = books.presences().of(turn.campaign(), turn.number());
            return books.occupancies().of(turn.campaign()).stream()
                    .filter(seat -> seat.played() && noted.stream().anyMatch(presence -> absent(presence, seat)))
                    .toList();
        });
    }

    private static boolean absent(Presence presence, Occupancy seat) {
        return presence.seat().equals(seat.seat())
                && presence.player() == seat.user()
                && !presence.kind().there();
    }

    /**
     * Notes whether the player of a seat has left the server, and alerts the game master of a departure.
     *
     * @param seat the seat at the time of the check
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
