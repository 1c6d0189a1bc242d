package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.sheet.Offered;
import heraldo.rules.engine.simulation.Others;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Gathers what a player may know of the others' sheets: what was agreed on with them, and what everybody can see of them. */
final class KnownOthers {

    private final Bench bench;

    KnownOthers(Bench bench) {
        this.bench = bench;
    }

    /**
     * Returns the knowledge of other seats that a simulation may use.
     *
     * @param written the player's assumptions about some of them
     */
    Others with(SortedMap<Seat, OrderSheet> written) {
        return new Others(written, agreed(), silent());
    }

    /** Returns the lines on other seats' sheets that follow from accepted offers and from the offers they have made. */
    private SortedMap<Seat, OrderSheet> agreed() {
        SortedMap<Seat, OrderSheet> agreed = new TreeMap<>();
        bench.receipt().offers().stream()
                .filter(offer -> offer.state() == Bid.State.ACCEPTED || offer.waits())
                .forEach(offer -> mirrored(offer)
                        .orders()
                        .forEach(order ->
                                agreed.merge(offer.other(), OrderSheet.of(order), (sheet, one) -> sheet.with(order))));
        return agreed;
    }

    private OrderSheet mirrored(Offered offer) {
        return new OrderSheet(bench.position().deals(bench.seat(), offer.order()).stream()
                .filter(deal -> deal.with().equals(offer.other()))
                .map(deal -> deal.mirrored())
                .toList());
    }

    /** The seats that people play, as everybody sees. */
    private SortedSet<Seat> people() {
        SortedSet<Seat> people = new TreeSet<>();
        bench.receipt().occupancies().stream()
                .filter(Occupancy::played)
                .map(Occupancy::seat)
                .forEach(people::add);
        people.removeAll(bench.context().office().away().regencies(bench.view().roster()));
        people.remove(bench.seat());
        return people;
    }

    /** The people of whom nobody sees that they are ready: all of them, where that is not shown. */
    private SortedSet<Seat> silent() {
        SortedSet<Seat> silent = people();
        if (bench.receipt().campaign().terms().showsDue()) {
            List<Seat> awaited = bench.context()
                    .office()
                    .archive()
                    .awaited(bench.receipt().campaign().id());
            SortedSet<Seat> due = bench.position().turn().due();
            silent.removeIf(seat -> due.contains(seat) && !awaited.contains(seat));
        }
        return silent;
    }
}
