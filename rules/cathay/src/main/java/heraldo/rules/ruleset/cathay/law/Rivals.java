package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Steps;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Round;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The rivals that may act before a seat, judged by public facts: roads, soldiers, the size of each hand.
 *
 * @param movers the others that have a turn before the seat's own
 */
public record Rivals(Position position, Prices prices, List<Seat> movers) {

    /** A soldier moves one edge and attacks along another (Y28). */
    private static final int STRIKE = 2;

    /** Those who play before a seat does: nobody, in its own turn. */
    public static Rivals before(Position position, Prices prices, Seat seat) {
        SortedSet<Seat> movers = new TreeSet<>();
        for (Round round = position.round(); !round.active().equals(seat); round = round.next()) {
            movers.add(round.active());
        }
        return of(position, prices, movers.stream().toList());
    }

    /** Those who play before a seat's turn comes again; only their soldiers are asked for. */
    public static Rivals after(Position then, Prices prices, Seat seat) {
        return of(
                then,
                prices,
                then.seats().stream().filter(other -> !other.equals(seat)).toList());
    }

    private static Rivals of(Position position, Prices prices, List<Seat> movers) {
        return new Rivals(
                position,
                prices,
                movers.stream()
                        .filter(seat -> !position.side(seat).player().resigned() && !position.eliminated(seat))
                        .toList());
    }

    /** A caution against some rivals; none where there are none. */
    public static List<Message> told(String how, List<Seat> who) {
        return who.isEmpty() ? List.of() : List.of(Message.of("outlook." + how, "who", who, "n", who.size()));
    }

    /** Cautions against those who may be on a site first. */
    public List<Message> onSite(int corner) {
        return Stream.concat(told("taken", settling(corner)).stream(), told("blocked", stepping(corner)).stream())
                .toList();
    }

    private List<Seat> who(Predicate<Seat> may) {
        return movers.stream().filter(may).toList();
    }

    private boolean pays(Seat seat, int cards) {
        return position.side(seat).hand().size() >= cards;
    }

    /** Lists the rivals that may build a road on an edge. */
    public List<Seat> paving(int edge) {
        return who(seat -> pays(seat, prices.road().size())
                && Links.reaches(position, seat, edge)
                && position.side(seat).buildings().roads().count()
                        < position.settings().limits().roads());
    }

    /** Lists the rivals that may make a corner useless: they may settle on it or next to it with at most one more road. */
    public List<Seat> settling(int corner) {
        List<Integer> corners = new ArrayList<>(List.of(corner));
        Arrays.stream(Net.neighbours(corner)).forEach(corners::add);
        return who(seat -> Sites.room(position, seat)
                && corners.stream()
                        .filter(each -> Sites.allowed(position, seat, each))
                        .anyMatch(each -> links(seat, each)));
    }

    private boolean links(Seat seat, int corner) {
        int settlement = prices.settlement().size();
        if (Links.linked(position, seat).has(corner)) {
            return pays(seat, settlement);
        }
        return pays(seat, settlement + prices.road().size())
                && Arrays.stream(Net.edgesAt(corner))
                        .anyMatch(edge -> position.paver(edge) == 0
                                && Links.linked(position, seat).has(Net.across(edge, corner)));
    }

    /** Lists the rivals with a soldier that may step on a corner. */
    public List<Seat> stepping(int corner) {
        return who(seat -> soldierWithin(seat, corner, 1));
    }

    /** Lists the rivals with a soldier that may attack a building on a corner. */
    public List<Seat> striking(int corner) {
        return who(seat -> soldierWithin(seat, corner, STRIKE));
    }

    private boolean soldierWithin(Seat seat, int corner, int steps) {
        return position.side(seat).troop().soldiers().stream()
                .anyMatch(soldier -> Steps.between(soldier.corner(), corner) <= steps);
    }

    /**
     * Lists the owner of an unguarded building if it moves first and may set a soldier there: a recruit, or one from beside it.
     */
    public List<Seat> guarding(Seat owner, int corner) {
        Side side = position.side(owner);
        boolean recruits = side.troop().count()
                        < position.settings().limits().warriors()
                                + position.settings().limits().archers()
                && pays(owner, prices.warrior().size());
        return who(seat -> seat.equals(owner) && (recruits || soldierWithin(owner, corner, 1)));
    }
}
