package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Carries offers between two seats: a line that needs another seat's line is offered, then accepted, declined, countered or
 * taken back, each in one transaction. Accepting writes the mirrored line on the accepter's own sheet; nobody writes on anybody
 * else's. Both channels are told that something has arrived, never what. Governors answer a moment later.
 *
 * <p>All methods throw {@link RefusedException} with the sentence for the player; then nothing has changed.
 */
public final class OfferDesk {

    private final Bureau bureau;
    private final SheetClerk clerk;
    private final Bids bids;

    public OfferDesk(Bureau bureau, SheetClerk clerk) {
        this.bureau = bureau;
        this.clerk = clerk;
        this.bids = new Bids(bureau.library());
    }

    /**
     * Offers another seat a line of the own sheet, as it was read.
     *
     * @param revision see {@link Receipt.Written#revision}
     * @param line from 1
     */
    public Receipt send(Act act, TurnKey turn, int revision, int line, Seat to) {
        return told(() -> clerk.asRead(turn, revision).beside(act, (books, openSheet) -> {
            openSheet.demandLine(line);
            Order order = openSheet.sheet().line(line);
            Deal deal = deal(openSheet, order, to, "offer-nobody");
            demandNew(books, openSheet, order, to);
            enter(books, openSheet, order, deal, Optional.empty(), "offer-came");
        }));
    }

    /** Takes back an offer that nobody has answered. The line stays on the sheet. */
    public Receipt withdraw(Act act, long id) {
        return told(() -> clerk.beside(act, (books, openSheet) -> {
            Bid bid = open(books, openSheet, id, true);
            settle(books, openSheet, bid, Bid.State.WITHDRAWN, "offer-withdrawn");
        }));
    }

    /** Says no. */
    public Receipt decline(Act act, long id) {
        return told(() -> clerk.beside(act, (books, openSheet) -> {
            Bid bid = open(books, openSheet, id, false);
            settle(books, openSheet, bid, Bid.State.DECLINED, "offer-answered");
        }));
    }

    /** Says yes: the mirrored line is written, in the place of the own one that this offer answers. */
    public Receipt accept(Act act, long id) {
        return told(() -> clerk.dealing(act, (books, openSheet) -> {
            Bid bid = open(books, openSheet, id, false);
            return accepted(books, openSheet, bid);
        }));
    }

    private Draft accepted(Books books, OpenSheet openSheet, Bid bid) {
        Order order = bids.side(openSheet, bid);
        Draft draft = written(books, openSheet, bid, order);
        settle(books, openSheet, bid, Bid.State.ACCEPTED, "offer-answered");
        return draft;
    }

    /**
     * Offers something else instead: the order is written, and offered to whoever made the first offer. One that says the same
     * accepts it.
     */
    public Receipt counter(Act act, long id, Order order) {
        return told(() -> clerk.dealing(act, (books, openSheet) -> {
            Bid bid = open(books, openSheet, id, false);
            if (order.equals(bids.side(openSheet, bid))) {
                return accepted(books, openSheet, bid);
            }
            Deal deal = deal(openSheet, order, bid.from().seat(), "offer-elsewhere");
            Draft draft = written(books, openSheet, bid, order);
            books.bids().settle(bid.id(), Bid.State.COUNTERED, bureau.clock().instant());
            enter(books, openSheet, order, deal, Optional.of(bid.id()), "offer-countered");
            return draft;
        }));
    }

    private Receipt told(Supplier<Receipt> act) {
        Receipt receipt = act.get();
        CrashPoint.OFFER_COMMITTED.reached();
        bureau.wake();
        return receipt;
    }

    /**
     * Returns the deal that an order needs with a seat.
     *
     * @param missing the refusal code if the order needs nothing of the seat
     */
    private static Deal deal(OpenSheet openSheet, Order order, Seat to, String missing) {
        if (openSheet.instant()) {
            throw RefusedException.of("offer-instant");
        }
        return openSheet.position().deals(openSheet.seat(), order).stream()
                .filter(each -> each.with().equals(to))
                .findFirst()
                .orElseThrow(() -> RefusedException.of(missing));
    }

