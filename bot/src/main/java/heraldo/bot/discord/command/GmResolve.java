package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;

/** {@code /gm resolve}: ends the turn now. */
final class GmResolve extends GameMasterCommand {

    private final Forms forms;

    GmResolve(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm resolve", forms.campaign());
    }

    @Override
    Message act(Admitted admitted) {
        return context().office().gameMaster().resolve(admitted.act());
    }
}
