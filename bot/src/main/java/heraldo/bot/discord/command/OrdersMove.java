package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;

/** {@code /orders move}: gives a line another place. */
final class OrdersMove extends SheetCommand {

    private final Forms forms;

    OrdersMove(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form(
                "orders move",
                forms.needed(LINE, Kind.NUMBER).within(1, MOST_LINES).withPrompts(),
                forms.needed(TO, Kind.NUMBER).within(1, MOST_LINES).withPrompts());
    }

    @Override
    Receipt receipt(Call call) {
        return front().office()
                .orders()
                .move(
                        call.act(),
                        call.number(LINE).orElseThrow(),
                        call.number(TO).orElseThrow());
    }
}
