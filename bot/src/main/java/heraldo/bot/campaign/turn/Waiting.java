package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.sheet.Sheets;
import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Says who is still waited for in a turn, and what they have not done. Players with nothing to do are never waited for. */
final class Waiting {

    private static final Logger LOG = LoggerFactory.getLogger(Waiting.class);

    private final Bureau bureau;
    private final PositionReader positions;
    private final Sheets sheets;

    Waiting(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.sheets = new Sheets(bureau);
    }

    /**
     * Those who play, are due, have no orders and have not said that they are ready, and those who have not said so, could still
     * do something, and asked to be told; none once there is no time left.
     */
    SortedMap<Seat, Missing> in(Books books, CampaignTurn turn) {
        SortedMap<Seat, Missing> waiting = new TreeMap<>();
        Campaign campaign = Usher.find(books, turn.key().campaign());
        Instant now = bureau.clock().instant();
        boolean time = turn.status().takesOrders()
                && turn.deadline().filter(now::isBefore).isPresent();
        // Of a turn that cannot be read nobody is waited for.
        if (time && positions.readable(campaign, turn)) {
            List<Occupancy> occupancies = books.occupancies().of(campaign.id());
            Position<?> position = positions.before(campaign, turn);
            for (Seat seat : position.turn().due()) {
                Occupancy occupancy = occupancies.get(seat.number() - 1);
                if (occupancy.played() && !away(books, campaign, turn, occupancy)) {
                    missing(books, campaign, turn, position, occupancy)
                            .ifPresent(missing -> waiting.put(seat, missing));
                }
            }
        }
        return waiting;
    }

    /** A player who has said that they are away then is not waited for. */
    private static boolean away(Books books, Campaign campaign, CampaignTurn turn, Occupancy occupancy) {
        return turn.due()
                .filter(due -> RollCall.covered(books, campaign, occupancy.user(), due))
                .isPresent();
    }

    /** Returns the work that a seat has left in a turn; empty if nobody waits for it. */
    Optional<Missing> of(Books books, TurnKey key, Seat seat) {
        return books.turns()
                .find(key)
                .flatMap(turn -> Optional.ofNullable(in(books, turn).get(seat)));
    }

    private Optional<Missing> missing(
            Books books, Campaign campaign, CampaignTurn turn, Position<?> position, Occupancy occupancy) {
        Seat seat = occupancy.seat();
        Optional<Revision> latest = books.sheets().latest(turn.key(), seat);
        if (latest.filter(Revision::ready).isPresent()) {
            return Optional.empty();
        }
        boolean idle = latest.filter(Revision::says).isEmpty()
                && position.prepared(seat).isEmpty();
        boolean eager = books.preferences().of(occupancy.user()).reminders().unused();
        return Optional.of(seat)
                .filter(any -> idle || eager)
                .map(any -> Missing.of(latest, outlook(campaign, turn, position, seat, latest)))
                .filter(missing -> idle || missing.unused());
    }

    /** Nobody misses a reminder because the state holds something that cannot be computed. */
    private Outlook outlook(
            Campaign campaign, CampaignTurn turn, Position<?> position, Seat seat, Optional<Revision> latest) {
        try {
            return position.outlook(seat, sheets.read(campaign, latest));
        } catch (RuntimeException e) {
            LOG.warn(
                    "what a sheet of {} leaves unused cannot be told: {}",
                    turn,
                    e.getClass().getName());
            return Outlook.BLANK;
        }
    }
}
