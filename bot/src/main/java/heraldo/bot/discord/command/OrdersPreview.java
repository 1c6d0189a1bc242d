package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.desk.SheetDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /orders preview}: the sheet with what it would cost, drawn on the player's own map. */
final class OrdersPreview extends SheetCommand {

    private final Forms forms;

    OrdersPreview(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("orders preview");
    }

    @Override
    public Right right() {
        return Right.LOOK;
    }

    @Override
    Receipt receipt(Admitted admitted) {
        return context().office().orders().show(admitted.act());
    }

    @Override
    Answer shown(Receipt receipt, Admitted admitted) {
        return new SheetDesk(context()).drawn(admitted, receipt);
    }
}
