package heraldo.rules.ruleset.hexadominacion.order.war;

import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Field;
import heraldo.rules.ruleset.hexadominacion.turn.Remark;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Withdrawal;
import java.util.List;

/** One attack against whoever holds the target now (§4, steps 2g to 2j). It is paid already. */
final class Battle {

    private static final int DIE = 6;

    /** One of so many attackers dies when an attack fails (H17). */
    private static final int TOLL = 4;

    private final Round round;
    private final Field field;
    private final Assault assault;
    private final List<Assault> all;

    Battle(Round round, Assault assault, List<Assault> all) {
        this.round = round;
        this.field = round.field();
        this.assault = assault;
        this.all = all;
    }

    void fight() {
        List<Origin> groups = assault.groups();
        int attackers = assault.soldiers();
        int owner = field.owner(assault.target());
        Garrison garrison = new Garrison(round, assault.target(), all);
        int unpaid = garrison.pay();
        int defenders = garrison.defenders();
        boolean dice = defenders > 0;
        List<Integer> attack = dice ? roll("A", attackers) : List.of();
        List<Integer> guard = dice ? roll("D", defenders) : List.of();
        boolean won = !dice || sum(attack) > sum(guard);
        assault.depart(field);
        List<Origin> dead = won ? List.of() : Casualties.among(groups, attackers / TOLL);
        Withdrawal.Result retreat =
                won ? new Conquest(round, assault, all).take(defenders, attackers) : Withdrawal.Result.NONE;
        if (!won) {
            comeHome(groups, dead);
        }
        round.happened(new Deed.Fought(
                assault.seat(),
                assault.line().number(),
                assault.target(),
                owner,
                groups,
                Attack.cost(round.book().costs(), attackers),
                defenders,
                garrison.paid(),
                unpaid,
                attack,
                guard,
                won,
                dead,
                retreat.groups(),
                retreat.vanished()));
        if (!dice) {
            round.remark(Remark.walkover(assault.seat(), assault.line().number(), assault.target()));
        }
        new Conquest(round, assault, all).downfall(owner, won);
    }

    /** The survivors of a failed attack are back where they came from, spent (step 2j). */
    private void comeHome(List<Origin> groups, List<Origin> dead) {
        groups.forEach(group -> field.addSpent(group.hex(), group.soldiers()));
        dead.forEach(group -> field.addSpent(group.hex(), -group.soldiers()));
    }

    private List<Integer> roll(String role, int count) {
        return round.dice().dice("atk|" + assault.label() + "|" + role, count, DIE);
    }

    private static int sum(List<Integer> dice) {
        int sum = 0;
        for (int die : dice) {
            sum += die;
        }
        return sum;
    }
}
