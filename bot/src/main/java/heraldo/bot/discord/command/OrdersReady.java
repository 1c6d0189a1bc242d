package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;

/** {@code /orders ready}: nothing more to come, or something after all. */
final class OrdersReady extends SheetCommand {

    private static final String READY = "ready";

    private final Forms forms;

    OrdersReady(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("orders ready", forms.open(READY, Kind.YES_NO));
    }

    @Override
    Receipt receipt(Call call) {
        boolean ready = call.text(READY).map(Boolean::parseBoolean).orElse(true);
        return front().office().orders().ready(call.act(), ready);
    }
}
