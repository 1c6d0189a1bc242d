package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Loan;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.staff.Parting;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Takes the answers to invitations. Accepting a seat that is held replaces its holder; if the holder has come back meanwhile,
 * the invitation is withdrawn. Answers are idempotent.
 */
public final class InvitationDesk {

    private final Bureau bureau;
    private final Reseating reseating;

    public InvitationDesk(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.reseating = new Reseating(positions, bureau.clock());
    }

    /** An invitation, whatever has become of it; empty if there is none of that number. */
    public Optional<Invitation> find(long id) {
        return bureau.ledger().read(books -> books.staff().invitation(id));
    }

    /**
     * Says yes: the campaign as it is then.
     *
     * @throws RefusedException if it is not open any more, was made to somebody else, or they may not have the seat
     */
    public Roster accept(Act act, long id) {
        return answer(act, id, (table, invitation) -> take(table, invitation.named(act), act));
    }

    /** Says no. */
    public Roster decline(Act act, long id) {
        return answer(act, id, (table, invitation) -> {
            if (invitation.guest().user() == 0) {
                throw RefusedException.of("not-invited");
            }
            table.books().staff().settle(id, Invitation.State.DECLINED, table.now());
            table.key()
                    .ifPresent(turn -> Posts.alert(
                            table.books(),
                            table.campaign(),
                            turn,
                            Posts.say(
                                    "invitation-declined",
                                    "player",
                                    new PlayerText(act.userName()),
                                    "direction",
                                    String.valueOf(invitation.seat().isEmpty()),
                                    "seat",
                                    table.name(invitation)),
                            table.now()));
        });
    }

    private Roster answer(Act act, long id, BiConsumer<StaffTable, Invitation> deed) {
        Roster roster = bureau.ledger().write(books -> {
            Invitation invitation =
                    books.staff().invitation(id).orElseThrow(() -> RefusedException.of("invitation-gone"));
            Campaign campaign = Usher.find(books, invitation.campaign());
            if (!books.acts().knows(act.id())) {
                StaffTable table = StaffTable.of(books, campaign, bureau.clock().instant());
                demandOpen(table, invitation, act);
                deed.accept(table, invitation);
                books.acts().seen(act, Optional.of(new ActBook.Trace(new TurnKey(campaign.id(), 0, 0), 0, 0)));
            }
            CrashPoint.ACT_WRITTEN.reached();
            return new Roster(
                    Usher.find(books, campaign.id()),
                    books.occupancies().of(campaign.id()),
                    books.turns().newest(campaign.id()));
        });
        CrashPoint.ACT_COMMITTED.reached();
        bureau.wake();
        return roster;
    }

    private static void demandOpen(StaffTable table, Invitation invitation, Act act) {
        if (!invitation.isFor(act.user())) {
            throw RefusedException.of("not-invited");
        }
        if (table.campaign().status() == CampaignStatus.ENDED) {
            throw RefusedException.of("over");
        }
        if (invitation.state() == Invitation.State.BACK) {
            throw RefusedException.of("holder-back", "seat", invitation.seat().orElseThrow());
        }
        if (!invitation.open(table.now())) {
            throw RefusedException.of("invitation-gone");
        }
    }

    private void take(StaffTable table, Invitation invitation, Act act) {
        invitation.seat().ifPresentOrElse(seat -> sit(table, invitation, seat), () -> direct(table, invitation, act));
    }

    private void sit(StaffTable table, Invitation invitation, Seat seat) {
        Occupancy before = table.occupancy(seat);
        table.demandFit(invitation.guest().user(), seat);
        Books books = table.books();
        Campaign campaign = table.campaign();
        books.staff().settle(invitation.id(), Invitation.State.TAKEN, table.now());
        Occupancy taken =
                before.heldBy(invitation.guest().user(), invitation.guest().name());
        String key = invitation.turns() > 0 ? "seat-lent" : "seat-taken";
        table.pass(
                taken,
                invitation.turns() > 0 ? Parting.LENT : Parting.REPLACED,
                Posts.say(
                        key,
                        "name",
                        new PlayerText(taken.name()),
                        "player",
                        new PlayerText(taken.userName()),
                        "turns",
                        invitation.turns()));
        if (invitation.turns() > 0) {
            long owner = before.played() ? before.user() : 0;
            books.staff()
                    .lend(
                            new Loan(campaign.id(), seat, owner, before.userName(), invitation.turns()),
                            table.turn().map(InvitationDesk::next).orElse(0));
        }
        reseating.reconsider(books, campaign);
    }

    /** The first turn that somebody who sits down now plays in. */
    private static int next(CampaignTurn turn) {
        return turn.key().number() + (turn.status().takesOrders() ? 0 : 1);
    }

    private static void direct(StaffTable table, Invitation invitation, Act act) {
        table.books().staff().settle(invitation.id(), Invitation.State.TAKEN, table.now());
        boolean blind = table.direct(invitation.guest().user());
        Message words = Posts.naming(
                Posts.say("directs", "blind", String.valueOf(blind)),
                invitation.guest().name());
        table.key().ifPresent(turn -> table.books().acts().note(turn, act.at(), "directs", Posts.nameless(words)));
        table.tell(words);
    }
}
