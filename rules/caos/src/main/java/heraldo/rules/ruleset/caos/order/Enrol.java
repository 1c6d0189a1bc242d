package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Article;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.Optional;

/**
 * The form that players fill in to join.
 *
 * @param band the name of the band, 2 to 32 characters
 * @param article the article of the name, so that words agree with it
 * @param faith drawn by lot if none is chosen
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
