package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;

/** {@code /gm resume}: the clock runs again. */
final class GmResume extends GameMasterCommand {

    private final Forms forms;

    GmResume(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm resume", forms.campaign());
    }

    @Override
    Message act(Admitted admitted) {
        return context().office().gameMaster().resume(admitted.act());
    }
}
