package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Loan;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Remark;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.staff.Loans;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Says who plays and who directs: takes players out, offers seats and the direction, hands the campaign over, and ends it. Every
 * act is logged among those of the game master and told in the chronicle. Every method answers with these words, and throws
 * {@link RefusedException} if it cannot be done.
 */
public final class StaffDesk {
    /** How long an invitation stands. */
    public static final Duration STANDS = Duration.ofDays(2);
    /** A game master of whom nothing was seen for so long may be succeeded. */
    public static final Duration SILENCE = Duration.ofDays(14);
    /** The most turns for which a seat can be lent. */
    public static final int LONGEST_LOAN = 20;

    private final Bureau bureau;
    private final Usher usher;
    private final SignUp signUp;
    private final Reseating reseating;

    public StaffDesk(Bureau bureau, Usher usher, PositionReader positions) {
        this.bureau = bureau;
        this.usher = usher;
        this.signUp = new SignUp(bureau, usher);
        this.reseating = new Reseating(positions, bureau.clock());
    }

    /**
     * Somebody who is asked.
     *
     * @param user 0 for anybody
     */
    public record Guest(long user, String name) {
        public static final Guest ANYBODY = new Guest(0, "");
    }

    /** Takes a player out of a seat. */
    public Message remove(Act act, Seat seat) {
        return act(act, "remove", table -> {
            Occupancy occupancy = played(table, seat);
            Message words = Posts.say("remove", "seat", seat, "player", new PlayerText(occupancy.userName()));
            table.withdraw(Optional.of(seat));
            table.books().staff().endLoan(table.campaign().id(), seat);
            table.write(occupancy.user(), table.farewell(occupancy));
            signUp.vacate(table.books(), table.campaign(), occupancy, act.at());
            table.books()
                    .outbox()
                    .add(
                            table.campaign().id(),
                            Dispatch.Kind.SEAT_LEFT,
                            Optional.empty(),
                            Optional.of(seat),
                            Optional.of(words),
                            table.now());
            reseating.reconsider(table.books(), table.campaign());
            return words;
        });
    }

    /**
     * Offers a seat: in the place of whoever holds it.
     *
     * @param turns for how many turns; 0 for good
     */
    public Message invite(Act act, Seat seat, Guest guest, int turns) {
        return act(act, "invite", table -> {
            if (turns < 0 || turns > LONGEST_LOAN) {
                throw RefusedException.of("loan-turns", "most", LONGEST_LOAN);
            }
            Occupancy occupancy = table.occupancy(seat);
            if (guest.user() != 0) {
                table.demandFit(guest.user(), seat);
            }
            if (table.campaign().status() == CampaignStatus.FORMING && occupancy.played()) {
                throw RefusedException.of("seat-kept", "seat", seat);
            }
            table.withdraw(Optional.of(seat));
            long number = table.books().staff().invite(invitation(table, Optional.of(occupancy), guest, turns));
            return offered(table, guest, number, "invite", "seat", seat, "turns", turns);
        });
    }

    /** Takes back what was offered of a seat. */
    public Message withdraw(Act act, Seat seat) {
        return act(act, "withdraw", table -> {
            boolean offered = table.books().staff().invitations(table.campaign().id()).stream()
                    .anyMatch(each -> each.seat().equals(Optional.of(seat)) && each.open(table.now()));
            if (!offered) {
                throw RefusedException.of("nothing-offered", "seat", seat);
            }
            table.withdraw(Optional.of(seat));
            return Posts.say("withdraw", "seat", seat);
        });
    }

    /** Ends a loan: the seat goes back to whom it was lent by. */
    public Message recall(Act act, Seat seat) {
        return act(act, "recall", table -> {
            Loan loan = table.books().staff().loans(table.campaign().id()).stream()
                    .filter(each -> each.seat().equals(seat))
                    .findFirst()
                    .orElseThrow(() -> RefusedException.of("not-lent", "seat", seat));
            Loans.giveBack(table, loan);
            reseating.reconsider(table.books(), table.campaign());
            return Posts.say("recall", "seat", seat);
        });
    }

    /** Asks somebody to direct the campaign from now on. */
    public Message handOver(Act act, Guest guest) {
        return act(act, "handover", table -> {
            if (guest.user() == act.user()) {
                throw RefusedException.of("directs-already");
            }
            table.withdraw(Optional.empty());
            long number = table.books().staff().invite(invitation(table, Optional.empty(), guest, 0));
            return offered(table, guest, number, "handover", "seat", 0, "turns", 0);
        });
    }

