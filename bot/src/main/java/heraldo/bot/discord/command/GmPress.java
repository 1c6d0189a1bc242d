package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;
import java.util.Optional;

/** {@code /gm press}: what players may say to each other through the bot, and when; and who else reads the results of turns. */
final class GmPress extends GameMasterCommand {

    private static final String ORDERING = "ordering";
    private static final String LOCKED = "locked";
    private static final String ANONYMOUS = "anonymous";
    private static final String PUBLISH = "publish";

    private final Forms forms;

    GmPress(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "gm press",
                PressChoice.option(forms, ORDERING, context().dictionary()),
                PressChoice.option(forms, LOCKED, context().dictionary()),
                forms.open(ANONYMOUS, Kind.NUMBER, "anonymous-most").within(0, PressRule.MOST_ANONYMOUS),
                forms.open(PUBLISH, Kind.YES_NO),
                forms.campaign());
    }

    @Override
    public Right right() {
        return Right.SPEAK;
    }

    @Override
    Message act(Admitted admitted) {
        Call call = admitted.call();
        PressDirection.Wish wish = new PressDirection.Wish(
                PressChoice.of(call, ORDERING),
                PressChoice.of(call, LOCKED),
                call.number(ANONYMOUS).isPresent()
                        ? Optional.of(call.number(ANONYMOUS).getAsInt())
                        : Optional.empty(),
                call.text(PUBLISH).map(Boolean::valueOf));
        return context().office().helm().press().settle(admitted.act(), wish);
    }
}
