package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.Claim;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.ArrayList;
import java.util.List;

/** Soldiers march, attack, claim ruins and stand guard: one sortie after another, as long as one makes things better. */
final class Campaigning {

    private final Draft draft;

    private Campaigning(Draft draft) {
        this.draft = draft;
    }

    static void go(Draft draft) {
        new Campaigning(draft).march();
    }

    private void march() {
        claim();
        List<Command> best = best();
        while (!best.isEmpty() && !draft.full()) {
            best.forEach(draft::give);
            claim();
            best = best();
        }
    }

    private void claim() {
        for (int corner : draft.now().ruins().array()) {
            draft.give(new Claim(corner));
        }
    }

    /** The first of the best sorties; none if things are better as they are. */
    private List<Command> best() {
        List<List<Command>> sorties = sorties();
        int most = sorties.isEmpty() ? 0 : draft.estimate(draft.now());
        List<Command> best = List.of();
        for (List<Command> commands : sorties) {
            int value = draft.estimate(draft.after(commands));
            best = value > most ? commands : best;
            most = Math.max(most, value);
        }
        return best;
    }

    /** Lists the possible sorties of each soldier, each in one go. */
    private List<List<Command>> sorties() {
        List<List<Command>> sorties = new ArrayList<>();
        boolean rests = draft.now().settings().recruitRest();
        for (Soldier soldier : draft.own().troop().soldiers()) {
            if (!soldier.attacked() && !(soldier.fresh() && rests)) {
                sorties(soldier, sorties);
            }
        }
        return sorties;
    }

    private void sorties(Soldier soldier, List<List<Command>> sorties) {
        attacks(soldier, soldier.corner()).forEach(attack -> sorties.add(List.of(attack)));
        if (soldier.moved()) {
            return;
        }
        for (int corner : Net.neighbours(soldier.corner())) {
            Move move = new Move(soldier.id(), corner);
            if (draft.game().refusal(draft.now(), draft.seat(), move).isEmpty()) {
                sorties.add(List.of(move));
                attacks(soldier, corner).forEach(attack -> sorties.add(List.of(move, attack)));
            }
        }
    }

    private List<Command> attacks(Soldier soldier, int from) {
        List<Command> attacks = new ArrayList<>();
        for (int corner : Net.neighbours(from)) {
            if (draft.mayStrike(corner)) {
                attacks.add(new Attack(soldier.id(), corner));
            }
        }
        return attacks;
    }
}
