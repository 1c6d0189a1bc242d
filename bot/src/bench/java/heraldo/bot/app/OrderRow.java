package heraldo.bot.app;

import heraldo.bot.discord.OrderSpeed;
import java.util.List;

/** From a slash command to the answer with the order on the sheet. */
final class OrderRow implements Row {

    @Override
    public String name() {
        return "order";
    }

    @Override
    public List<String> measure() throws Exception {
        return OrderSpeed.rows();
    }
}
