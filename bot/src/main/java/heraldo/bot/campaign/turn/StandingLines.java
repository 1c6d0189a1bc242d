package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.StandingSheet;
import heraldo.bot.campaign.model.StandingUse;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.campaign.sheet.OpenSheet;
import heraldo.bot.campaign.sheet.StandingOrders;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Validates the standing sheets of seats that sent nothing in a locked turn. Only their players learn what is in them; channels
 * only say how many lines were sent.
 */
final class StandingLines {
    private final Bureau bureau;

    StandingLines(Bureau bureau) {
        this.bureau = bureau;
    }

    /**
     * A standing sheet in a turn.
     *
     * @param player the player who keeps it
     * @param orders the orders of it that stand now
     */
    record Judged(long player, StandingOrders orders) {
        /** Returns whether the seat sends this sheet: its author still plays the seat, and at least one line stands. */
        boolean sendsFor(Occupancy occupancy) {
            return keptBy(occupancy) && !orders.stood().isEmpty();
        }

        private boolean keptBy(Occupancy occupancy) {
            return occupancy.played() && occupancy.user() == player;
        }

        @Override
        public String toString() {
            return "standing lines";
        }
    }

    /** Judges the sheets of those who are due and have written nothing; none where orders are played at once. */
    SortedMap<Seat, Judged> of(Campaign campaign, CampaignTurn turn, Position<?> position) {
        SortedMap<Seat, Judged> judged = new TreeMap<>();
        if (position.turn().instant()) {
            return judged;
        }
        bureau.ledger()
                .read(books -> {
                    List<Occupancy> occupancies = books.occupancies().of(campaign.id());
                    return books.standing().of(campaign.id()).stream()
                            .filter(sheet -> position.turn().due().contains(sheet.seat()))
                            .filter(sheet -> books.sheets()
                                    .latest(turn.key(), sheet.seat())
                                    .isEmpty())
                            .map(sheet -> new Kept(blank(campaign, occupancies, turn, position, sheet.seat()), sheet))
                            .toList();
                })
                .forEach(kept -> judged.put(kept.sheet().seat(), judged(kept)));
        return judged;
    }

    private record Kept(OpenSheet blank, StandingSheet sheet) {}

    private static OpenSheet blank(
            Campaign campaign, List<Occupancy> occupancies, CampaignTurn turn, Position<?> position, Seat seat) {
        CampaignSeat seated = new CampaignSeat(campaign, occupancies.get(seat.number() - 1));
        return new OpenSheet(seated, occupancies, turn, position, Optional.empty(), OrderSheet.EMPTY);
    }

    private Judged judged(Kept kept) {
        Rulebook<?> rulebook = bureau.library().rulebook(kept.blank().campaign());
        OrderSheet sheet = rulebook.sheet(kept.sheet().sheet());
        return new Judged(kept.sheet().player(), StandingOrders.of(kept.blank(), sheet));
    }

    /** Stores the result of the sheet for its player, and has the player told that there is one. */
    void tell(Books books, Campaign campaign, TurnKey turn, Occupancy occupancy, Judged judged, Instant now) {
        if (!judged.keptBy(occupancy)) {
            return;
        }
        List<StandingOrders.Dropped> dropped = judged.orders().dropped();
        OrderSheet lines = new OrderSheet(
                dropped.stream().map(StandingOrders.Dropped::order).toList());
        List<Message> reasons = dropped.stream()
                .map(StandingOrders.Dropped::why)
                .map(Refusal::message)
                .toList();
        int stood = judged.orders().stood().size();
        String stored = bureau.library().rulebook(campaign).write(lines);
        books.standing().use(turn, occupancy.seat(), new StandingUse(stood, stored, reasons));
        Message words = Posts.say("standing", "stood", stood, "dropped", dropped.size());
        Posts.to(books, Dispatch.Kind.WHISPER, turn, occupancy.seat(), Optional.of(words), now);
    }
}
