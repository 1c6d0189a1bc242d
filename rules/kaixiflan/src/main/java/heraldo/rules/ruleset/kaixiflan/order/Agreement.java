package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;

/** <i>Comerciar acuerdo</i>: one's own half of a mutual trade agreement (K34, R50). */
public record Agreement(Owner province) implements Action {

    private static final int FAME = 5;
    private static final Units ENVOY = new Units(1, 0);

    public static OrderType<Agreement> type(Values values) {
        return OrderType.of("agreement", Agreement.class, Param.one("province", values.province()));
    }

    /** A colonist in the partner's capital seals the half, once (R50). */
    @Override
    public Optional<Refusal> refusal(Plan plan) {
        Owner own = plan.owner();
        Pacts pacts = plan.realm().pacts();
        boolean done = province == own
                || pacts.allied(own, province)
                || pacts.offered(own, province)
                || plan.lines(Agreement.class).anyMatch(this::equals);
        boolean envoy = Optional.ofNullable(plan.realm().provinces().get(province))
                .map(Province::capital)
                .filter(capital -> plan.muster().at(capital, own).cover(ENVOY))
                .isPresent();
        return Refusal.when(done || !envoy, "E-ACU", "R50", "province", Say.owner(province));
    }

    @Override
    public void note(Plan plan) {
        Hex capital = plan.realm().province(province).capital();
        plan.change(muster -> muster.minus(capital, plan.owner(), ENVOY));
    }

    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        return List.of(Message.of("outlook.agreement", "answered", answered(plan) ? "yes" : "no"));
    }

    @Override
    public Optional<Message> warning(Plan plan) {
        return answered(plan)
                ? Optional.empty()
                : Optional.of(Message.of("warning.half", "province", Say.owner(province)));
    }

    private boolean answered(Plan plan) {
        return plan.realm().pacts().offered(province, plan.owner());
    }

    /** The other half, unless it is sealed already. */
    @Override
    public List<Deal> deals(Plan plan) {
        Owner own = plan.owner();
        boolean open = plan.realm().provinces().containsKey(province) && province != own && !answered(plan);
        return province
                .seat()
                .filter(seat -> open)
                .map(seat -> new Deal(
                        seat,
                        new Agreement(own),
                        Message.of("deal.agreement", "one", Say.owner(own), "other", Say.owner(province)),
                        true))
                .stream()
                .toList();
    }

    /** Step 2.4, Comerciar acuerdo: the colonist becomes an envoy; with both halves the agreement is established (R50). */
    public static void seal(Progress turn, Task<Agreement> task) {
        Owner own = task.owner();
        Owner partner = task.order().province;
        Hex capital = turn.start().province(partner).capital();
        turn.change(realm -> realm.withMuster(realm.muster().minus(capital, own, ENVOY)));
        if (turn.now().pacts().offered(partner, own)) {
            establish(turn, own, partner);
            task.tell(Message.of("done.agreement", "province", Say.owner(partner)));
        } else {
            turn.change(realm -> realm.withPacts(realm.pacts().offering(own, partner)));
            turn.happened(new Deed.Offered(own, partner));
            task.tell(Message.of("done.half", "province", Say.owner(partner)));
        }
    }

    private static void establish(Progress turn, Owner one, Owner other) {
        turn.change(realm -> realm.withPacts(realm.pacts().establishing(one, other, realm.turn())));
        turn.credit(one, Column.AGREEMENTS, FAME, other.name());
        turn.credit(other, Column.AGREEMENTS, FAME, one.name());
        turn.happened(new Deed.Allied(one, other));
    }
}
