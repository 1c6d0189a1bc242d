package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.rules.kernel.Seat;
import java.util.Set;

/** Knows for whom each seat's private channel was opened: a new holder gets a new channel. */
public final class RoomDesk {

    private final Ledger ledger;

    public RoomDesk(Ledger ledger) {
        this.ledger = ledger;
    }

    /** The private channel of a seat is opened for a player. */
    public void opened(CampaignId campaign, Seat seat, long player) {
        ledger.record(books -> books.staff().open(campaign, seat, player));
    }

    /** Returns whether the private channel of a seat was opened for a user other than its player. */
    public boolean othersRoom(CampaignId campaign, Occupancy occupancy) {
        return occupancy.played()
                && occupancy.channel() != 0
                && ledger.read(books -> books.staff().guest(campaign, occupancy.seat())).stream()
                        .anyMatch(guest -> guest != occupancy.user());
    }

    /** Returns whether the private channel of a seat was ever opened for anybody. */
    public boolean visited(CampaignId campaign, Seat seat) {
        return ledger.read(books -> books.staff().guest(campaign, seat)).isPresent();
    }

    /** The private channel of a seat is nobody's any more: its player has none until another is made. */
    public void retire(CampaignId campaign, Seat seat) {
        ledger.record(books -> {
            Occupancy occupancy = books.occupancies().of(campaign, seat);
            books.staff().retire(campaign, occupancy.channel());
            books.staff().open(campaign, seat, occupancy.user());
            books.occupancies().change(occupancy.in(0));
        });
    }

    /** The private channels of a campaign that are nobody's any more. */
    public Set<Long> retired(CampaignId campaign) {
        return ledger.read(books -> books.staff().retired(campaign));
    }
}
