package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Bar;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Loan;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.staff.Asking;
import heraldo.bot.campaign.staff.Loans;
import heraldo.bot.campaign.staff.StaffActs;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.bot.campaign.turn.ReminderDesk;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Says who plays: takes players out, offers their seats and takes the offers back. Every act is logged among those of the game
 * master and told in the chronicle. Every method answers with these words, and throws {@link RefusedException} if it cannot be
 * done.
 */
public final class StaffDesk {
    /** The most turns for which a seat can be lent. */
    public static final int LONGEST_LOAN = 20;

    private final Bureau bureau;
    private final StaffActs acts;
    private final SignUp signUp;
    private final Reseating reseating;
    private final Enrolments enrolments;
    private final ReminderDesk reminders;

    public StaffDesk(Bureau bureau, Usher usher, PositionReader positions) {
        this.bureau = bureau;
        this.acts = new StaffActs(bureau, usher);
        this.signUp = new SignUp(bureau, usher);
        this.reseating = new Reseating(positions, bureau.clock());
        this.enrolments = new Enrolments(bureau.library());
        this.reminders = new ReminderDesk(bureau, positions);
    }

    /**
     * Takes a player out of a seat; they may not come back before they are readmitted.
     *
     * @param reason the reason, told to them alone; empty if there is none
     */
    public Message remove(Act act, Seat seat, String reason) {
        return acts.directed(act, "remove", table -> {
            Occupancy occupancy = played(table, seat);
            Message words = Posts.naming(Posts.say("remove", "seat", seat), occupancy.userName());
            Bar bar = bar(table, new Guest(occupancy.user(), occupancy.userName()), reason);
            table.write(
                    occupancy.user(),
                    told("farewell-removed", bar, table).with("name", new PlayerText(occupancy.name())));
            signUp.vacate(table, occupancy, act.at(), words);
            reseating.reconsider(table.books(), table.campaign());
            return words;
        });
    }

    /**
     * Bars somebody who holds no seat from playing, until they are readmitted.
     *
     * @param reason the reason, told to them alone; empty if there is none
     */
    public Message bar(Act act, Guest guest, String reason) {
        return acts.directed(act, "bar", table -> {
            demandBarrable(table, guest);
            table.write(guest.user(), told("letter-barred", bar(table, guest, reason), table));
            return Posts.naming(Posts.say("bar"), guest.name());
        });
    }

    private static void demandBarrable(StaffTable table, Guest guest) {
        if (Usher.occupancy(table.books(), table.campaign(), guest.user()).isPresent()) {
            throw RefusedException.of("bar-seated", "player", new PlayerText(guest.name()));
        }
    }

    /** Makes sure that somebody can be barred, before a game master is asked whether they are to be. */
    public void demandBarrable(CampaignId campaign, Guest guest) {
        before(campaign, table -> demandBarrable(table, guest));
    }

    /** Makes sure that somebody can be asked to take a seat, before a game master is asked whether they are to be. */
    public void demandAskable(CampaignId campaign, Seat seat, Guest guest) {
        before(campaign, table -> table.demandAskable(guest, seat));
    }

    private void before(CampaignId campaign, Consumer<StaffTable> check) {
        bureau.ledger().read(books -> {
            StaffTable table = StaffTable.of(
                    books, Usher.find(books, campaign), bureau.clock().instant());
            check.accept(table);
            return table;
        });
    }

    /** Lets somebody play again who was barred. */
    public Message readmit(Act act, Guest guest) {
        return acts.directed(act, "readmit", table -> {
            if (barred(table, guest.user()).isEmpty()) {
                throw RefusedException.of("not-barred", "player", new PlayerText(guest.name()));
            }
            table.books().staff().unbar(table.campaign().id(), guest.user());
            table.write(
                    guest.user(),
                    Posts.say(
                            "letter-readmitted",
                            "campaign",
                            new PlayerText(table.campaign().name())));
            return Posts.naming(Posts.say("readmit"), guest.name());
        });
    }

    /** Returns the bar that keeps a user from playing in a campaign, with its reason; empty if there is none. */
    public Optional<Bar> barred(CampaignId campaign, long user) {
        return bureau.ledger().read(books -> books.staff().barred(campaign, user));
    }

    private static Optional<Bar> barred(StaffTable table, long user) {
        return table.books().staff().barred(table.campaign().id(), user);
    }

    private static Bar bar(StaffTable table, Guest guest, String reason) {
        String text = reason.strip();
        if (text.length() > Bar.LONGEST_REASON) {
            throw RefusedException.of("reason-length", "most", Bar.LONGEST_REASON, "length", text.length());
        }
        Bar bar = new Bar(table.campaign().id(), guest.user(), guest.name(), text);
        table.books().staff().bar(bar, table.now());
        return bar;
    }

