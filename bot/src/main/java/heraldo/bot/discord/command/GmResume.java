package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Message;

/** {@code /gm resume}: the clock runs again. */
final class GmResume extends GameMasterCommand {

    private final Forms forms;

    GmResume(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("gm resume", forms.campaign());
    }

    @Override
    Message act(Call call) {
        return front().office().gameMaster().resume(call.act());
    }
}
