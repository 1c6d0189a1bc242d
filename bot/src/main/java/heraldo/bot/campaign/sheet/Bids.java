package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** The offers of a turn as one of its seats sees them. */
record Bids(Library library) {

    /** All that a seat has offered and was offered in its turn, as long as the same hold the seats. */
    List<Bid> between(Books books, OpenSheet openSheet) {
        return openSheet.instant()
                ? List.of()
                : books.bids().of(openSheet.turn().key(), openSheet.seat()).stream()
                        .filter(bid -> bid.held(openSheet.occupancies()))
                        .toList();
    }

    /** The same for the reader of a sheet. */
    List<Offered> offered(Books books, OpenSheet openSheet) {
        List<Bid> bids = between(books, openSheet);
        return bids.stream().map(bid -> offered(openSheet, bid, bids)).toList();
    }

    private Offered offered(OpenSheet openSheet, Bid bid, List<Bid> all) {
        Seat seat = openSheet.seat();
        boolean own = bid.from().seat().equals(seat);
        Order order = side(openSheet, bid);
        Seat other = own ? bid.to().seat() : bid.from().seat();
        return new Offered(
                bid.id(),
                other,
                own,
                order,
                before(bid, all).map(earlier -> side(openSheet, earlier)),
                openSheet.position().deals(seat, order).stream()
                        .filter(deal -> deal.with().equals(other))
                        .map(Deal::needs)
                        .findFirst(),
                bid.state());
    }

    /** The offer that another one answers. */
    static Optional<Bid> before(Bid bid, List<Bid> all) {
        return bid.answers()
                .flatMap(number ->
                        all.stream().filter(each -> each.id() == number).findFirst());
    }

    /** Returns the order that the reading seat has to write for a bid, or has written. */
    Order side(OpenSheet openSheet, Bid bid) {
        return library.rulebook(openSheet.campaign())
                .sheet(bid.line(openSheet.seat()))
                .line(1);
    }

    /** An order as the books keep it. */
    String written(OpenSheet openSheet, Order order) {
        return library.rulebook(openSheet.campaign()).write(OrderSheet.of(order));
    }
}