    private void demandNew(Books books, OpenSheet openSheet, Order order, Seat to) {
        boolean there = bids.between(books, openSheet).stream()
                .filter(bid -> bid.open() && bid.from().seat().equals(openSheet.seat()))
                .anyMatch(bid ->
                        bid.to().seat().equals(to) && bids.side(openSheet, bid).equals(order));
        if (there) {
            throw RefusedException.of("offer-twice", "seat", to);
        }
    }

    /** An offer that lies open between those who hold the seats now. */
    private Bid open(Books books, OpenSheet openSheet, long id, boolean own) {
        Bid bid = bids.between(books, openSheet).stream()
                .filter(each -> each.id() == id)
                .filter(each -> each.from().seat().equals(openSheet.seat()) == own)
                .findFirst()
                .orElseThrow(() -> RefusedException.of("offer-gone"));
        if (!bid.open()) {
            throw RefusedException.of("offer-settled", "state", bid.state().name());
        }
        return bid;
    }

    private void enter(Books books, OpenSheet openSheet, Order order, Deal deal, Optional<Long> answers, String words) {
        Occupancy to = openSheet.occupancies().get(deal.with().number() - 1);
        Bid bid = new Bid(
                0,
                openSheet.turn().key(),
                Bid.Party.of(openSheet.seated().occupancy()),
                Bid.Party.of(to),
                new Bid.Bargain(bids.written(openSheet, order), bids.written(openSheet, deal.mirrored())),
                answers,
                bureau.clock().instant(),
                Bid.State.OPEN);
        tell(books, openSheet, to.seat(), books.bids().add(bid), words);
    }

    private void settle(Books books, OpenSheet openSheet, Bid bid, Bid.State state, String words) {
        books.bids().settle(bid.id(), state, bureau.clock().instant());
        boolean own = bid.from().seat().equals(openSheet.seat());
        tell(books, openSheet, own ? bid.to().seat() : bid.from().seat(), bid.id(), words);
    }

    /** The other side reads in its channel that something has come, and finds there what it is, unless a governor holds it. */
    private void tell(Books books, OpenSheet openSheet, Seat to, long id, String words) {
        if (openSheet.occupancies().get(to.number() - 1).played()) {
            Posts.to(
                    books,
                    Dispatch.Kind.OFFER,
                    openSheet.turn().key(),
                    to,
                    Optional.of(Posts.say(words, "seat", openSheet.seat(), "offer", id)),
                    bureau.clock().instant());
        }
        CrashPoint.OFFER_WRITTEN.reached();
    }

    /** The sheet with an order for an offer on it, unless it was there before. */
    private Draft written(Books books, OpenSheet openSheet, Bid bid, Order order) {
        List<Bid> all = bids.between(books, openSheet);
        OrderSheet sheet = openSheet.sheet();
        Optional<Integer> before = Bids.before(bid, all)
                .map(earlier -> bids.side(openSheet, earlier))
                .map(line -> sheet.orders().indexOf(line) + 1)
                .filter(line -> line > 0);
        if (before.isPresent()) {
            return SheetEditor.replace(openSheet, before.get(), order);
        }
        if (count(sheet.orders(), order) > agreed(openSheet, all, order)) {
            demandPossible(openSheet, order);
            return Draft.declared(sheet, openSheet.ready());
        }
        return SheetEditor.add(openSheet, order);
    }

    /** On how many offers the same line has been written already. */
    private long agreed(OpenSheet openSheet, List<Bid> all, Order order) {
        List<Order> accepted = all.stream()
                .filter(bid -> bid.state() == Bid.State.ACCEPTED)
                .map(bid -> bids.side(openSheet, bid))
                .toList();
        return count(accepted, order);
    }

    private static long count(List<Order> orders, Order order) {
        return orders.stream().filter(order::equals).count();
    }

    /** A line that was there before may have become impossible by others. */
    private static void demandPossible(OpenSheet openSheet, Order order) {
        Optional<Refusal> refusal = openSheet
                .verdicts()
                .get(openSheet.sheet().orders().indexOf(order))
                .refusal();
        if (refusal.isPresent()) {
            throw new RefusedException(refusal.get());
        }
    }
}
