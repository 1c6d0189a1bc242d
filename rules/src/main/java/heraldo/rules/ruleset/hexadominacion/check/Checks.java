package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.hexadominacion.order.Attack;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.Buy;
import heraldo.rules.ruleset.hexadominacion.order.Cede;
import heraldo.rules.ruleset.hexadominacion.order.Dismiss;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.order.Trade;
import java.util.List;

/** The check of every kind of order. */
final class Checks {

    private record Entry<O extends Order>(Class<O> kind, Check<O> check) {}

    private static final List<Entry<?>> ENTRIES = List.of(
            new Entry<>(Attack.class, new AttackCheck()),
            new Entry<>(Move.class, new MoveCheck()),
            new Entry<>(Build.class, new BuildCheck()),
            new Entry<>(Recruit.class, new RecruitCheck()),
            new Entry<>(Trade.class, new TradeCheck()),
            new Entry<>(Income.class, new IncomeCheck()),
            new Entry<>(Dismiss.class, new DismissCheck()),
            new Entry<>(MoveCapital.class, new CapitalCheck()),
            new Entry<>(Cede.class, new CedeCheck()),
            new Entry<>(Sell.class, new SellCheck()),
            new Entry<>(Buy.class, new BuyCheck()),
            new Entry<>(Surrender.class, new SurrenderCheck()),
            new Entry<>(Extend.class, new ExtendCheck()));

    private Checks() {}

    /** The check of an order. */
    static <O extends Order> Check<O> of(O order) {
        for (Entry<?> entry : ENTRIES) {
            if (entry.kind() == order.getClass()) {
                @SuppressWarnings("unchecked") // the entry's check takes orders of this kind
                Check<O> check = (Check<O>) entry.check();
                return check;
            }
        }
        throw new IllegalArgumentException("no order of this game: " + order);
    }
}
