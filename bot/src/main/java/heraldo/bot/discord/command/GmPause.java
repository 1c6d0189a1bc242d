package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;

/** {@code /gm pause}: no deadline until further notice. */
final class GmPause extends GameMasterCommand {

    private final Forms forms;

    GmPause(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm pause", forms.campaign());
    }

    @Override
    Message act(Admitted admitted) {
        return context().office().gameMaster().pause(admitted.act());
    }
}
