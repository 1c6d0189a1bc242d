package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /orders clear}: strikes everything. */
final class OrdersClear extends SheetCommand {

    private final Forms forms;

    OrdersClear(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("orders clear");
    }

    @Override
    public Right right() {
        return Right.PLAY;
    }

    @Override
    Receipt receipt(Admitted admitted) {
        return context().office().orders().clear(admitted.act());
    }
}
