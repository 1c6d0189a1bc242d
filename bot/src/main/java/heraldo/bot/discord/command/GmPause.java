package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Message;

/** {@code /gm pause}: no deadline until further notice. */
final class GmPause extends GameMasterCommand {

    private final Forms forms;

    GmPause(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("gm pause", forms.campaign());
    }

    @Override
    Message act(Call call) {
        return front().office().gameMaster().pause(call.act());
    }
}
