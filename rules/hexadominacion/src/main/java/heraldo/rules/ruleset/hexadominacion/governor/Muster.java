package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The soldiers of a realm while a sheet is written: who has nothing to do yet, who is called where, who attacks. Those of quiet
 * hexes are called first. Lives within one sheet.
 */
final class Muster {

    private final Survey survey;
    private final int seat;
    private final Purse purse;
    private final Costs costs;
    private final boolean marches;
    private final List<Integer> own;
    private final int[] free = new int[Board.SIZE];
    private final int[] recruits = new int[Board.SIZE];
    private final SortedMap<Integer, SortedMap<Integer, Integer>> moves = new TreeMap<>();
    private final List<Order> attacks = new ArrayList<>();

    Muster(Survey survey, int seat, Purse purse) {
        this.survey = survey;
        this.seat = seat;
        this.purse = purse;
        this.costs = survey.book.costs();
        this.marches = !survey.world.realm(new Seat(seat)).bannedIn(survey.world.round())
                && !Settings.of(survey.world).connectedMoves();
        this.own = new ArrayList<>(survey.hexes(seat));
        own.sort(Comparator.comparing(survey::front));
        own.forEach(hex -> free[hex] = survey.world.tile(hex).soldiers());
    }

    /** The realm's hexes, quiet ones first. */
    List<Integer> own() {
        return own;
    }

    /** Soldiers of a hex that have nothing to do yet. */
    int free(int hex) {
        return free[hex];
    }

    /** All that have nothing to do yet. */
    int free() {
        int sum = 0;
        for (int hex : own) {
            sum += free[hex];
        }
        return sum;
    }

    /** So many of a hex have something to do where they are. */
    void engage(int hex, int soldiers) {
        free[hex] -= soldiers;
    }

    /**
     * Brings soldiers to a hex to stay there: those that are there, others that come, then recruits.
     *
     * @return the number of soldiers that stay
     */
    int post(int hex, int wanted, int mostRecruits) {
        int there = Math.min(wanted, free[hex]);
        free[hex] -= there;
        there += called(hex, wanted - there);
        int come = Math.min(Math.min(wanted - there, mostRecruits), purse.affords(costs.recruit(), wanted));
        recruit(hex, Math.max(0, come));
        return there + Math.max(0, come);
    }

    /** Sends the soldiers that are left at the border to a quiet hex. */
    void retire(int hex) {
        own.stream().filter(survey::front).forEach(from -> march(from, hex, free[from]));
    }

    /** So many who stay in a hex may also attack from there. */
    void release(int hex, int soldiers) {
        free[hex] += soldiers;
    }

    private void recruit(int hex, int soldiers) {
        recruits[hex] += soldiers;
        purse.spend(costs.recruit().times(soldiers));
    }

    private int called(int hex, int wanted) {
        int come = 0;
        for (int from : own) {
            come += from == hex ? 0 : march(from, hex, wanted - come);
        }
        return come;
    }

    /** Those of a hex who have nothing to do go to another; returns how many. */
    private int march(int from, int to, int most) {
        int go = marches ? Math.min(most, free[from]) : 0;
        if (go > 0) {
            free[from] -= go;
            moves.computeIfAbsent(from, start -> new TreeMap<>()).merge(to, go, Integer::sum);
        }
        return go;
    }

    /** Attacks with so many, if that can be paid. */
    boolean attack(int target, int soldiers) {
        List<Integer> near = beside(target);
        Stock price = price(soldiers, near);
        if (!purse.affords(price)) {
            return false;
        }
        int base = near.get(0);
        purse.spend(costs.attack().times(soldiers));
        List<Origin> origins = new ArrayList<>();
        int missing = soldiers;
        for (int hex : near) {
            int go = Math.min(missing, free[hex]);
            if (go > 0) {
                free[hex] -= go;
                origins.add(new Origin(hex, go));
                missing -= go;
            }
        }
        int come = called(base, missing);
        recruit(base, missing - come);
        if (missing > 0) {
            int from = origins.isEmpty() ? 0 : origins.remove(0).soldiers();
            origins.add(0, new Origin(base, from + missing));
        }
        attacks.add(new Attack(target, origins));
        return true;
    }

    /** The own hexes next to a target, that with most soldiers first. */
    private List<Integer> beside(int target) {
        List<Integer> near = new ArrayList<>();
        for (int side = 0; side < Board.sides(target); side++) {
            int hex = Board.neighbour(target, side);
            if (survey.owner(hex) == seat) {
                near.add(hex);
            }
        }
        near.sort(Comparator.comparingInt(hex -> -free[hex]));
        return near;
    }

    private Stock price(int soldiers, List<Integer> near) {
        int within = marches ? free() : near.stream().mapToInt(this::free).sum();
        return costs.attack().times(soldiers).plus(costs.recruit().times(Math.max(0, soldiers - within)));
    }

    /** With how many a target could be attacked at most. */
    int most(int target) {
        int within =
                marches ? free() : beside(target).stream().mapToInt(this::free).sum();
        int paid = purse.affords(costs.attack(), within);
        Stock rest = purse.left().above(costs.attack().times(paid));
        return paid < within ? paid : paid + rest.affords(costs.attack().plus(costs.recruit()), Board.SIZE);
    }

    /** Recruits, moves and attacks, in the order of their phases. */
    List<Order> orders() {
        List<Order> orders = new ArrayList<>();
        own.stream()
                .sorted()
                .filter(hex -> recruits[hex] > 0)
                .forEach(hex -> orders.add(new Recruit(recruits[hex], hex)));
        moves.forEach((from, ends) -> ends.forEach((to, soldiers) -> orders.add(new Move(soldiers, from, to))));
        orders.addAll(attacks);
        return orders;
    }
}
