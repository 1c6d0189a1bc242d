package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Form;

/** {@code /orders show}: the sheet. */
final class OrdersShow extends SheetCommand {

    private final Forms forms;

    OrdersShow(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("orders show");
    }

    @Override
    Receipt receipt(Call call) {
        return front().office().orders().show(call.act());
    }
}