    /** The words for whoever is barred, with the reason if there is one. */
    private static Message told(String key, Bar bar, StaffTable table) {
        return Posts.say(
                bar.reason().isEmpty() ? key : key + "-for",
                "campaign",
                new PlayerText(table.campaign().name()),
                "reason",
                new PlayerText(bar.reason()));
    }

    /**
     * Offers a seat, if it is held, in place of its holder. Whoever is asked by name may play again, if they were barred.
     *
     * @param turns for how many turns; 0 for good
     */
    public Message invite(Act act, Seat seat, Guest guest, int turns) {
        return acts.directed(act, "invite", table -> {
            if (turns < 0 || turns > LONGEST_LOAN) {
                throw RefusedException.of("loan-turns", "most", LONGEST_LOAN);
            }
            Occupancy occupancy = table.occupancy(seat);
            if (!guest.anybody()) {
                table.demandAskable(guest, seat);
                table.books().staff().unbar(table.campaign().id(), guest.user());
            }
            if (table.campaign().status() == CampaignStatus.FORMING && occupancy.played()) {
                throw RefusedException.of("seat-kept", "seat", seat);
            }
            if (enrolments.form(table.campaign()).isPresent()) {
                throw RefusedException.of("enrolment-own");
            }
            table.withdraw(Optional.of(seat));
            return Asking.seat(table, occupancy, guest, turns);
        });
    }

    /**
     * Takes back what was offered of a seat. One that anybody could have taken, since its player has been away for so long,
     * stays in its regent's hands; it is offered again after as many turns as it was this time.
     */
    public Message withdraw(Act act, Seat seat) {
        return acts.directed(act, "withdraw", table -> {
            Occupancy occupancy = table.occupancy(seat);
            boolean deserted = table.campaign().deserted(occupancy);
            boolean offered = table.books().staff().invitations(table.campaign().id()).stream()
                    .anyMatch(each -> each.seat().equals(Optional.of(seat)) && each.open(table.now()));
            if (!offered && !deserted) {
                throw RefusedException.of("nothing-offered", "seat", seat);
            }
            table.withdraw(Optional.of(seat));
            if (deserted) {
                int climbed = table.campaign().terms().ladder().climbed();
                table.books().occupancies().change(occupancy.silentFor(climbed));
            }
            boolean free = table.campaign().offers(occupancy);
            return table.tell(Posts.say(
                    deserted ? "regent-kept" : "withdraw", "seat", seat, "free", String.valueOf(free && !deserted)));
        });
    }

    /** Ends a loan: the seat goes back to its owner. */
    public Message recall(Act act, Seat seat) {
        return acts.directed(act, "recall", table -> {
            Loan loan = table.books().staff().loans(table.campaign().id()).stream()
                    .filter(each -> each.seat().equals(seat))
                    .findFirst()
                    .orElseThrow(() -> RefusedException.of("not-lent", "seat", seat));
            Loans.giveBack(table, loan);
            reseating.reconsider(table.books(), table.campaign());
            return table.tell(Posts.say("recall", "seat", seat));
        });
    }

    /** Reminds a player who is waited for, now. */
    public Message remind(Act act, Seat seat) {
        return acts.directed(act, "reminded", table -> {
            Books books = table.books();
            TurnKey turn = table.turn()
                    .filter(newest -> newest.status().takesOrders())
                    .map(CampaignTurn::key)
                    .orElseThrow(() -> RefusedException.of("turn-closed"));
            if (reminders.missing(books, turn, seat).isEmpty()) {
                throw RefusedException.of("not-awaited", "seat", seat);
            }
            Posts.to(books, Dispatch.Kind.REMINDER, turn, seat, table.now());
            return table.campaign().terms().showsDue()
                    ? Posts.say("reminded", "seat", seat)
                    : Posts.say("reminded-somebody");
        });
    }

    /** Lists the open invitations to a campaign's seats and its direction. */
    public List<Invitation> invitations(CampaignId campaign) {
        Instant now = bureau.clock().instant();
        return bureau.ledger().read(books -> books.staff().invitations(campaign)).stream()
                .filter(each -> each.open(now))
                .toList();
    }

    public List<Loan> loans(CampaignId campaign) {
        return bureau.ledger().read(books -> books.staff().loans(campaign));
    }

    private static Occupancy played(StaffTable table, Seat seat) {
        Occupancy occupancy = table.occupancy(seat);
        if (!occupancy.played()) {
            throw RefusedException.of("seat-empty", "seat", seat);
        }
        return occupancy;
    }
}
