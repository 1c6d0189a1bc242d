package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /orders show}: the sheet. */
final class OrdersShow extends SheetCommand {

    private final Forms forms;

    OrdersShow(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("orders show");
    }

    @Override
    public Right right() {
        return Right.LOOK;
    }

    @Override
    Receipt receipt(Admitted admitted) {
        return context().office().orders().show(admitted.act());
    }
}
