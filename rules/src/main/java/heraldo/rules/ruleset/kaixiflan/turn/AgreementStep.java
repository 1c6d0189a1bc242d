package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Owner;

/** Step 2.4, Comerciar acuerdo: colonists become envoys, agreements with both halves are established (R50). */
public final class AgreementStep implements Step {

    private static final int FAME = 5;
    private static final Units ENVOY = new Units(1, 0);

    @Override
    public void play(Progress turn) {
        turn.tasks(Agreement.class).forEach(task -> seal(turn, task));
    }

    private static void seal(Progress turn, Task<Agreement> task) {
        Owner own = task.owner();
        Owner partner = task.order().province();
        Hex capital = turn.start().province(partner).capital();
        turn.change(realm -> realm.muster(realm.muster().minus(capital, own, ENVOY)));
        if (turn.now().pacts().offered(partner, own)) {
            establish(turn, own, partner);
            task.tell(Message.of("done.agreement", "province", Say.owner(partner)));
        } else {
            turn.change(realm -> realm.pacts(realm.pacts().offering(own, partner)));
            turn.happened(new Deed.Offered(own, partner));
            task.tell(Message.of("done.half", "province", Say.owner(partner)));
        }
    }

    private static void establish(Progress turn, Owner one, Owner other) {
        turn.change(realm -> realm.pacts(realm.pacts().establishing(one, other, realm.turn())));
        turn.credit(one, Column.AGREEMENTS, FAME, other.name());
        turn.credit(other, Column.AGREEMENTS, FAME, one.name());
        turn.happened(new Deed.Allied(one, other));
    }
}
