package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Message;

/** {@code /gm announce}: says something to everybody in the chronicle. */
final class GmAnnounce extends GameMasterCommand {

    private final Forms forms;

    GmAnnounce(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("gm announce", forms.needed("text", Kind.TEXT).within(1, LONGEST), forms.campaign());
    }

    @Override
    Message act(Call call) {
        return front().office().gameMaster().announce(call.act(), call.needed("text"));
    }

    private static final int LONGEST = 1_500;
}