    /**
     * A manager of the server takes the direction over, because the game master has left it or has been silent for long.
     *
     * @param gone whether the game master is in the server no more
     */
    public Message takeOver(Act act, boolean gone) {
        return act(act, "takeover", usher::campaign, table -> {
            Campaign campaign = table.campaign();
            if (campaign.gameMaster() == act.user()) {
                throw RefusedException.of("directs-already");
            }
            Instant seen = table.books().staff().seen(campaign.id()).orElse(campaign.opened());
            if (!gone && table.now().isBefore(seen.plus(SILENCE))) {
                throw RefusedException.of("direction-there", "days", (int) SILENCE.toDays());
            }
            String why = gone ? "GONE" : "SILENT";
            boolean sees = direct(table, act.user());
            return Posts.say(
                    "takeover", "player", new PlayerText(act.userName()), "why", why, "blind", String.valueOf(sees));
        });
    }

    /** Ends the campaign before its game is over. Nobody wins. */
    public Message end(Act act) {
        return act(act, "end", table -> {
            Books books = table.books();
            table.turn().ifPresent(turn -> {
                if (!turn.status().takesOrders() && turn.status() != TurnStatus.CRASHED) {
                    throw RefusedException.of("end-locked");
                }
                if (turn.status().takesOrders()) {
                    books.turns().change(turn, turn.paused());
                    books.turns().remindAt(turn.key(), Optional.empty());
                }
            });
            books.staff().invitations(table.campaign().id()).forEach(each -> table.withdraw(each.seat()));
            books.campaigns().change(table.campaign().with(CampaignStatus.ENDED));
            return Posts.say(table.turn().isPresent() ? "end" : "cancelled");
        });
    }

    /** Reminds a player who is waited for, now. */
    public Message remind(Act act, Seat seat) {
        return bureau.ledger().write(books -> {
            Campaign campaign = usher.directed(books, act);
            Occupancy occupancy = books.occupancies().of(campaign.id(), seat);
            CampaignTurn turn = books.turns()
                    .newest(campaign.id())
                    .filter(newest -> newest.status().takesOrders() && occupancy.played())
                    .orElseThrow(() -> RefusedException.of("turn-closed"));
            if (books.acts().seen(act, Optional.empty())) {
                Posts.to(
                        books,
                        Dispatch.Kind.REMINDER,
                        turn.key(),
                        seat,
                        bureau.clock().instant());
            }
            return Posts.say("reminded", "seat", seat);
        });
    }

    /** Nobody writes any more in the channels of a campaign that is over. */
    public Message archive(Act act) {
        return close(act, Dispatch.Kind.CLOSED, "archive");
    }

    /** The channels of a campaign that is over are taken away. */
    public Message clear(Act act) {
        return close(act, Dispatch.Kind.CLEARED, "clear");
    }

    private Message close(Act act, Dispatch.Kind kind, String words) {
        bureau.ledger().record(books -> {
            Campaign campaign = usher.directed(books, act);
            if (campaign.status() != CampaignStatus.ENDED) {
                throw RefusedException.of("not-over");
            }
            if (books.acts().seen(act, Optional.empty())) {
                Instant now = bureau.clock().instant();
                books.outbox().addLater(campaign.id(), kind, now, now);
            }
        });
        bureau.wake();
        return Posts.say(words);
    }

    /** What lies open of a campaign's seats and its direction. */
    public List<Invitation> invitations(CampaignId campaign) {
        Instant now = bureau.clock().instant();
        return bureau.ledger().read(books -> books.staff().invitations(campaign)).stream()
                .filter(each -> each.open(now))
                .toList();
    }

    public List<Loan> loans(CampaignId campaign) {
        return bureau.ledger().read(books -> books.staff().loans(campaign));
    }

    /** When the game master was last there. */
    public Instant seen(Campaign campaign) {
        return bureau.ledger().read(books -> books.staff().seen(campaign.id())).orElse(campaign.opened());
    }

    /** The game master is there; noted now and then. */
    public void see(Campaign campaign, Instant at) {
        if (at.isAfter(seen(campaign).plus(Duration.ofHours(6)))) {
            bureau.ledger().record(books -> books.staff().see(campaign.id(), at));
        }
    }

