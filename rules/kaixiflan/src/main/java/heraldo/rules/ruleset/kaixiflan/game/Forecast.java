package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Examination;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.ArrayList;
import java.util.List;

/** Forecast of a sheet: its use of actions and purse, and its rates of trade. */
public final class Forecast {

    private final Law law;
    private final Owner owner;
    private final OrderSheet sheet;
    private final Examination examination;

    public Forecast(OrderSheet sheet, Examination examination) {
        this.law = examination.plan().law();
        this.owner = examination.plan().owner();
        this.sheet = sheet;
        this.examination = examination;
    }

    public List<Message> messages() {
        Province province = law.realm().province(owner);
        long used = Action.count(sheet);
        List<Message> messages = new ArrayList<>();
        messages.add(Message.of(
                "forecast.actions",
                "used",
                used,
                "most",
                law.book().era(province.era()).actions()));
        messages.add(Message.of("forecast.purse", "stock", Say.stock(province.stock())));
        for (int line = 1; line <= sheet.size(); line++) {
            rate(line, messages);
        }
        messages.add(cost(province));
        return messages;
    }

    private void rate(int line, List<Message> messages) {
        Examination.Line examined = examination.lines().get(line - 1);
        if (sheet.line(line) instanceof Exchange exchange && examined.refusal().isEmpty()) {
            messages.add(Message.of(
                    "forecast.rate",
                    "line",
                    line,
                    "rate",
                    law.rates().of(owner, exchange.get()),
                    "cost",
                    Say.stock(examined.cost())));
        }
    }

    private Message cost(Province province) {
        Stock cost = examination.cost();
        if (sheet.orders().stream().anyMatch(Pass.class::isInstance)) {
            return Message.of("forecast.pass");
        }
        if (cost.isNone()) {
            return Message.of(sheet.isEmpty() ? "forecast.none" : "forecast.free");
        }
        Stock left = province.stock().minus(cost);
        return Message.of("forecast.cost", "cost", Say.stock(cost), "left", Say.stock(left));
    }
}
