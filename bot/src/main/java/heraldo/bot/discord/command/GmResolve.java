package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Message;

/** {@code /gm resolve}: ends the turn now. */
final class GmResolve extends GameMasterCommand {

    private final Forms forms;

    GmResolve(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("gm resolve", forms.campaign());
    }

    @Override
    Message act(Call call) {
        return front().office().gameMaster().resolve(call.act());
    }
}
