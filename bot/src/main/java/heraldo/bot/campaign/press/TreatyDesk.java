package heraldo.bot.campaign.press;

import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.model.Treaty.Standing;
import heraldo.bot.campaign.model.Treaty.State;
import heraldo.bot.campaign.model.Treaty.Word;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Keeps treaties: one seat offers a text, it is in force once all have signed, and its later state is what the parties declare.
 * Nothing is inferred from the game. The parties' channels announce that something has arrived, never what.
 *
 * <p>All methods throw {@link RefusedException} with the sentence for the player; then nothing has changed.
 */
public final class TreatyDesk {
    /** So many letters has a treaty at most. */
    public static final int LONGEST = 1_000;

    /** So many offers of one seat may lie open. */
    private static final int MOST_OPEN = 10;

    private final Bureau bureau;
    private final Usher usher;

    public TreatyDesk(Bureau bureau, Usher usher) {
        this.bureau = bureau;
        this.usher = usher;
    }

    /** Offers a treaty, which its author has signed by that. */
    public TreatyView offer(Act act, Proposal proposal) {
        return once(act, table -> {
            Treaty treaty = drawn(table, proposal);
            long id = table.books().treaties().offer(treaty);
            table.books().treaties().sign(id, table.seat(), act.user(), table.now());
            table.tell(id, table.others(treaty), "treaty-came");
            return id;
        });
    }

    /** Signs; the last signature puts it into force. */
    public TreatyView sign(Act act, long id) {
        return once(act, table -> {
            Treaty treaty = offered(table, id);
            if (treaty.party(table.seat()).orElseThrow().signed()) {
                throw RefusedException.of("treaty-signed");
            }
            table.books().treaties().sign(id, table.seat(), act.user(), table.now());
            if (treaty.parties().stream().filter(party -> !party.signed()).count() == 1) {
                enterIntoForce(table, treaty);
            } else {
                table.tell(id, List.of(treaty.author()), "treaty-answered");
            }
            return id;
        });
    }

    private static void enterIntoForce(PressTable table, Treaty treaty) {
        table.books().treaties().settle(treaty.id(), State.SIGNED, table.now());
        table.tell(treaty.id(), table.others(treaty), "treaty-answered");
        if (announced(table, treaty)) {
            table.announce(
                    "treaty-public",
                    "seats",
                    treaty.seats(),
                    "until",
                    treaty.wording().until().orElse(0),
                    "text",
                    new PlayerText(treaty.wording().text()));
        }
    }

    /**
     * Returns whether the bot announces a treaty: only a public one, while the rule allows public messages. Everybody finds the
     * public ones in their list anyway.
     */
    private static boolean announced(PressTable table, Treaty treaty) {
        return treaty.wording().open() && PressRules.publicAllowed(table);
    }

    /** Says no, for good. */
    public TreatyView decline(Act act, long id) {
        return once(act, table -> {
            Treaty treaty = offered(table, id);
            if (treaty.party(table.seat()).orElseThrow().signed()) {
                throw RefusedException.of("treaty-signed");
            }
            return settled(table, treaty, State.DECLINED, "treaty-answered");
        });
    }

    /** Takes back what not all have signed. */
    public TreatyView withdraw(Act act, long id) {
        return once(act, table -> {
            Treaty treaty = offered(table, id);
            if (!treaty.author().equals(table.seat())) {
                throw RefusedException.of("treaty-not-yours");
            }
            return settled(table, treaty, State.WITHDRAWN, "treaty-withdrawn");
        });
    }

    private static long settled(PressTable table, Treaty treaty, State state, String words) {
        table.books().treaties().settle(treaty.id(), state, table.now());
        table.tell(treaty.id(), table.others(treaty), words);
        return treaty.id();
    }

    /** Says what has become of it. That a public one is broken is told to everybody, and by whom it was said. */
    public TreatyView say(Act act, long id, Word word) {
        return once(act, table -> {
            Treaty treaty = own(table, id);
            if (!view(table, treaty).sayable(word)) {
                throw RefusedException.of("treaty-said");
            }
            table.books().treaties().say(id, table.seat(), act.user(), word, table.now());
            table.tell(id, table.others(treaty), "treaty-word");
            if (word == Word.BROKEN && announced(table, treaty)) {
                table.announce(
                        "treaty-broken",
                        "seat",
                        table.seat(),
                        "seats",
                        treaty.seats(),
                        "text",
                        new PlayerText(treaty.wording().text()));
            }
            return id;
        });
    }

    /** A treaty that its reader may see: one of their own, or a public one. */
    public TreatyView show(Act act, long id) {
        return bureau.ledger().read(books -> {
            Campaign campaign = usher.campaign(books, act);
            if (books.turns().newest(campaign.id()).isEmpty()) {
                throw RefusedException.of("treaty-gone");
            }
            PressTable table =
                    PressTable.ofReader(books, campaign, act, bureau.clock().instant());
            return view(table, found(table, id));
        });
    }

