package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Several soldiers against one building in one turn: the first beat its guards, the last takes it. */
final class Assault {

    private final Draft draft;

    Assault(Draft draft) {
        this.draft = draft;
    }

    /** Orders that take a rival's building, for each that can be taken now: with as few soldiers as possible. */
    List<List<Command>> all() {
        List<List<Command>> assaults = new ArrayList<>();
        for (int corner : draft.now().builtByRivals(draft.seat()).array()) {
            if (draft.mayStrike(corner)) {
                shortest(corner).ifPresent(assaults::add);
            }
        }
        return assaults;
    }

    private Optional<List<Command>> shortest(int target) {
        List<Soldier> able = draft.own().troop().soldiers().stream()
                .filter(soldier -> strike(draft.now(), soldier, target).isPresent())
                .toList();
        List<Command> best = null;
        for (List<Soldier> order : orders(able)) {
            List<Command> commands = taking(order, target);
            boolean better = !commands.isEmpty() && (best == null || commands.size() < best.size());
            best = better ? commands : best;
        }
        return Optional.ofNullable(best);
    }

    /** Lists the orders of soldiers that strike one after another until they hold the building; empty if they cannot take it. */
    private List<Command> taking(List<Soldier> order, int target) {
        List<Command> commands = new ArrayList<>();
        Position now = draft.now();
        for (Soldier soldier : order) {
            Optional<List<Command>> strike = strike(now, soldier, target);
            if (strike.isPresent() && now.rivalBuildingOn(draft.seat(), target)) {
                commands.addAll(strike.get());
                now = draft.after(commands);
            }
        }
        return now.side(draft.seat()).buildings().has(target) ? commands : List.of();
    }

    /** Returns a soldier's attack on a building, after one step if necessary; empty if it cannot reach it. */
    private Optional<List<Command>> strike(Position now, Soldier soldier, int target) {
        Attack attack = new Attack(soldier.id(), target);
        if (stands(now, attack)) {
            return Optional.of(List.of(attack));
        }
        return Arrays.stream(Net.neighbours(target))
                .filter(corner -> Net.adjacent(soldier.corner(), corner))
                .mapToObj(corner -> new Move(soldier.id(), corner))
                .filter(move -> stands(now, move))
                .findFirst()
                .map(move -> List.of(move, attack));
    }

    private boolean stands(Position now, Command command) {
        return draft.game().refusal(now, draft.seat(), command).isEmpty();
    }

    /** Every order of at most three soldiers, a warrior last: only warriors conquer. */
    private static List<List<Soldier>> orders(List<Soldier> soldiers) {
        List<List<Soldier>> orders = new ArrayList<>();
        orders(soldiers, List.of(), orders);
        return orders;
    }

    private static void orders(List<Soldier> left, List<Soldier> begun, List<List<Soldier>> orders) {
        if (!begun.isEmpty() && begun.getLast().id().kind() == SoldierKind.WARRIOR) {
            orders.add(begun);
        }
        for (Soldier next : left) {
            List<Soldier> others = new ArrayList<>(left);
            others.remove(next);
            List<Soldier> longer = new ArrayList<>(begun);
            longer.add(next);
            orders(others, longer, orders);
        }
    }
}
