package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;

/**
 * The desks of those who write sheets.
 *
 * @param orders takes orders
 * @param standing keeps sheets for turns in which nothing is sent
 * @param offers carries offers between seats
 * @param vouchers proves to players that their sheets were sealed
 */
public record Writing(OrderDesk orders, StandingDesk standing, OfferDesk offers, VoucherDesk vouchers) {

    /** Opens them. */
    public static Writing of(Bureau bureau, Usher usher, PositionReader positions, SheetClerk sheets) {
        return new Writing(
                new OrderDesk(bureau.library(), sheets),
                new StandingDesk(bureau, sheets),
                new OfferDesk(bureau, sheets),
                new VoucherDesk(bureau, usher, positions));
    }
}
