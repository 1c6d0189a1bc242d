package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Loan;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Takes the answers to invitations. Whoever takes a seat that somebody holds takes his place; if the holder has come back
 * meanwhile, the invitation is void. An answer that comes twice is taken once.
 */
public final class InvitationDesk {

    private final Bureau bureau;
    private final PositionReader positions;
    private final Reseating reseating;

    public InvitationDesk(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.reseating = new Reseating(positions, bureau.clock());
    }

    /** An invitation, whatever has become of it; empty if there is none of that number. */
    public Optional<Invitation> find(long id) {
        return bureau.ledger().read(books -> books.staff().invitation(id));
    }

    /**
     * Says yes: the campaign as it is then.
     *
     * @throws RefusedException if it is not open any more, was made to somebody else, or he may not have the seat
     */
    public Roster accept(Act act, long id) {
        return answer(act, id, this::take);
    }

    /** Says no. */
    public Roster decline(Act act, long id) {
        return answer(act, id, (table, invitation) -> {
            if (invitation.player() != act.user()) {
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
                StaffTable table = new StaffTable(
                        books,
                        campaign,
                        books.turns().newest(campaign.id()),
                        bureau.clock().instant());
                demandOpen(table, invitation, act);
                deed.accept(table, invitation.named(act));
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
        if (!invitation.open(table.now())) {
            throw RefusedException.of("invitation-gone");
        }
    }

    private void take(StaffTable table, Invitation invitation) {
        invitation.seat().ifPresentOrElse(seat -> sit(table, invitation, seat), () -> direct(table, invitation));
    }

    private void sit(StaffTable table, Invitation invitation, Seat seat) {
        Occupancy before = table.occupancy(seat);
        table.demandFit(invitation.player(), seat);
        long holder = before.played() ? before.user() : 0;
        if (holder != 0 && (holder != invitation.holder() || back(table, before, invitation))) {
            throw RefusedException.of("holder-back", "seat", seat);
        }
        Books books = table.books();
        Campaign campaign = table.campaign();
        books.staff().settle(invitation.id(), Invitation.State.TAKEN, table.now());
        table.withdraw(Optional.of(seat));
        books.staff().endLoan(campaign.id(), seat);
        if (invitation.turns() > 0) {
            books.staff().lend(new Loan(campaign.id(), seat, holder, before.userName(), until(table, invitation)));
        }
        if (holder != 0) {
            table.write(holder, table.farewell(before));
        }
        Occupancy taken = before.heldBy(invitation.player(), invitation.playerName());
        String key = invitation.turns() > 0 ? "seat-lent" : "seat-taken";
        table.seat(
                taken,
                Posts.say(
                        key,
                        "name",
                        new PlayerText(taken.name()),
                        "player",
                        new PlayerText(taken.userName()),
                        "turns",
                        invitation.turns()));
        reseating.reconsider(books, campaign);
    }

    /** Whether the holder of a seat has written on his sheet since it was offered. */
    private static boolean back(StaffTable table, Occupancy holder, Invitation invitation) {
        int since =
                table.key().filter(turn -> turn.number() == invitation.turn()).isPresent() ? invitation.revision() : 0;
        return table.key()
                .flatMap(turn -> table.books().sheets().latest(turn, holder.seat()))
                .filter(revision -> revision.author() == holder.user() && revision.number() > since)
                .isPresent();
    }

    /** In games of one player's turn after another, a turn means one of each seat. */
    private int until(StaffTable table, Invitation invitation) {
        return table.turn()
                .map(turn -> turn.key().number()
                        + invitation.turns()
                                * (positions
                                                .before(table.campaign(), turn)
                                                .turn()
                                                .instant()
                                        ? table.books()
                                                .occupancies()
                                                .of(table.campaign().id())
                                                .size()
                                        : 1))
                .orElse(invitation.turns());
    }

    private static void direct(StaffTable table, Invitation invitation) {
        table.books().staff().settle(invitation.id(), Invitation.State.TAKEN, table.now());
        boolean blind = table.direct(invitation.player());
        table.tell(Posts.say(
                "directs", "player", new PlayerText(invitation.playerName()), "blind", String.valueOf(blind)));
    }
}
