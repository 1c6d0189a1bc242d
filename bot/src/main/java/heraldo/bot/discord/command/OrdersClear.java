package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Form;

/** {@code /orders clear}: strikes everything. */
final class OrdersClear extends SheetCommand {

    private final Forms forms;

    OrdersClear(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("orders clear");
    }

    @Override
    Receipt receipt(Call call) {
        return front().office().orders().clear(call.act());
    }
}
