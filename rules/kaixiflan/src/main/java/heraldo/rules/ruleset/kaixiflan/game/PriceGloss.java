package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Effects;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Optional;

/** Gloss of a stock or a cost. */
final class PriceGloss {

    private final Law law;
    private final ParamQuery query;
    private final Owner owner;

    PriceGloss(Law law, ParamQuery query) {
        this.law = law;
        this.query = query;
        this.owner = Owner.of(query.seat());
    }

    /** Tells the stock of a resource; of one to receive, its rate too; of an import, the richness under control. */
    Optional<Message> resource(String id) {
        Good good = Good.named(id);
        int stock = law.realm().province(owner).stock().get(good);
        return switch (query.param()) {
            case "give" -> Optional.of(Message.of("gloss.stock", "n", stock));
            case "get" ->
                Optional.of(
                        Message.of("gloss.rate", "n", stock, "rate", law.rates().of(owner, good)));
            default ->
                Optional.of(Message.of("gloss.control", "n", law.control().richness(owner, good)));
        };
    }

    Message building(String id) {
        Building building = law.book().building(id);
        return Message.of("gloss.building", "cost", Effects.amounts(building.cost()), "effects", Effects.of(building));
    }

    /** Tells the cost of a number of units or goods, where numbers cost something. */
    Optional<Message> number(int n) {
        return switch (query.type().key()) {
            case "recruit", "ind-recruit" -> Optional.of(costs(law.book().cost(units(n))));
            case "trade" -> traded(n);
            default -> Optional.empty();
        };
    }

    private Units units(int n) {
        return query.param().equals("armies") ? new Units(0, n) : new Units(n, 0);
    }

    private Optional<Message> traded(int n) {
        return good("give")
                .flatMap(give ->
                        good("get").map(get -> costs(Stock.of(give, law.rates().cost(owner, give, n, get)))));
    }

    private Optional<Good> good(String param) {
        return Optional.ofNullable(query.given().get(param)).map(Good::named);
    }

    private static Message costs(Stock cost) {
        return Message.of("gloss.costs", "cost", Effects.amounts(cost));
    }
}
