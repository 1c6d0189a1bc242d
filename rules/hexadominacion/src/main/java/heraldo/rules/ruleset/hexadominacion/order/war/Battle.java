package heraldo.rules.ruleset.hexadominacion.order.war;

import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Remark;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Withdrawal;
import java.util.ArrayList;
import java.util.List;

/** One attack against the present owner of the target (§4, steps 2g to 2j). It has been paid for. */
record Battle(Round round, Assault assault, List<Assault> all) {

    private static final int DIE = 6;

    /** One of so many attackers dies when an attack fails (H17). */
    private static final int TOLL = 4;

    void fight() {
        List<Origin> groups = assault.groups();
        int attackers = assault.soldiers();
        int owner = round.field().owner(assault.target());
        Garrison garrison = new Garrison(round, assault.target(), all);
        int unpaid = garrison.pay();
        int defenders = garrison.defenders();
        boolean dice = defenders > 0;
        List<Integer> attack = dice ? roll("A", attackers) : List.of();
        List<Integer> guard = dice ? roll("D", defenders) : List.of();
        boolean won = !dice || Deed.sum(attack) > Deed.sum(guard);
        assault.depart(round.field());
        List<Origin> dead = won ? List.of() : fallen(groups, attackers / TOLL);
        Withdrawal.Result retreat =
                won ? new Conquest(round, assault, all).take(defenders, attackers) : Withdrawal.Result.NONE;
        if (!won) {
            comeHome(groups, dead);
        }
        round.happened(new Deed.Fought(
                assault.seat(),
                assault.line().number(),
                assault.target(),
                won,
                new Deed.Onslaught(groups, Attack.cost(round.book().costs(), attackers), attack, dead),
                new Deed.Defence(owner, defenders, garrison.paid(), unpaid, guard, retreat)));
        if (!dice) {
            round.remark(Remark.walkover(assault.seat(), assault.line().number(), assault.target()));
        }
        new Conquest(round, assault, all).downfall(owner, won);
    }

    /** The survivors of a failed attack are back where they came from, spent (step 2j). */
    private void comeHome(List<Origin> groups, List<Origin> dead) {
        groups.forEach(group -> round.field().addSpent(group.hex(), group.soldiers()));
        dead.forEach(group -> round.field().addSpent(group.hex(), -group.soldiers()));
    }

    private List<Integer> roll(String role, int count) {
        return round.dice().dice("atk|" + assault.label() + "|" + role, count, DIE);
    }

    /** Returns the dead by origin: each falls where most attackers are alive; of equal origins, in the first (R30). */
    private static List<Origin> fallen(List<Origin> groups, int dead) {
        int[] alive = new int[groups.size()];
        for (int i = 0; i < alive.length; i++) {
            alive[i] = groups.get(i).soldiers();
        }
        for (int i = 0; i < dead; i++) {
            alive[largest(alive)]--;
        }
        List<Origin> fallen = new ArrayList<>();
        for (int i = 0; i < alive.length; i++) {
            Origin group = groups.get(i);
            if (alive[i] < group.soldiers()) {
                fallen.add(new Origin(group.hex(), group.soldiers() - alive[i]));
            }
        }
        return fallen;
    }

    private static int largest(int[] numbers) {
        int largest = 0;
        for (int i = 1; i < numbers.length; i++) {
            largest = numbers[i] > numbers[largest] ? i : largest;
        }
        return largest;
    }
}
