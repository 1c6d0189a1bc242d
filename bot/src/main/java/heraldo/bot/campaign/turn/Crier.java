package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;

/** Reminds players that they are waited for. */
final class Crier {
    private final Bureau bureau;
    private final PositionReader positions;

    Crier(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
    }

    /** Reminds those who play, are due, have no orders and have not said that they are ready, while there is still time. */
    void remind(TurnKey key) {
        Instant now = bureau.clock().instant();
        bureau.ledger().record(books -> {
            CampaignTurn turn = books.turns().find(key).orElseThrow();
            Campaign campaign = Usher.find(books, key.campaign());
            books.turns().remindAt(key, campaign.terms().reminders().next(now, turn.due()));
            if (turn.due().filter(now::isBefore).isPresent()) {
                waitedFor(books, campaign, turn)
                        .forEach(seat -> Posts.to(books, Dispatch.Kind.REMINDER, key, seat, now));
            }
        });
        bureau.wake();
    }

    /** Of a turn that cannot be read nobody is reminded. */
    private List<Seat> waitedFor(Books books, Campaign campaign, CampaignTurn turn) {
        if (!positions.readable(campaign, turn)) {
            return List.of();
        }
        List<Occupancy> occupancies = books.occupancies().of(campaign.id());
        Position<?> position = positions.before(campaign, turn);
        return position.turn().due().stream()
                .filter(seat -> occupancies.get(seat.number() - 1).played())
                .filter(seat -> books.sheets()
                        .latest(turn.key(), seat)
                        .filter(Revision::says)
                        .isEmpty())
                .filter(seat -> position.prepared(seat).isEmpty())
                .toList();
    }
}
