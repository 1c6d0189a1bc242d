package heraldo.bot.discord.command;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /orders move}: gives a line another place. */
final class OrdersMove extends SheetCommand {

    private final Forms forms;

    OrdersMove(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "orders move",
                forms.needed(LINE, Kind.NUMBER).within(1, MOST_LINES).withSuggestions(),
                forms.needed(TO, Kind.NUMBER).within(1, MOST_LINES).withSuggestions());
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
                .move(
                        admitted.act(),
                        admitted.call().number(LINE).orElseThrow(),
                        admitted.call().number(TO).orElseThrow());
    }
}
