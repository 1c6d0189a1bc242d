package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /orders ready}: nothing more to come, or something after all. */
final class OrdersReady extends SheetCommand {

    private static final String READY = "ready";

    private final Forms forms;

    OrdersReady(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("orders ready", forms.open(READY, Kind.YES_NO));
    }

    @Override
    public Right right() {
        return Right.PLAY;
    }

    @Override
    Receipt receipt(Admitted admitted) {
        boolean ready = admitted.call().text(READY).map(Boolean::parseBoolean).orElse(true);
        return context().office().orders().ready(admitted.act(), ready);
    }
}
