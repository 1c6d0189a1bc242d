package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.page.ReceiptEmbed;

/** The lines that were written into the box of {@code /orders paste}. */
final class PastedOrders implements ComponentHandler {

    static final String ACTION = "paste";
    static final String TEXT = "text";

    private final BotContext context;

    PastedOrders(BotContext context) {
        this.context = context;
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public String errand() {
        return "orders paste";
    }

    @Override
    public Answer answer(Admitted admitted) {
        return new ReceiptEmbed(context)
                .of(
                        context.office()
                                .orders()
                                .paste(
                                        admitted.act(),
                                        admitted.call().text(TEXT).orElse("")),
                        admitted.tongue());
    }
}
