package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;
import java.time.Duration;

/** {@code /gm extend}: more time for this turn. */
final class GmExtend extends GameMasterCommand {

    private final Forms forms;

    GmExtend(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("gm extend", forms.needed("hours", Kind.NUMBER).within(1, MOST_HOURS), forms.campaign());
    }

    @Override
    Message act(Admitted admitted) {
        return context()
                .office()
                .gameMaster()
                .extend(
                        admitted.act(),
                        Duration.ofHours(admitted.call().number("hours").orElseThrow()));
    }

    private static final int MOST_HOURS = 24 * 60;
}
