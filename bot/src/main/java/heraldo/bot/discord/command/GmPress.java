package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Message;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code /gm press}: what players may say to each other through the bot, and when. */
final class GmPress extends GameMasterCommand {

    private static final String ORDERING = "ordering";
    private static final String LOCKED = "locked";
    private static final String ANONYMOUS = "anonymous";

    private final Forms forms;

    GmPress(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "gm press",
                chosen(ORDERING),
                chosen(LOCKED),
                forms.open(ANONYMOUS, Kind.NUMBER, "anonymous-most").within(0, PressRule.MOST_ANONYMOUS),
                forms.campaign());
    }

    private CommandOption chosen(String name) {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        for (Press each : Press.values()) {
            choices.put(word(each), context().dictionary().words("discord.press.allowed." + word(each)));
        }
        return forms.open(name, Kind.TEXT).withChoices(choices);
    }

    private static String word(Press press) {
        return press.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Right right() {
        return Right.SPEAK;
    }

    @Override
    Message act(Admitted admitted) {
        Call call = admitted.call();
        PressDirection.Wish wish = new PressDirection.Wish(
                press(call, ORDERING),
                press(call, LOCKED),
                call.number(ANONYMOUS).isPresent()
                        ? Optional.of(call.number(ANONYMOUS).getAsInt())
                        : Optional.empty());
        return context().office().pressDirection().settle(admitted.act(), wish);
    }

    private static Optional<Press> press(Call call, String option) {
        return call.text(option).map(word -> Press.valueOf(word.toUpperCase(Locale.ROOT)));
    }
}
