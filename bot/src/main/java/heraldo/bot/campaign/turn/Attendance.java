package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.sheet.OpenSheet;
import heraldo.bot.campaign.sheet.Sheets;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * Notices when players whom the ruleset considers away come back: at their first interaction of any kind with the campaign, a
 * blank sheet is handed in for them.
 */
public final class Attendance {

    private final Bureau bureau;
    private final Usher usher;
    private final PositionReader positions;
    private final Sheets sheets;
    private final DeadlineClerk clerk;

    public Attendance(Bureau bureau, Usher usher, PositionReader positions, DeadlineClerk clerk) {
        this.bureau = bureau;
        this.usher = usher;
        this.positions = positions;
        this.sheets = new Sheets(bureau);
        this.clerk = clerk;
    }

    /** The acting user is present. Changes nothing for somebody who is not away, or has no seat in the campaign. */
    public void note(Act act) {
        if (bureau.ledger().read(books -> away(books, act)).isPresent()) {
            handIn(act);
        }
    }

    /**
     * The same, where it is known already what the act means.
     *
     * @param roster the campaign that the act names, as it was a moment ago
     */
    public void note(Act act, Roster roster) {
        boolean away = roster.of(act.user())
                .filter(occupancy -> roster.turn()
                        .filter(turn -> open(roster.campaign(), turn, act))
                        .filter(turn -> away(positions.before(roster.campaign(), turn), occupancy.seat()))
                        .isPresent())
                .isPresent();
        if (away) {
            handIn(act);
        }
    }

    private void handIn(Act act) {
        bureau.ledger()
                .write(books -> away(books, act).flatMap(openSheet -> handIn(books, openSheet)))
                .ifPresent(step -> clerk.step(step, act));
        bureau.wake();
    }

    private static boolean away(Position<?> position, Seat seat) {
        return position.turn().instant() && position.away(seat);
    }

    /** Returns the open sheet of a user whom the game takes for away; empty if the open turn takes no more sheets. */
    private Optional<OpenSheet> away(Books books, Act act) {
        return seated(books, act)
                .flatMap(seated -> books.turns()
                        .newest(seated.campaign().id())
                        .filter(turn -> open(seated.campaign(), turn, act))
                        .map(turn -> openSheet(books, seated, turn)))
                .filter(openSheet -> away(openSheet.position(), openSheet.seat()));
    }

    private Optional<CampaignSeat> seated(Books books, Act act) {
        try {
            Campaign campaign = usher.campaign(books, act);
            return Usher.occupancy(books, campaign, act.user()).map(occupancy -> new CampaignSeat(campaign, occupancy));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }

    /** The last turn of a campaign that was ended before its game was over is left as it was. */
    private static boolean open(Campaign campaign, CampaignTurn turn, Act act) {
        return campaign.status() == CampaignStatus.RUNNING
                && turn.status().takesOrders()
                && turn.due().map(act.at()::isBefore).orElse(true);
    }

    private OpenSheet openSheet(Books books, CampaignSeat seated, CampaignTurn turn) {
        Campaign campaign = seated.campaign();
        List<Occupancy> occupancies = books.occupancies().of(campaign.id());
        Optional<Revision> latest =
                books.sheets().latest(turn.key(), seated.occupancy().seat());
        return new OpenSheet(seated, occupancies, turn, positions.before(campaign, turn), latest, OrderSheet.EMPTY);
    }

    private Optional<TurnKey> handIn(Books books, OpenSheet openSheet) {
        TurnKey key = openSheet.turn().key();
        new StaffTable(
                        books,
                        openSheet.campaign(),
                        Optional.of(openSheet.turn()),
                        bureau.clock().instant())
                .back(openSheet.seated().occupancy());
        books.sheets()
                .add(sheets.revise(
                        openSheet.campaign(),
                        openSheet.occupancies(),
                        key,
                        openSheet.seat(),
                        openSheet.latest(),
                        OrderSheet.EMPTY,
                        false,
                        openSheet.seated().occupancy().user()));
        return books.turns().change(openSheet.turn(), openSheet.turn().handedIn())
                ? Optional.of(key)
                : Optional.empty();
    }
}
