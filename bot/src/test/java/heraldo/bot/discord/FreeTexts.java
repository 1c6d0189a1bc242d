package heraldo.bot.discord;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The examples of orders in which players may write what they like, with a text of one's own in them. */
final class FreeTexts {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final OrderBook book;
    private final Lexicon lexicon;

    FreeTexts(OrderBook book, Lexicon lexicon) {
        this.book = book;
        this.lexicon = lexicon;
    }

    /** One line for each example and place. */
    List<String> saying(String text) {
        List<String> lines = new ArrayList<>();
        for (OrderType<?> type : book.types()) {
            for (String example : book.help(type, lexicon).examples()) {
                book.read(example, lexicon)
                        .order()
                        .ifPresent(order -> type.params().stream()
                                .flatMap(param -> with(order, param, text).stream())
                                .forEach(lines::add));
            }
        }
        return lines;
    }

    private Optional<String> with(Order order, Param param, String text) {
        try {
            ObjectNode stored = (ObjectNode) JSON.readTree(book.codec().write(order));
            if (!stored.path(param.name()).isTextual()) {
                return Optional.empty();
            }
            Order other = book.codec().read(stored.put(param.name(), text).toString());
            return Optional.of(book.write(other, lexicon));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        } catch (IllegalArgumentException e) {
            // Not anything may stand there.
            return Optional.empty();
        }
    }
}
