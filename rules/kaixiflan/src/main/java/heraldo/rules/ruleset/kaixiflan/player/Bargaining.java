package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Rates;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Exchanges what is not needed for what is missing to reach the goal.
 *
 * @param most the most exchanges it may write
 */
record Bargaining(int most) implements Habit {

    @Override
    public void follow(Draft draft) {
        boolean traded = true;
        for (int i = 0; i < most && traded && draft.actionsLeft() > 0; i++) {
            traded = trade(draft);
        }
    }

    private static boolean trade(Draft draft) {
        Stock goal = draft.goal().cost();
        Stock lack = goal.minus(draft.soon());
        Optional<Good> wanted =
                Good.ALL.stream().filter(good -> lack.get(good) > 0).max(Comparator.comparingInt(lack::get));
        return wanted.filter(get -> offer(draft, goal, get, lack.get(get))).isPresent();
    }

    /** Pays with what is left over most. */
    private static boolean offer(Draft draft, Stock goal, Good get, int lack) {
        Stock spare = Stock.of(good ->
                Math.max(0, Math.min(draft.left().get(good), draft.soon().get(good) - goal.get(good))));
        List<Good> gifts = Good.ALL.stream()
                .filter(good -> good != get && spare.get(good) > 0)
                .sorted(Comparator.comparingInt((Good good) -> -spare.get(good) * good.worth()))
                .toList();
        for (Good give : gifts) {
            int amount = affordable(draft, give, spare.get(give), get, lack);
            if (amount > 0 && draft.add(new Exchange(give, amount, get))) {
                draft.expect(Stock.of(get, amount));
                return true;
            }
        }
        return false;
    }

    private static int affordable(Draft draft, Good give, int spare, Good get, int most) {
        Rates rates = draft.law.rates();
        int amount = 0;
        while (amount < most && rates.cost(draft.owner, give, amount + 1, get) <= spare) {
            amount++;
        }
        return amount;
    }
}
