package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Chair;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Seated;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Positions;
import heraldo.bot.campaign.sheet.Sheets;
import heraldo.bot.campaign.sheet.Sitting;
import heraldo.rules.kernel.OrderSheet;
import java.util.List;
import java.util.Optional;

/**
 * Notices that players whom their ruleset takes for away are back: at the first thing they do in the campaign, whatever it is,
 * a blank sheet is handed in for them.
 */
public final class Attendance {

    private final Bureau bureau;
    private final Usher usher;
    private final Positions positions;
    private final Sheets sheets;
    private final DeadlineClerk clerk;

    public Attendance(Bureau bureau, Usher usher, Positions positions, DeadlineClerk clerk) {
        this.bureau = bureau;
        this.usher = usher;
        this.positions = positions;
        this.sheets = new Sheets(bureau);
        this.clerk = clerk;
    }

    /** The user who acts is there. Whoever is not away, or has no seat where he acts, changes nothing by that. */
    public void note(Act act) {
        if (bureau.ledger().read(books -> away(books, act)).isPresent()) {
            bureau.ledger()
                    .write(books -> away(books, act).flatMap(sitting -> handIn(books, sitting)))
                    .ifPresent(step -> clerk.step(step, act));
            bureau.wake();
        }
    }

    /** Where a user sits who is taken for away, if the open turn still takes sheets. */
    private Optional<Sitting> away(Books books, Act act) {
        return seated(books, act)
                .flatMap(seated -> books.turns()
                        .newest(seated.campaign().id())
                        .filter(turn -> open(turn, act))
                        .map(turn -> sitting(books, seated, turn)))
                .filter(sitting -> sitting.instant() && sitting.position().away(sitting.seat()));
    }

    private Optional<Seated> seated(Books books, Act act) {
        try {
            Campaign campaign = usher.campaign(books, act);
            return Usher.chair(books, campaign, act.user()).map(chair -> new Seated(campaign, chair));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }

    private static boolean open(CampaignTurn turn, Act act) {
        return turn.status().takesOrders() && turn.due().map(act.at()::isBefore).orElse(true);
    }

    private Sitting sitting(Books books, Seated seated, CampaignTurn turn) {
        Campaign campaign = seated.campaign();
        List<Chair> chairs = books.chairs().of(campaign.id());
        Optional<Revision> latest =
                books.sheets().latest(turn.key(), seated.chair().seat());
        return new Sitting(seated, chairs, turn, positions.before(campaign, turn), latest, OrderSheet.EMPTY);
    }

    private Optional<TurnKey> handIn(Books books, Sitting sitting) {
        TurnKey key = sitting.turn().key();
        books.sheets()
                .add(sheets.revise(
                        sitting.campaign(),
                        sitting.chairs(),
                        key,
                        sitting.seat(),
                        sitting.latest(),
                        OrderSheet.EMPTY,
                        false,
                        sitting.seated().chair().user()));
        return books.turns().change(sitting.turn(), sitting.turn().handedIn()) ? Optional.of(key) : Optional.empty();
    }
}
