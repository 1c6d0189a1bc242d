package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.sheet.Offered;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The deals that the lines of a sheet need, and the offers from and to other seats. */
final class Dealings {

    private static final String GAP = "-";

    private final Bench bench;

    Dealings(Bench bench) {
        this.bench = bench;
    }

    /**
     * A line that can be offered.
     *
     * @param line from 1
     */
    record Open(int line, Seat to) {

        /** As a button keeps it. */
        String detail() {
            return line + GAP + to.number();
        }

        /** Parses the detail that a button carries. */
        static Open of(String detail) {
            String[] parts = detail.split(GAP, 2);
            return new Open(Integer.parseInt(parts[0]), new Seat(Integer.parseInt(parts[1])));
        }
    }

    /** The offers of others that wait for an answer. */
    List<Offered> waiting() {
        return offers(Offered::waits).toList();
    }

    /** The own offers that lie open though their line is not on the sheet any more. */
    List<Offered> stray() {
        return offers(offer ->
                        offer.open() && offer.own() && !bench.sheet().orders().contains(offer.order()))
                .toList();
    }

    /** An offer by its number; empty if it is of another turn, or not between those who hold the seats now. */
    Optional<Offered> find(long id) {
        return offers(offer -> offer.id() == id).findFirst();
    }

    private Stream<Offered> offers(Predicate<Offered> which) {
        return bench.receipt().offers().stream().filter(which);
    }

    /** The sheet without the line that an offer answers: it stands aside for whatever is agreed on. */
    OrderSheet others(Offered offer) {
        OrderSheet sheet = bench.sheet();
        return offer.before()
                .map(line -> sheet.orders().indexOf(line) + 1)
                .filter(line -> line > 0)
                .map(sheet::without)
                .orElse(sheet);
    }

    /** Returns the latest own or accepted offer of a line with each other seat, without withdrawn ones. */
    List<Offered> of(Order order) {
        List<Offered> latest = new ArrayList<>();
        offers(offer -> offer.order().equals(order) && (offer.own() || offer.state() == Bid.State.ACCEPTED))
                .forEach(offer -> {
                    latest.removeIf(earlier -> earlier.other().equals(offer.other()));
                    latest.add(offer);
                });
        latest.removeIf(offer -> offer.state() == Bid.State.WITHDRAWN);
        return latest;
    }

    /** Returns whether another seat has declined or countered the latest offer of a line. */
    boolean failing(Order order) {
        return of(order).stream()
                .anyMatch(offer -> offer.state() == Bid.State.DECLINED || offer.state() == Bid.State.COUNTERED);
    }

    /** The lines that others have not been offered. */
    List<Open> unsent() {
        return IntStream.rangeClosed(1, bench.sheet().size())
                .mapToObj(this::unsent)
                .flatMap(List::stream)
                .toList();
    }

    /** To whom a line can be offered. */
    List<Open> unsent(int line) {
        Order order = bench.sheet().line(line);
        return needed(order)
                .map(Deal::with)
                .filter(seat -> bench.position().turn().takes(seat)
                        && offers(offer -> about(offer, seat, order)).findAny().isEmpty())
                .map(seat -> new Open(line, seat))
                .toList();
    }

    /** Returns whether an offer concerns the same order and the same seat, from either side, and is not withdrawn. */
    private static boolean about(Offered offer, Seat seat, Order order) {
        return offer.state() != Bid.State.WITHDRAWN
                && offer.other().equals(seat)
                && offer.order().equals(order);
    }

    private Stream<Deal> needed(Order order) {
        return bench.receipt().turn().instant() ? Stream.empty() : bench.position().deals(bench.seat(), order).stream();
    }

    private boolean played(Seat seat) {
        return bench.receipt().occupancies().get(seat.number() - 1).played();
    }

    /** Returns the notes under a line: the state of its offers, the seats without an offer, and its needs. */
    List<Message> told(int line) {
        Order order = bench.sheet().line(line);
        List<Message> told = new ArrayList<>();
        of(order)
                .forEach(offer -> told.add(Message.of(
                        "discord.offer.state",
                        "seat",
                        offer.other(),
                        "own",
                        String.valueOf(offer.own()),
                        "state",
                        offer.state().name())));
        unsent(line)
                .forEach(open -> told.add(
                        Message.of("discord.offer." + (played(open.to()) ? "unsent" : "governor"), "seat", open.to())));
        needed(order).map(Deal::needs).distinct().forEach(told::add);
        return told;
    }
}