    /** All that its reader may see, the newest first. */
    public List<TreatyView> all(Act act) {
        return bureau.ledger().read(books -> {
            Campaign campaign = usher.campaign(books, act);
            if (books.turns().newest(campaign.id()).isEmpty()) {
                return List.of();
            }
            PressTable table =
                    PressTable.ofReader(books, campaign, act, bureau.clock().instant());
            List<TreatyView> views =
                    new ArrayList<>(books.treaties().of(table.campaign().id()).stream()
                            .map(treaty -> view(table, treaty))
                            .filter(view ->
                                    view.own().isPresent() || view.treaty().told())
                            .toList());
            return views.reversed();
        });
    }

    /** The public ones of a campaign and their course, for everybody's eyes. */
    public List<ToldTreaty> told(CampaignId campaign) {
        return bureau.ledger().read(books -> ToldTreaty.of(books, campaign));
    }

    /** The change that an act makes at the table; it returns the number of the treaty. */
    @FunctionalInterface
    private interface Deed {
        long at(PressTable table);
    }

    private TreatyView once(Act act, Deed deed) {
        TreatyView view = bureau.ledger().write(books -> {
            PressTable table = PressTable.ofSeat(
                    books, usher.seat(books, act), bureau.clock().instant());
            long id = books.acts()
                    .trace(act.id())
                    .map(trace -> (long) trace.revision())
                    .orElseGet(() -> done(table, act, deed));
            return view(table, books.treaties().find(id).orElseThrow());
        });
        CrashPoint.TREATY_COMMITTED.reached();
        bureau.wake();
        return view;
    }

    private static long done(PressTable table, Act act, Deed deed) {
        long id = deed.at(table);
        ActBook.Trace trace = new ActBook.Trace(table.turn().key(), table.seat().number(), Math.toIntExact(id));
        table.books().acts().seen(act, Optional.of(trace));
        CrashPoint.TREATY_WRITTEN.reached();
        return id;
    }

    /** A treaty as it would be offered. */
    private static Treaty drawn(PressTable table, Proposal proposal) {
        String text = proposal.wording().text().strip();
        if (text.isEmpty() || text.length() > LONGEST) {
            throw RefusedException.of("treaty-length", "most", LONGEST, "length", text.length());
        }
        proposal.wording().until().filter(last -> last < table.shown()).ifPresent(last -> {
            throw RefusedException.of("treaty-past", "turn", table.shown());
        });
        TreeSet<Seat> seats = new TreeSet<>(proposal.to());
        seats.remove(table.seat());
        if (seats.isEmpty()) {
            throw RefusedException.of("treaty-alone");
        }
        seats.forEach(seat -> demandPlayed(table, seat));
        if (proposal.wording().open()) {
            PressRules.demandPublic(table);
        } else {
            PressRules.demandPrivate(table);
        }
        demandFew(table);
        seats.add(table.seat());
        return new Treaty(
                0,
                table.turn().key(),
                table.seat(),
                new Treaty.Wording(
                        text, proposal.wording().open(), proposal.wording().until()),
                table.now(),
                State.OFFERED,
                seats.stream()
                        .map(seat -> new Treaty.Party(seat, false, Optional.empty()))
                        .toList());
    }

    private static void demandPlayed(PressTable table, Seat seat) {
        boolean played = table.occupancies().stream()
                .filter(occupancy -> occupancy.seat().equals(seat))
                .anyMatch(Occupancy::played);
        if (!played) {
            throw RefusedException.of("treaty-governor", "seat", seat);
        }
    }

    private static void demandFew(PressTable table) {
        long open = table.books().treaties().of(table.campaign().id()).stream()
                .filter(treaty -> treaty.author().equals(table.seat()))
                .filter(treaty -> treaty.in(table.shown()) == Standing.OFFERED)
                .count();
        if (open >= MOST_OPEN) {
            throw RefusedException.of("treaty-many", "open", (int) open);
        }
    }

    /** One that can still be signed. */
    private static Treaty offered(PressTable table, long id) {
        Treaty treaty = own(table, id);
        Standing standing = treaty.in(table.shown());
        if (standing != Standing.OFFERED) {
            throw RefusedException.of("treaty-settled", "state", standing.name());
        }
        return treaty;
    }

    private static Treaty own(PressTable table, long id) {
        Treaty treaty = found(table, id);
        if (treaty.party(table.seat()).isEmpty()) {
            throw RefusedException.of("treaty-hidden");
        }
        return treaty;
    }

    private static Treaty found(PressTable table, long id) {
        return table.books()
                .treaties()
                .find(id)
                .filter(treaty ->
                        treaty.turn().campaign().equals(table.campaign().id()))
                .filter(treaty ->
                        treaty.told() || table.reader().flatMap(treaty::party).isPresent())
                .orElseThrow(() -> RefusedException.of("treaty-hidden"));
    }

    private static TreatyView view(PressTable table, Treaty treaty) {
        int offered = TurnNumber.of(table.books(), treaty.turn()).seen();
        return new TreatyView(treaty, table.reader(), table.shown(), offered);
    }
}