    /**
     * Somebody directs from now on. Whoever knows a seat, or has known one, sees no secrets: then nobody sees them any more.
     *
     * @return whether that is so
     */
    static boolean direct(StaffTable table, long user) {
        Campaign campaign = table.campaign();
        Books books = table.books();
        boolean involved =
                books.occupancies().of(campaign.id()).stream().anyMatch(each -> each.played() && each.user() == user)
                        || !books.occupancies().left(campaign.id(), user).isEmpty();
        boolean blind = involved && campaign.terms().gameMasterSees();
        Campaign next = campaign.directedBy(user);
        books.campaigns().change(blind ? next.with(next.options(), next.terms().blind(), next.cadence()) : next);
        books.staff().see(campaign.id(), table.now());
        table.withdraw(Optional.empty());
        return blind;
    }

    private Message offered(StaffTable table, Guest guest, long number, String key, Object... namesAndValues) {
        Message words = Posts.say(key, namesAndValues)
                .with("player", new PlayerText(guest.name()))
                .with("who", guest.user() == 0 ? "ANYBODY" : "SOMEBODY");
        if (guest.user() != 0) {
            Invitation invitation = table.books().staff().invitation(number).orElseThrow();
            table.write(
                    guest.user(),
                    Posts.say(
                            key.equals("handover") ? "invitation-direct" : "invitation",
                            "invitation",
                            number,
                            "seat",
                            table.name(invitation),
                            "turns",
                            invitation.turns(),
                            "campaign",
                            new PlayerText(table.campaign().name())));
        }
        return words.with("invitation", number);
    }

    private Invitation invitation(StaffTable table, Optional<Occupancy> occupancy, Guest guest, int turns) {
        return new Invitation(
                0,
                table.campaign().id(),
                occupancy.map(Occupancy::seat),
                occupancy.filter(Occupancy::played).map(Occupancy::user).orElse(0L),
                guest.user(),
                guest.name(),
                turns,
                table.key().map(TurnKey::number).orElse(0),
                occupancy.map(table::written).orElse(0),
                table.now(),
                table.now().plus(STANDS),
                Invitation.State.OPEN);
    }

    private static Occupancy played(StaffTable table, Seat seat) {
        Occupancy occupancy = table.occupancy(seat);
        if (!occupancy.played()) {
            throw RefusedException.of("seat-empty", "seat", seat);
        }
        return occupancy;
    }

    private Message act(Act act, String kind, Function<StaffTable, Message> task) {
        return act(act, kind, usher::directed, task);
    }

    private Message act(
            Act act, String kind, BiFunction<Books, Act, Campaign> finder, Function<StaffTable, Message> task) {
        Message words = bureau.ledger().write(books -> {
            Campaign campaign = finder.apply(books, act);
            Optional<CampaignTurn> turn = books.turns().newest(campaign.id());
            if (books.acts().knows(act.id())) {
                return turn.isPresent()
                        ? books.acts().done(campaign.id(), act.id()).words()
                        : Posts.say("done-already");
            }
            if (campaign.status() == CampaignStatus.ENDED) {
                throw RefusedException.of("over");
            }
            StaffTable table =
                    new StaffTable(books, campaign, turn, bureau.clock().instant());
            Message told = task.apply(table);
            log(table, act, kind, told);
            CrashPoint.ACT_WRITTEN.reached();
            return told;
        });
        CrashPoint.ACT_COMMITTED.reached();
        bureau.wake();
        return words;
    }

    private static void log(StaffTable table, Act act, String kind, Message told) {
        Books books = table.books();
        table.key()
                .ifPresentOrElse(
                        key -> books.acts().log(key, act, kind, told, Optional.empty(), Remark.NONE),
                        () -> books.acts()
                                .seen(
                                        act,
                                        Optional.of(new ActBook.Trace(
                                                new TurnKey(table.campaign().id(), 0, 0), 0, 0))));
        if (kind.equals("end") && table.key().isPresent()) {
            books.outbox()
                    .add(
                            table.campaign().id(),
                            Dispatch.Kind.ENDED,
                            table.key(),
                            Optional.empty(),
                            Optional.of(told),
                            table.now());
        } else if (!kind.equals("remove")) {
            table.tell(told);
        }
    }
}
