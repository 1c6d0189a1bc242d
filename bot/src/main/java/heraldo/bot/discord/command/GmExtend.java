package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Message;
import java.time.Duration;

/** {@code /gm extend}: more time for this turn. */
final class GmExtend extends GameMasterCommand {

    private final Forms forms;

    GmExtend(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("gm extend", forms.needed("hours", Kind.NUMBER).within(1, MOST_HOURS), forms.campaign());
    }

    @Override
    Message act(Call call) {
        return front().office()
                .gameMaster()
                .extend(call.act(), Duration.ofHours(call.number("hours").orElseThrow()));
    }

    private static final int MOST_HOURS = 24 * 60;
}
