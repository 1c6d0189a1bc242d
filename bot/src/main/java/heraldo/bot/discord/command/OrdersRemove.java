package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /orders remove}: strikes a line. */
final class OrdersRemove extends SheetCommand {

    private final Forms forms;

    OrdersRemove(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "orders remove",
                forms.needed(LINE, Kind.NUMBER).within(1, MOST_LINES).withSuggestions());
    }

    @Override
    public Right right() {
        return Right.PLAY;
    }

    @Override
    Receipt receipt(Admitted admitted) {
        return context()
                .office()
                .orders()
                .remove(admitted.act(), admitted.call().number(LINE).orElseThrow());
    }
}
