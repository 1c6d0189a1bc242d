package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.TicketHandler;
import heraldo.bot.discord.page.ReceiptCard;

/** The lines that were written into the box of {@code /orders paste}. */
final class PastedOrders implements TicketHandler {

    static final String ACTION = "paste";
    static final String TEXT = "text";

    private final Front front;

    PastedOrders(Front front) {
        this.front = front;
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
    public Answer answer(Call call) {
        return new ReceiptCard(front)
                .of(front.office().orders().paste(call.act(), call.text(TEXT).orElse("")), call.tongue());
    }
}
