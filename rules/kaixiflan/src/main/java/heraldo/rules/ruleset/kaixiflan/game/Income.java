package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Fields;
import heraldo.rules.ruleset.kaixiflan.law.Fields.Reaping;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Gathering;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Income of a store from the lines of a sheet, one after another, and the part that does not fit. Lives within one sheet. */
final class Income {

    private final Law law;
    private final Owner owner;
    private final Fields fields;
    private final int limit;
    private Stock store;

    /**
     * The store of a province.
     *
     * @param era the Era in which the turn ends: as much is kept
     * @param cost the cost of the whole sheet
     */
    Income(Law law, Owner owner, int era, Stock cost) {
        this.law = law;
        this.owner = owner;
        this.fields = new Fields(law, owner);
        this.limit = law.book().era(era).store();
        this.store = law.realm().province(owner).stock().minus(cost);
    }

    /** A collection: buildings that cannot help it, and what the store cannot keep of it (R41, R43). */
    List<Message> gather(Gathering order) {
        Reaping reaping = order.reaping(owner);
        List<Yield> yields = fields.yields(reaping);
        Stock added = fields.bonus(reaping, yields);
        fields.take(reaping, yields);
        Stock bonus = fields.harvest(reaping).bonus(yields);
        List<Message> warnings = new ArrayList<>();
        if (!order.independent()) {
            cutOff(yields, bonus).ifPresent(warnings::add);
        }
        gain(Harvest.total(yields).plus(added)).ifPresent(warnings::add);
        return warnings;
    }

    /** The resources whose buildings add nothing, because no free path leads to the capital. */
    private Optional<Message> cutOff(List<Yield> yields, Stock bonus) {
        Stock buildings = law.bonuses(owner).collect();
        Stock collected = Harvest.total(yields);
        Stock missed = Stock.of(good -> collected.get(good) > 0 && bonus.get(good) == 0 ? buildings.get(good) : 0);
        return missed.isNone()
                ? Optional.empty()
                : Optional.of(Message.of("warning.route", "amounts", Say.stock(missed)));
    }

    /** Adds a gain to everything before it, and warns of the part that goes to waste when the turn closes. */
    Optional<Message> gain(Stock gain) {
        Stock before = store;
        store = before.plus(gain);
        Stock waste = Stock.of(good -> over(store, good) - over(before, good));
        return waste.isNone()
                ? Optional.empty()
                : Optional.of(Message.of("warning.full", "amounts", Say.stock(waste), "limit", limit));
    }

    private int over(Stock stock, Good good) {
        return Math.max(0, stock.get(good) - limit);
    }
}
