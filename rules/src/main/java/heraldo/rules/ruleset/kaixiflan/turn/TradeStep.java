package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.order.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;

/** Step 2.2, Comerciar: exchanges (R46, R47) and banquets (R81). */
public final class TradeStep implements Step {

    @Override
    public void play(Progress turn) {
        turn.tasks(Exchange.class).forEach(task -> exchange(turn, task));
        turn.tasks(Banquet.class).forEach(task -> feast(turn, task));
    }

    private static void exchange(Progress turn, Task<Exchange> task) {
        Exchange order = task.order();
        int rate = turn.law().rates().of(task.owner(), order.get());
        int cost = task.cost().get(order.give());
        turn.pay(task);
        turn.gain(task.owner(), Stock.of(order.get(), order.quantity()));
        turn.happened(
                new Deed.Traded(task.owner(), task.line(), order.give(), cost, order.get(), order.quantity(), rate));
        task.tell(Message.of(
                "done.trade",
                "cost",
                Say.amount(order.give(), cost),
                "gain",
                Say.amount(order.get(), order.quantity()),
                "rate",
                rate));
    }

    private static void feast(Progress turn, Task<Banquet> task) {
        turn.change(realm -> realm.court(realm.court()
                .feasted(Frozen.with(realm.court().feasted(), task.order().hex()))));
        turn.credit(task.owner(), Column.BANQUETS, 1, Say.hex(task.order().hex()));
        turn.happened(new Deed.Feasted(task.owner(), task.order().hex()));
        task.tell(Message.of("done.banquet", "hex", Say.hex(task.order().hex())));
    }
}
