package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Article;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.Optional;

/**
 * What a player fills in when he joins.
 *
 * @param band what he calls his band, 2 to 32 characters
 * @param article which article its name takes, so that words agree with it
 * @param faith drawn for him if he chooses none
 */
public record Enrol(String band, Optional<Article> article, Optional<Faith> faith) implements Order {

    public static OrderType<Enrol> type() {
        return OrderType.of(
                "enrol",
                Enrol.class,
                Param.one("band", Values.BAND),
                Param.optional("article", Values.ARTICLE),
                Param.optional("faith", Values.FAITH));
    }
}
