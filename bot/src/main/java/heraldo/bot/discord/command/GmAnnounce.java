package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;

/** {@code /gm announce}: says something to everybody in the chronicle. */
final class GmAnnounce extends GameMasterCommand {

    private final Forms forms;

    GmAnnounce(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm announce", forms.needed("text", Kind.TEXT).within(1, LONGEST), forms.campaign());
    }

    @Override
    Message act(Admitted admitted) {
        return context()
                .office()
                .gameMaster()
                .announce(admitted.act(), admitted.call().needed("text"));
    }

    private static final int LONGEST = 1_500;
}
