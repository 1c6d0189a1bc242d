package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;

/** {@code /orders remove}: strikes a line. */
final class OrdersRemove extends SheetCommand {

    private final Forms forms;

    OrdersRemove(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form(
                "orders remove",
                forms.needed(LINE, Kind.NUMBER).within(1, MOST_LINES).withPrompts());
    }

    @Override
    Receipt receipt(Call call) {
        return front().office().orders().remove(call.act(), call.number(LINE).orElseThrow());
    }
}
