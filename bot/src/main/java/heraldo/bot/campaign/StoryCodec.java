package heraldo.bot.campaign;

import heraldo.rules.kernel.Order;
import java.util.function.Function;

/** Port: keeps stories as text. */
public interface StoryCodec {
    String write(Story story, Function<Order, String> orders);

    Story read(String text, Function<String, Order> orders);
}
